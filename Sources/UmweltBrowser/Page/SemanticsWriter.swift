import Foundation
import Umwelt
import UmweltRendering

/// Writes what a node is as the JSON that `umwelt.js` reads.
///
/// `r` is the role, which is content if it is left out; `x` says that it cannot be used, `w` that pointers use its
/// gestures alone; `l`, `v` and `h` are label, value and hint, `p` what it is for, `t` a name for tests; `n` says that
/// nobody is told of it, `f` that the keyboard can (1) or cannot (0) be directed to it though that is not so for all of
/// its role; `j` is the key that presses it and those that are held with it; `q` is what ARIA says beyond that (see
/// ``AriaWriter``). What belongs to a role is written next to it: of a toggle `c` is 1 if it is on, 0 if it is off, 2 if
/// it is mixed; of a menu's button whether it is open, of an option or a tab whether it is chosen; of an option `g` is what
/// it chooses if the others are in other rows; of a field `e` is what it looks like.
enum SemanticsWriter {
    /// The object; nil if it would tell a new node nothing but what all are.
    static func object(_ semantics: Semantics, isNew: Bool) -> String? {
        var fields: [String] = []
        switch semantics.role {
        // The lines of a text are its text.
        case .content, .text: break
        case .button: fields.append("\"r\":\"button\"")
        case .toggle(let isOn): fields.append("\"r\":\"toggle\",\"c\":\(isOn.map { $0 ? 1 : 0 } ?? 2)")
        case .slider(let slider): fields.append("\"r\":\"slider\",\(parts(of: slider))")
        case .stepper(let stepper): fields.append("\"r\":\"stepper\",\(parts(of: stepper))")
        case .menuButton(let isExpanded): fields.append("\"r\":\"menuButton\",\"c\":\(isExpanded ? 1 : 0)")
        case .choice: fields.append("\"r\":\"choice\"")
        case .option(let isSelected):
            fields.append("\"r\":\"option\",\"c\":\(isSelected ? 1 : 0)")
            if let choice = semantics.choice { fields.append("\"g\":\(PatchWriter.quoted(choice))") }
        case .meter(let meter): fields.append("\"r\":\"meter\",\(parts(of: meter))")
        case .disclosure(let isExpanded): fields.append("\"r\":\"disclosure\",\"c\":\(isExpanded ? 1 : 0)")
        case .dateField(let field): fields.append("\"r\":\"dateField\",\(parts(of: field))")
        case .colorWell(let well):
            fields.append("\"r\":\"colorWell\",\"c\":\(PatchWriter.quoted(well.value))")
        case .link(let url): fields.append("\"r\":\"link\"\(parts(of: url))")
        case .dialog(let dialog): fields.append("\"r\":\"dialog\",\(parts(of: dialog))")
        case .scrollArea(let area): fields.append("\"r\":\"scroll\",\(parts(of: area))")
        case .list(let list): fields.append("\"r\":\"list\",\"m\":\(list.isSelectable ? list.selectsMany ? 2 : 1 : 0)")
        case .listItem(let item): fields.append("\"r\":\"row\",\(parts(of: item))")
        case .listEdge: fields.append("\"r\":\"edge\"")
        case .heading: fields.append("\"r\":\"heading\"")
        case .grip: fields.append("\"r\":\"grip\"")
        case .field(let input):
            fields.append("\"r\":\"\(TextInputWriter.role(of: input))\"")
            fields.append("\"e\":\(TextInputWriter.object(input))")
        case .tab(let isSelected): fields.append("\"r\":\"tab\",\"c\":\(isSelected ? 1 : 0)")
        case .tabList: fields.append("\"r\":\"tabList\"")
        case .tabPanel(let isSwiped): fields.append("\"r\":\"tabPanel\"\(isSwiped ? ",\"s\":1" : "")")
        }
        if !semantics.isEnabled { fields.append("\"x\":1") }
        if !semantics.isPressedByPointers { fields.append("\"w\":1") }
        if let isFocusable = semantics.isFocusable.map({ $0 && !semantics.isReachedByProgram }) {
            fields.append("\"f\":\(isFocusable ? 1 : 0)")
        }
        if let label = semantics.label, !AriaWriter.isSpoken(semantics) {
            fields.append("\"l\":\(PatchWriter.quoted(label))")
        }
        // Only what has a range has words for its value; of others they are part of the description.
        let isRange =
            switch semantics.role {
            case .slider, .meter: true
            case .stepper(let stepper): stepper.number != nil
            default: semantics.isAdjustable
            }
        if isRange, let value = semantics.value { fields.append("\"v\":\(PatchWriter.quoted(value))") }
        let description = [isRange ? nil : semantics.value, semantics.hint ?? semantics.help].compactMap { $0 }
        if !description.isEmpty {
            fields.append("\"h\":\(PatchWriter.quoted(description.joined(separator: ", ")))")
        }
        if let help = semantics.help { fields.append("\"p\":\(PatchWriter.quoted(help))") }
        if let identifier = semantics.identifier { fields.append("\"t\":\(PatchWriter.quoted(identifier))") }
        if let shortcut = semantics.shortcut {
            fields.append(
                "\"j\":[\(PatchWriter.quoted(KeyNames.name(of: shortcut.key))),\(shortcut.modifiers.rawValue)]")
        }
        if semantics.isHidden { fields.append("\"n\":1") }
        if let aria = AriaWriter.object(semantics) { fields.append("\"q\":\(aria)") }
        return fields.isEmpty && isNew ? nil : "{\(fields.joined(separator: ","))}"
    }

    /// `c` is the value, `m` the bounds, `s` the step, `d` says that it runs from right to left.
    private static func parts(of slider: SliderSemantics) -> String {
        let bounds = slider.bounds
        var parts = ["\"c\":\(slider.value)", "\"m\":[\(bounds.lowerBound),\(bounds.upperBound)]"]
        if let step = slider.step { parts.append("\"s\":\(step)") }
        if slider.isRightToLeft { parts.append("\"d\":1") }
        return parts.joined(separator: ",")
    }

    /// `c` is the value if it is a number, `m` says whether it goes further down and up, `b` are the bounds.
    private static func parts(of stepper: StepperSemantics) -> String {
        var parts = ["\"m\":[\(stepper.canDecrement ? 1 : 0),\(stepper.canIncrement ? 1 : 0)]"]
        if let value = stepper.number { parts.append("\"c\":\(value)") }
        if let bounds = stepper.bounds {
            let ends = [bounds.lowerBound, bounds.upperBound].map { $0.isFinite ? String($0) : "null" }
            parts.append("\"b\":[\(ends.joined(separator: ","))]")
        }
        return parts.joined(separator: ",")
    }

    /// `c` is the value if somebody knows it, `m` the bounds, `k` the kind.
    private static func parts(of meter: MeterSemantics) -> String {
        let bounds = meter.bounds
        let limits =
            "\"m\":[\(bounds.lowerBound),\(bounds.upperBound)],\"k\":\"\(meter.isProgress ? "progressbar" : "meter")\""
        guard let value = meter.value, value.isFinite else { return limits }
        return "\"c\":\(value),\(limits)"
    }

    /// `k` is the kind of the browser's field, `c` what it is set to, `m` the least and the most, both empty for anything.
    private static func parts(of field: DateFieldSemantics) -> String {
        let limits = [field.minimum, field.maximum].map { PatchWriter.quoted($0 ?? "") }.joined(separator: ",")
        let kind = field.kind == .day ? "date" : "time"
        return "\"k\":\"\(kind)\",\"c\":\(PatchWriter.quoted(field.value)),\"m\":[\(limits)]"
    }

    /// `u` is the URL, if a page may lead to it.
    private static func parts(of url: URL) -> String {
        PageRequests.allows(url) ? ",\"u\":\(PatchWriter.quoted(url.absoluteString))" : ""
    }

    /// `k` is the kind, `d` says that it is dark, `c` is the rectangle of what is presented in the window.
    private static func parts(of dialog: Semantics.Dialog) -> String {
        let card = dialog.card
        let numbers = [card.minX, card.minY, card.width, card.height].map { String(svg: $0) }
        var parts = ["\"c\":[\(numbers.joined(separator: ","))]"]
        switch dialog.kind {
        case .dialog: break
        case .alert: parts.append("\"k\":\"alertdialog\"")
        case .menu: parts.append("\"k\":\"menu\"")
        }
        if dialog.isDark { parts.append("\"d\":1") }
        return parts.joined(separator: ",")
    }

    /// `m` says whether there is more to the sides, and above or below; `b` whether scroll bars are shown there; `w` that
    /// nobody may scroll; `s` that it wants to hear when its user begins and stops; `o` whether what is around it never
    /// scrolls in its place; `u` that its content is shown outside too; `g` that it is
    /// fetched again when it is pulled down.
    private static func parts(of area: ScrollSemantics) -> String {
        func flags(_ horizontal: Bool, _ vertical: Bool) -> String { "[\(horizontal ? 1 : 0),\(vertical ? 1 : 0)]" }
        var parts = [
            "\"m\":\(flags(area.scrollsHorizontally, area.scrollsVertically))",
            "\"b\":\(flags(area.showsHorizontalIndicator, area.showsVerticalIndicator))",
        ]
        if !area.canScroll { parts.append("\"w\":1") }
        if area.settles { parts.append("\"s\":1") }
        if area.canRefresh { parts.append("\"g\":1") }
        if area.showsOutside { parts.append("\"u\":1") }
        if area.keepsHorizontalScrolls || area.keepsVerticalScrolls {
            parts.append("\"o\":\(flags(area.keepsHorizontalScrolls, area.keepsVerticalScrolls))")
        }
        return parts.joined(separator: ",")
    }

    /// `m` is the place, from 1, and the number of rows; `c` is 1 if it is selected, 0 if it could be; `d` says that
    /// pressing it does something, `e` that it can be deleted, `s` whether it can be swiped to the left and to the right.
    private static func parts(of item: ListItemSemantics) -> String {
        var parts = ["\"m\":[\(item.position + 1),\(item.count)]"]
        if let isSelected = item.isSelected { parts.append("\"c\":\(isSelected ? 1 : 0)") }
        if item.isPressable { parts.append("\"d\":1") }
        if item.canDelete { parts.append("\"e\":1") }
        if !item.swipes.isEmpty {
            parts.append("\"s\":[\(item.swipes.contains(.toLeft) ? 1 : 0),\(item.swipes.contains(.toRight) ? 1 : 0)]")
        }
        return parts.joined(separator: ",")
    }
}

extension StepperSemantics {
    /// What it is set to, if JSON can say that.
    fileprivate var number: Double? { value.flatMap { $0.isFinite ? $0 : nil } }
}

import Foundation
import Umwelt
import UmweltRendering

extension RoleRecord {
    /// Makes the record of a node's role and its properties.
    init(_ semantics: Semantics) {
        switch semantics.role {
        // The lines of a text show it; no record is needed.
        case .content, .text: self = .content
        case .button: self = .button
        case .toggle(let isOn): self = .toggle(StateRecord(state: isOn.map { OnOffRecord($0) } ?? .mixed))
        case .slider(let slider): self = .slider(SliderRecord(slider))
        case .stepper(let stepper): self = .stepper(StepperRecord(stepper))
        case .menuButton(let isExpanded): self = .menuButton(StateRecord(state: OnOffRecord(isExpanded)))
        case .choice: self = .choice
        case .option(let isSelected):
            self = .option(OptionRecord(state: OnOffRecord(isSelected), choice: semantics.choice))
        case .meter(let meter): self = .meter(MeterRecord(meter))
        case .disclosure(let isExpanded): self = .disclosure(StateRecord(state: OnOffRecord(isExpanded)))
        case .dateField(let field): self = .dateField(DateFieldRecord(field))
        case .colorWell(let well): self = .colorWell(ColorWellRecord(color: well.value))
        case .link(let url): self = .link(LinkRecord(url: PageRequests.allows(url) ? url.absoluteString : nil))
        case .dialog(let dialog): self = .dialog(DialogRecord(dialog))
        case .scrollArea(let area): self = .scroll(ScrollRecord(area))
        case .list(let list):
            self = .list(ListRecord(selection: list.isSelectable ? list.selectsMany ? .many : .one : .none))
        case .listItem(let item): self = .row(RowRecord(item))
        case .listEdge: self = .edge
        case .heading: self = .heading
        case .grip: self = .grip
        case .field(let input):
            switch input.kind {
            case .line: self = .field(FieldRecord(input))
            case .secret: self = .secret(FieldRecord(input))
            case .lines where input.runs != nil: self = .styledEditor(FieldRecord(input))
            case .lines: self = .editor(FieldRecord(input))
            }
        case .tab(let isSelected): self = .tab(StateRecord(state: OnOffRecord(isSelected)))
        case .tabList: self = .tabList
        case .webPage(let page): self = .webPage(WebPageRecord(page))
        case .video(let player): self = .video(PlayerRecord(player))
        case .tabPanel(let isSwiped): self = .tabPanel(TabPanelRecord(isSwiped: isSwiped))
        }
    }
}

extension SliderRecord {
    fileprivate init(_ slider: SliderSemantics) {
        self.init(
            number: slider.value, bounds: [slider.bounds.lowerBound, slider.bounds.upperBound], step: slider.step,
            isRightToLeft: slider.isRightToLeft, knobWidth: slider.knobWidth)
    }
}

extension StepperRecord {
    fileprivate init(_ stepper: StepperSemantics) {
        number = stepper.number
        bounds = stepper.bounds.map { bounds in
            [bounds.lowerBound, bounds.upperBound].map { $0.isFinite ? $0 : nil }
        }
    }
}

extension MeterRecord {
    fileprivate init(_ meter: MeterSemantics) {
        self.init(
            number: meter.value.flatMap { $0.isFinite ? $0 : nil },
            bounds: [meter.bounds.lowerBound, meter.bounds.upperBound], kind: meter.isProgress ? .progressbar : .meter)
    }
}

extension DateFieldRecord {
    fileprivate init(_ field: DateFieldSemantics) {
        self.init(
            kind: field.kind == .day ? .date : .time, date: field.value,
            limits: [field.minimum ?? "", field.maximum ?? ""])
    }
}

extension DialogRecord {
    fileprivate init(_ dialog: Semantics.Dialog) {
        card = BoxRecord(dialog.card)
        switch dialog.kind {
        case .dialog: break
        case .alert: kind = .alertdialog
        case .menu: kind = .menu
        }
        isDark = dialog.isDark
        letsThrough = dialog.letsThrough
    }
}

extension ScrollRecord {
    fileprivate init(_ area: ScrollSemantics) {
        scrolls = AxesRecord(area.scrollsHorizontally, area.scrollsVertically)
        indicators = AxesRecord(area.showsHorizontalIndicator, area.showsVerticalIndicator)
        isLocked = !area.canScroll
        settles = area.settles
        refreshes = area.canRefresh
        showsOutside = area.showsOutside
        if area.insets != EdgeInsets() {
            insets = [area.insets.top, area.insets.trailing, area.insets.bottom, area.insets.leading].map { Double($0) }
        }
        if area.keepsHorizontalScrolls || area.keepsVerticalScrolls {
            keeps = AxesRecord(area.keepsHorizontalScrolls, area.keepsVerticalScrolls)
        }
    }
}

extension RowRecord {
    fileprivate init(_ item: ListItemSemantics) {
        place = [item.position + 1, item.count]
        selection = item.isSelected.map { OnOffRecord($0) }
        isPressable = item.isPressable
        canDelete = item.canDelete
        canMove = item.canMove
        if !item.swipes.isEmpty {
            swipes = AxesRecord(item.swipes.contains(.toLeft), item.swipes.contains(.toRight))
        }
    }
}

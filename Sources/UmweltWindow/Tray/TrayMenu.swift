internal import CGTK
import Umwelt

/// The menu of a tray item, on the bus: the desktop shows it, and reports the selection.
@MainActor
final class TrayMenu {
    /// The protocol of menus on the bus, as Canonical's library for it describes it.
    private static let interface = BusInterface(
        name: "com.canonical.dbusmenu",
        properties: ["Version": "u", "TextDirection": "s", "Status": "s", "IconThemePath": "as"],
        methods: [
            BusInterface.Method("GetLayout", ["i", "i", "as"], ["u", "(ia{sv}av)"]),
            BusInterface.Method("GetGroupProperties", ["ai", "as"], ["a(ia{sv})"]),
            BusInterface.Method("GetProperty", ["i", "s"], ["v"]),
            BusInterface.Method("Event", ["i", "s", "v", "u"]),
            BusInterface.Method("EventGroup", ["a(isvu)"], ["ai"]),
            BusInterface.Method("AboutToShow", ["i"], ["b"]),
            BusInterface.Method("AboutToShowGroup", ["ai"], ["ai", "ai"]),
        ],
        signals: ["LayoutUpdated": ["u", "i"], "ItemsPropertiesUpdated": ["a(ia{sv})", "a(ias)"]])

    /// An entry of the menu, by the protocol's properties.
    private struct Entry {
        var properties: [String: BusValue]
        var children: [Int32] = []
        var control: CommandControl?
    }

    private var entries: [Int32: Entry] = [:]
    private var object: BusObject?
    private var revision: UInt32 = 0

    /// The number of the next entry. IDs are never reused, so a click in a stale menu cannot hit another item.
    private var next: Int32 = 1

    /// The number of the menu itself.
    private static let root: Int32 = 0

    private let choose: @MainActor (CommandControl) -> Void

    /// Puts the menu on a bus.
    ///
    /// - Parameter choose: Called with the selected item.
    init(at path: String, on bus: Bus, choose: @escaping @MainActor (CommandControl) -> Void) {
        self.choose = choose
        entries = [Self.root: Entry(properties: ["children-display": .text("submenu")])]
        object = BusObject(
            Self.interface, at: path, on: bus,
            property: { [weak self] name in self?.property(name) ?? .text("") },
            answer: { [weak self] name, arguments in self?.answer(name, arguments) })
    }

    /// Shows other items.
    func show(_ items: [CommandItem]) {
        entries = [:]
        entries[Self.root] = Entry(properties: ["children-display": .text("submenu")], children: items.map(add))
        revision &+= 1
        object?.emit("LayoutUpdated", [.uint32(revision), .int32(Self.root)])
    }

    // MARK: Entries

    private func add(_ item: CommandItem) -> Int32 {
        let number = next
        next &+= 1
        switch item {
        case .separator: entries[number] = Entry(properties: ["type": .text("separator")])
        case .heading(let text):
            entries[number] = Entry(properties: ["label": .text(Self.label(text)), "enabled": .flag(false)])
        case .menu(let list):
            entries[number] = Entry(
                properties: ["label": .text(Self.label(list.title)), "children-display": .text("submenu")],
                children: list.items.map(add))
        case .control(let control):
            var properties: [String: BusValue] = [
                "label": .text(Self.label(control.label)), "enabled": .flag(control.isEnabled),
            ]
            switch control.mark {
            case .none: break
            case .toggle(let isOn):
                properties["toggle-type"] = .text("checkmark")
                properties["toggle-state"] = .int32(isOn.map { $0 ? 1 : 0 } ?? -1)
            case .option(let isSelected):
                properties["toggle-type"] = .text("radio")
                properties["toggle-state"] = .int32(isSelected ? 1 : 0)
            }
            entries[number] = Entry(properties: properties, control: control)
        }
        return number
    }

    /// Returns a text without the protocol's marks for letters that are underlined.
    private static func label(_ text: String) -> String {
        text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }

    // MARK: Calls

    private func property(_ name: String) -> BusValue {
        switch name {
        case "Version": .uint32(3)
        case "TextDirection": .text(gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "rtl" : "ltr")
        case "IconThemePath": .list("s", [])
        default: .text("normal")
        }
    }

    private func answer(_ name: String, _ arguments: [Variant]) -> [BusValue]? {
        func number(_ index: Int) -> Int32 {
            arguments.indices.contains(index) ? arguments[index].int32 ?? Self.root : Self.root
        }
        func list(_ index: Int) -> [Variant] { arguments.indices.contains(index) ? arguments[index].list : [] }
        switch name {
        case "GetLayout":
            let depth = number(1)
            return [.uint32(revision), layout(of: number(0), depth: depth < 0 ? .max : depth, names(list(2)))]
        case "GetGroupProperties":
            let wanted = list(0).compactMap(\.int32)
            let found = (wanted.isEmpty ? entries.keys.sorted() : wanted).filter { entries[$0] != nil }
            let names = names(list(1))
            return [.list("(ia{sv})", found.map { .tuple([.int32($0), .table(properties(of: $0, names))]) })]
        case "GetProperty":
            guard arguments.count == 2, let name = arguments[1].text else { return nil }
            return entries[number(0)]?.properties[name].map { [.any($0)] }
        case "Event":
            handle(arguments)
            return []
        case "EventGroup":
            let unknown = list(0).compactMap { $0.list.first?.int32 }.filter { entries[$0] == nil }
            for event in list(0) { handle(event.list) }
            return [.list("i", unknown.map { .int32($0) })]
        // The menu is up to date at all times.
        case "AboutToShow": return [.flag(false)]
        case "AboutToShowGroup": return [.list("i", []), .list("i", [])]
        default: return nil
        }
    }

    /// Returns the names of the requested properties; nil for all.
    private func names(_ list: [Variant]) -> Set<String>? { list.isEmpty ? nil : Set(list.compactMap(\.text)) }

    private func properties(of number: Int32, _ names: Set<String>?) -> [String: BusValue] {
        (entries[number]?.properties ?? [:]).filter { names?.contains($0.key) ?? true }
    }

    private func layout(of number: Int32, depth: Int32, _ names: Set<String>?) -> BusValue {
        let children = depth > 0 ? entries[number]?.children ?? [] : []
        return .tuple([
            .int32(number), .table(properties(of: number, names)),
            .list("v", children.map { .any(layout(of: $0, depth: depth - 1, names)) }),
        ])
    }

    /// Handles an event: the number of the entry, and the kind of event.
    private func handle(_ event: [Variant]) {
        guard event.count > 1, event[1].text == "clicked", let number = event[0].int32,
            let control = entries[number]?.control, control.isEnabled
        else { return }
        choose(control)
    }
}

extension Variant {
    /// The number, if it is one of those that count menu entries.
    fileprivate var int32: Int32? { number.flatMap { Int32(exactly: $0) } }
}

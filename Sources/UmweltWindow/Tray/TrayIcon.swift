internal import CGTK
import Umwelt

/// An item of the tray on the bus, for a scene of the app.
@MainActor
final class TrayIcon: DesktopSurface {
    /// The protocol of items in trays, as KDE and freedesktop.org describe it.
    private static let interface = BusInterface(
        name: "org.kde.StatusNotifierItem",
        properties: [
            "Category": "s", "Id": "s", "Title": "s", "Status": "s", "WindowId": "i", "IconName": "s",
            "IconPixmap": "a(iiay)", "OverlayIconName": "s", "OverlayIconPixmap": "a(iiay)", "AttentionIconName": "s",
            "AttentionIconPixmap": "a(iiay)", "AttentionMovieName": "s", "ToolTip": "(sa(iiay)ss)",
            "ItemIsMenu": "b", "Menu": "o",
        ],
        methods: [BusInterface.Method("Activate", ["i", "i"])],
        signals: ["NewTitle": [], "NewIcon": [], "NewToolTip": [], "NewStatus": ["s"]])

    /// The object path of the item on the bus.
    let path: String

    /// The window that represents the item, and is not shown.
    private let view: ViewHost
    private let menu: TrayMenu
    private var object: BusObject?
    private let toggleWindow: @MainActor () -> Void

    /// The current item; nil while it is hidden.
    private var item: TrayItem?

    /// Puts an item on a bus.
    ///
    /// - Parameters:
    ///   - number: The number of the item among the app's.
    ///   - choose: Called with the selected menu item.
    ///   - toggleWindow: Opens the item's window, or closes it.
    init(
        _ view: ViewHost, number: Int, on bus: Bus,
        choose: @escaping @MainActor (CommandControl) -> Void, toggleWindow: @escaping @MainActor () -> Void
    ) {
        self.view = view
        self.toggleWindow = toggleWindow
        path = "/StatusNotifierItem/\(number)"
        menu = TrayMenu(at: "\(path)/Menu", on: bus, choose: choose)
        object = BusObject(
            Self.interface, at: path, on: bus,
            property: { [weak self] name in self?.property(name) ?? .text("") },
            answer: { [weak self] name, _ in self?.answer(name) })
        view.surface = self
        update()
    }

    /// True while the app shows the item.
    var isShown: Bool { item != nil }

    /// Tells the desktop what has changed in the app's item.
    func update() {
        let new = view.system.trayItem
        let old = item
        guard new != old else { return }
        item = new
        if (new == nil) != (old == nil) { object?.emit("NewStatus", [.text(status)]) }
        guard let new else { return }
        if new.title != old?.title { for signal in ["NewTitle", "NewToolTip"] { object?.emit(signal) } }
        if new.picture != old?.picture { object?.emit("NewIcon") }
        if new.items != old?.items { menu.show(new.items) }
    }

    /// Sets the traits of the item's views.
    func apply(_ traits: HostTraits) {
        if view.traits != traits { view.traits = traits }
        update()
    }

    private var status: String { item == nil ? "Passive" : "Active" }

    private func property(_ name: String) -> BusValue {
        switch name {
        case "Category": .text("ApplicationStatus")
        case "Id": .text(g_get_prgname().map { String(cString: $0) } ?? "")
        case "Title": .text(item?.title ?? "")
        case "Status": .text(status)
        case "WindowId": .int32(0)
        case "IconPixmap": item?.picture.trayPictures ?? .list("(iiay)", [])
        case "OverlayIconPixmap", "AttentionIconPixmap": .list("(iiay)", [])
        case "ToolTip": .tuple([.text(""), .list("(iiay)", []), .text(item?.title ?? ""), .text("")])
        case "ItemIsMenu": .flag(item?.opensWindow != true)
        case "Menu": .path("\(path)/Menu")
        default: .text("")
        }
    }

    private func answer(_ name: String) -> [BusValue]? {
        // Without an answer the desktop opens the menu.
        guard name == "Activate", item?.opensWindow == true else { return nil }
        toggleWindow()
        return []
    }
}

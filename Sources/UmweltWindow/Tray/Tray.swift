internal import CGTK
import Umwelt

/// The app's items in the desktop's tray, by the protocol of status notifiers.
///
/// GTK 4 has no tray. The desktop has one if a program on the bus keeps a list of items; otherwise, or until then,
/// nothing is shown.
@MainActor
final class Tray {
    private unowned let host: WindowHost
    private let app: AppHost
    private let bus: Bus
    private let requests: [WindowRequest]
    private var icons: [TrayIcon] = []

    /// The windows that items have opened, by the number of the item.
    private var windows: [Int: ViewHost] = [:]

    /// True while the desktop has a tray.
    private(set) var isPresent: Bool

    /// The bus name of the program that keeps the list of items.
    private static let watcher = "org.kde.StatusNotifierWatcher"

    /// The time that the first window waits for the bus, in milliseconds: as for the settings portal.
    private static let timeout: gint = 250

    /// Looks for a tray; nil if the app has no tray items.
    init?(_ app: AppHost, in host: WindowHost) {
        let requests = app.trayRequests
        guard let bus = host.desktop.session, !requests.isEmpty else { return nil }
        self.host = host
        self.app = app
        self.bus = bus
        self.requests = requests
        isPresent = bus.hasOwner(of: Self.watcher, timeout: Self.timeout)
        bus.watch(Self.watcher) { [weak self] isThere in
            guard let self else { return }
            isPresent = isThere
            if isThere { register() }
        }
    }

    /// True while an item of the app is in the tray, which keeps the app running without windows.
    var isShown: Bool { isPresent && (icons.isEmpty || icons.contains(where: \.isShown)) }

    /// Sets the traits of all items' views.
    func updateTraits() { for icon in icons { icon.apply(traits) } }

    /// The traits of the windows that represent items: visible, but inactive.
    private var traits: HostTraits {
        var traits = host.traits
        traits.scenePhase = .inactive
        traits.controlActiveState = .inactive
        traits.displayScale = 2
        traits.isInTray = true
        return traits
    }

    /// Creates the items if necessary, and registers them with the tray that has appeared.
    private func register() {
        if icons.isEmpty { icons = requests.enumerated().compactMap { makeIcon($1, number: $0 + 1) } }
        let method = Bus.Method(
            destination: Self.watcher, path: "/StatusNotifierWatcher", interface: Self.watcher,
            name: "RegisterStatusNotifierItem")
        for icon in icons { bus.call(method, Bus.texts([icon.path])) { _ in } }
    }

    private func makeIcon(_ request: WindowRequest, number: Int) -> TrayIcon? {
        guard let view = app.openWindow(request, traits: traits) else { return nil }
        return TrayIcon(
            view, number: number, on: bus,
            choose: { [weak self] control in self?.choose(control) },
            toggleWindow: { [weak self] in self?.toggleWindow(of: request, number: number) })
    }

    private func choose(_ control: CommandControl) {
        switch control.target {
        case .node(let node):
            node.send(.press)
            host.update()
        case .standard:
            // The only one is the end of the app, which is answered first.
            Task { [host = host, bus = bus] in
                bus.flush()
                host.closeAll()
            }
        }
    }

    /// Opens the window of an item, or closes it if it is open.
    private func toggleWindow(of request: WindowRequest, number: Int) {
        if let open = windows[number], host.close(open) {
            windows[number] = nil
        } else {
            windows[number] = host.showTrayWindow(request)
        }
    }
}

@_spi(Kernel) import UmweltCore
import Foundation

/// An item of the desktop's tray, as the app shows it now.
package struct TrayItem: Equatable {
    /// The words of the label.
    package let title: String

    /// The drawing of the label.
    package let picture: DisplayList

    /// The items of the menu. The last item quits the app.
    package let items: [CommandItem]

    /// True if a press opens a window in place of the menu.
    package let opensWindow: Bool
}

extension WindowSystem {
    /// The tray item that the window represents; nil while the app shows none.
    package var trayItem: TrayItem? {
        guard let host else { return nil }
        host.update()
        let parts = host.root.trayParts
        guard let label = parts.label, !label.isDetached, case .label(let opensWindow) = label.part else { return nil }
        var items: [CommandItem] = []
        if let menu = parts.menu, !menu.isDetached { items = host.commands.items(in: menu) }
        // The only way to end an app that has no window.
        let quit = host.commands.standardControl(.quit, isEnabled: true)
        let hasOwn = items.contains { item in
            if case .control(let control) = item { control.label.hasPrefix(quit.label) } else { false }
        }
        if !hasOwn { items += (items.isEmpty ? [] : [.separator]) + [.control(quit)] }
        let name = SemanticsPass.name(from: [label])
        return TrayItem(
            title: name.isEmpty ? host.title ?? "" : name, picture: host.displayList, items: items,
            opensWindow: opensWindow)
    }
}

extension AppHost {
    /// The requests for the scenes that are items of the tray, on desktops that have one.
    package var trayRequests: [WindowRequest] {
        scenes.filter(Self.isTrayItem).map { WindowRequest(scene: name(of: $0), value: nil, origin: nil) }
    }

    /// Returns true if a scene is an item of the tray, on desktops that have one.
    static func isTrayItem(_ scene: any WindowPresenter) -> Bool {
        EnvironmentValues(at: scene.scope, tracking: false).isTrayItem
    }

    /// Opens the window of an item of the tray.
    package func openTrayWindow(_ request: WindowRequest, traits: HostTraits) -> ViewHost? {
        var request = request
        // The item opens it again: its views may dismiss it.
        request.origin = .view
        return openWindow(request, traits: traits)
    }
}

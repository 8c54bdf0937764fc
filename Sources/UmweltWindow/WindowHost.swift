internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
internal import UmweltLive
import UmweltRendering

/// The host on the desktop. Shows each window of an app in a window of GTK.
@MainActor
public final class WindowHost {
    private let loop: HostLoop
    private var windows: [HostWindow] = []

    /// The app's items in the desktop's tray; nil for none.
    private var tray: Tray?

    /// The trimming of the heap after windows have opened and closed.
    private let memory = HeapTrimmer()

    /// The values that the desktop's user has set.
    let desktop: DesktopValues

    /// The notifications of the app's windows; nil without a bus.
    let notifications: DesktopNotifications?

    private init(_ app: AppHost?, settings: WindowSettings) {
        loop = HostLoop(app)
        desktop = DesktopValues(settings.values)
        notifications = desktop.session.map { DesktopNotifications(on: $0) }
        if let app {
            app.onOpenWindow = { [weak self] request, _ in self?.show(request) }
            app.onDismissWindow = { [weak self] view in self?.close(view) }
            tray = Tray(app, in: self)
            app.hasTray = tray?.isPresent == true
        }
        desktop.onChange = { [weak self] in
            for window in self?.windows ?? [] { window.updateTraits() }
            self?.tray?.updateTraits()
        }
    }

    /// Shows an app until its last window is closed, which ends the process.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the app cannot be shown.
    public static func run<A: App>(
        _ app: A, settings: WindowSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        run(failed) { last throws(WindowHostError) in
            let app = AppHost(
                app, typeSetter: PangoTypeSetter.shared, stateFolder: settings.stateFolder, restoring: last.app)
            let host = WindowHost(app, settings: settings)
            for window in last.windows { host.show(window.request, size: window.size, restoring: window.state) }
            if host.windows.isEmpty {
                guard host.show(nil) || host.tray?.isShown == true else { throw .noWindow }
                for request in app.furtherLaunchRequests { host.show(request) }
            }
            return host
        }
    }

    /// Shows the previews of the program, each in a window, until the last is closed.
    ///
    /// - Parameters:
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the previews cannot be shown.
    public static func runPreviews(
        settings: WindowSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        run(failed) { _ throws(WindowHostError) in
            let host = WindowHost(nil, settings: settings)
            let previews = LinkedPreview.all
            for preview in previews { host.show(preview) }
            guard !previews.isEmpty else { throw .nothingToShow }
            return host
        }
    }

    private static func run(
        _ failed: @MainActor (any Error) -> Never, _ make: (HostSnapshot) throws(WindowHostError) -> WindowHost
    ) -> Never {
        // The application ID: the desktop groups windows by it, and finds the program's icon.
        g_set_prgname(ProcessInfo.processInfo.processName)
        // The locale's customs are Foundation's matter, which reads numbers as C does.
        gtk_disable_setlocale()
        guard ToolkitTheme.openDisplay() else { failed(WindowHostError.noDisplay) }
        umwelt_watch_display {
            FileHandle.standardError.write(Data("Error: \(WindowHostError.displayLost)\n".utf8))
            // Values to be stored are written at the exit.
            exit(EXIT_FAILURE)
        }
        MainLoop.watchHangs()
        do {
            let tool = try ToolConnection()
            let host = try make(tool?.launch.lastState(HostSnapshot.self) ?? HostSnapshot())
            if let tool {
                Task.detached { await tool.serve(state: { host.snapshot }) }
                tool.reportShown()
            }
            return withExtendedLifetime(host) { MainLoop.run() }
        } catch {
            failed(error)
        }
    }

    /// The current state of the app and of all windows.
    private var snapshot: HostSnapshot {
        loop.snapshot(windows.map { loop.snapshot(of: $0.view, size: $0.size) })
    }

    /// The values of the desktop, as windows have them.
    var traits: HostTraits { loop.adjusted(desktop.traits) }

    /// Opens the window for a request, or brings it to the front. Returns false if the app has none.
    @discardableResult
    private func show(_ request: WindowRequest?, size: CGSize? = nil, restoring state: StateSnapshot? = nil) -> Bool {
        guard let app = loop.app else { return false }
        if let view = app.window(for: request), let window = window(showing: view) {
            window.present()
            return true
        }
        let size = WindowSize.opening(size ?? app.defaultSize(for: request) ?? WindowSettings.defaultSize)
        // The first window's stored state is restored at the next start of the app.
        let restorationID = windows.isEmpty ? "window" : nil
        guard
            let view = loop.openWindow(
                request, traits: desktop.traits, proposedSize: ProposedViewSize(size), restorationID: restorationID,
                restoring: state)
        else { return false }
        show(HostWindow(view, size: size, host: self))
        return true
    }

    private func show(_ preview: LinkedPreview) {
        let size = preview.fixedSize.map(WindowSize.opening) ?? WindowSettings.defaultSize
        var window: HostWindow?
        let shown = preview.show { content in
            let view = LinkedPreview.window(
                of: AnyView(content), traits: traits, size: size, typeSetter: PangoTypeSetter.shared)
            loop.add(view)
            // The first bodies run when the window is connected to the host, before the layout is known that views set.
            window = HostWindow(view, size: size, host: self)
            return view
        }
        guard let window else { return }
        if let size = shown.fixedSize { window.setOpeningSize(WindowSize.opening(size)) }
        show(window)
    }

    private func show(_ window: HostWindow) {
        windows.append(window)
        window.present()
        memory.schedule()
    }

    /// Opens the window of a tray item, with the size of its content unless the app sets another.
    func showTrayWindow(_ request: WindowRequest) -> ViewHost? {
        guard let app = loop.app, let view = app.openTrayWindow(request, traits: traits) else { return nil }
        let size = WindowSize.opening(app.defaultSize(for: request) ?? view.sizeThatFits(.unspecified))
        view.proposedSize = ProposedViewSize(size)
        show(HostWindow(view, size: size, host: self))
        return view
    }

    private func window(showing view: ViewHost) -> HostWindow? { windows.first { $0.view === view } }

    /// Closes the window that shows some views. Returns false if none does.
    @discardableResult
    func close(_ view: ViewHost) -> Bool {
        guard let window = window(showing: view) else { return false }
        window.close()
        return true
    }

    /// Forgets a window that is closed. The process ends with the last one, unless the app is in the tray.
    func forget(_ window: HostWindow) {
        windows.removeAll { $0 === window }
        if windows.isEmpty, tray?.isShown != true { exit(EXIT_SUCCESS) }
        memory.schedule()
        // The event that closed the window may still be on its way through it.
        Task { withExtendedLifetime(window) {} }
    }

    /// Returns the drag of a window that a drop is of; nil for a drop of another program.
    func drag(of drop: OpaquePointer) -> DragOut? {
        windows.lazy.compactMap(\.drag).first { $0.isSource(of: drop) }
    }

    /// Closes all windows, and ends the process.
    func closeAll() {
        for window in windows { window.close() }
        exit(EXIT_SUCCESS)
    }

    /// Applies the changes in all windows, and in the tray.
    func update() { loop.update() }
}

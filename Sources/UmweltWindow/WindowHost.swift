internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltRendering

/// The host on the desktop. Shows each window of an app in a window of GTK.
@MainActor
public final class WindowHost {
    private let app: AppHost?
    private var windows: [HostWindow] = []
    private let updates = UpdateSchedule()
    private let tool: ToolConnection?

    /// The app's items in the desktop's tray; nil if it has none.
    private var tray: Tray?

    /// The trimming of the heap after windows have opened and closed.
    private let memory = HeapTrimmer()

    /// The values that the desktop's user has set.
    let desktop: DesktopValues

    private init<A: App>(_ app: A, settings: WindowSettings, tool: ToolConnection?) {
        self.tool = tool
        desktop = DesktopValues(settings.values)
        let app = AppHost(
            app, typeSetter: PangoTypeSetter.shared, stateFolder: settings.stateFolder, restoring: tool?.app)
        self.app = app
        app.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        app.onOpenWindow = { [weak self] request, _ in self?.show(request) }
        app.onDismissWindow = { [weak self] view in self?.windows.first { $0.view === view }?.close() }
        tray = Tray(app, in: self)
        app.hasTray = tray?.isPresent == true
        followDesktop()
    }

    /// Makes a host of the program's previews.
    private init(previews tool: ToolConnection?, settings: WindowSettings) {
        self.tool = tool
        desktop = DesktopValues(settings.values)
        app = nil
        followDesktop()
    }

    private func followDesktop() {
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
        run(failed) { tool throws(WindowHostError) in
            let host = WindowHost(app, settings: settings, tool: tool)
            for window in tool?.windows ?? [] {
                host.show(window.request, size: window.size, restoring: window.state)
            }
            if host.windows.isEmpty {
                guard host.show(nil) || host.tray?.isShown == true else { throw .noWindow }
                for request in host.app?.furtherLaunchRequests ?? [] { host.show(request) }
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
        run(failed) { tool throws(WindowHostError) in
            let host = WindowHost(previews: tool, settings: settings)
            let previews = LinkedPreview.all
            for preview in previews { host.show(preview) }
            guard !previews.isEmpty else { throw .nothingToShow }
            return host
        }
    }

    private static func run(
        _ failed: @MainActor (any Error) -> Never, _ make: (ToolConnection?) throws(WindowHostError) -> WindowHost
    ) -> Never {
        // The name by which the desktop groups windows and finds the program's icon.
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
            let host = try make(tool)
            tool?.serve(host)
            tool?.reportShown()
            return withExtendedLifetime(host) { MainLoop.run() }
        } catch {
            failed(error)
        }
    }

    /// The current state of the app and of all windows.
    var snapshot: HostSnapshot {
        HostSnapshot(
            app: app?.stateSnapshot ?? StateSnapshot(),
            windows: windows.map { window in
                WindowSnapshot(
                    request: app?.request(for: window.view), state: window.view.stateSnapshot, size: window.size)
            })
    }

    /// Opens the window for a request, or brings it to the front. Returns false if the app has none.
    @discardableResult
    private func show(_ request: WindowRequest?, size: CGSize? = nil, restoring state: StateSnapshot? = nil) -> Bool {
        guard let app else { return false }
        if let view = app.window(for: request), let window = windows.first(where: { $0.view === view }) {
            window.present()
            return true
        }
        let size = WindowSize.opening(size ?? app.defaultSize(for: request) ?? WindowSettings.defaultSize)
        var traits = desktop.traits
        traits.supportsMultipleWindows = true
        // What the first window has stored is there again when the app is started the next time.
        let restorationID = windows.isEmpty ? "window" : nil
        guard
            let view = app.openWindow(
                request, traits: traits, proposedSize: ProposedViewSize(size), restorationID: restorationID,
                restoring: state)
        else { return false }
        show(view, size: size)
        return true
    }

    private func show(_ preview: LinkedPreview) {
        let size = preview.fixedSize.map(WindowSize.opening) ?? WindowSettings.defaultSize
        var window: HostWindow?
        let shown = preview.show { content in
            let view = LinkedPreview.window(
                of: AnyView(content), traits: desktop.traits, size: size, typeSetter: PangoTypeSetter.shared)
            view.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
            // The first bodies run when the window is connected to the host, before the layout is known that views set.
            window = HostWindow(view, size: size, host: self)
            return view
        }
        guard let window else { return }
        if case .fixed(let width, let height) = shown.layout {
            window.setOpeningSize(WindowSize.opening(CGSize(width: width, height: height)))
        }
        show(window)
    }

    private func show(_ view: ViewHost, size: CGSize) { show(HostWindow(view, size: size, host: self)) }

    private func show(_ window: HostWindow) {
        windows.append(window)
        window.present()
        memory.schedule()
    }

    /// Opens the window of an item of the tray, in the size of its content unless the app says another.
    func showTrayWindow(_ request: WindowRequest) -> ViewHost? {
        var traits = desktop.traits
        traits.supportsMultipleWindows = true
        guard let view = app?.openTrayWindow(request, traits: traits) else { return nil }
        let size = WindowSize.opening(app?.defaultSize(for: request) ?? view.sizeThatFits(.unspecified))
        view.proposedSize = ProposedViewSize(size)
        show(view, size: size)
        return view
    }

    /// Closes the window that shows some views. Returns false if none does.
    func close(_ view: ViewHost) -> Bool {
        guard let window = windows.first(where: { $0.view === view }) else { return false }
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

    /// Takes what has changed in all windows, and in the tray.
    func update() {
        for window in windows { window.update() }
        tray?.update()
    }

    /// Schedules one update for all changes of the current turn of the main actor.
    private func scheduleUpdate() {
        updates.request { self.update() }
    }
}

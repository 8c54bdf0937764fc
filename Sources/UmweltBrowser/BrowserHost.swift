import Dispatch
import Foundation
import Umwelt
internal import UmweltLive
import UmweltRendering

/// The host in the browser: serves an app on this machine, a window of it for each page.
///
/// ```swift
/// let host = BrowserHost(ReaderApp(), settings: try BrowserSettings())
/// print("Open \(try await host.start())")
/// ```
@MainActor
public final class BrowserHost {
    /// How many windows there may be.
    nonisolated static let mostPages = 1000

    let settings: BrowserSettings
    private let shown: Shown
    private let beginning: LiveBeginning?
    private var pages: [String: Page] = [:]
    private var server: BrowserServer?
    private var isUpdateDue = false

    /// The state of windows whose pages have not come over from the last process yet.
    private var waiting: [String: StateSnapshot] = [:]

    /// What the pages show of.
    private struct Shown {
        /// Makes a window for a page that asks for a preview, or for nothing in particular.
        let open: (_ preview: String?, SystemValues, _ session: String, StateSnapshot?) -> ViewHost?
        /// What is kept besides the windows' own state.
        var keep: () -> StateSnapshot = { StateSnapshot() }
        /// The names of the previews, if there are any to choose from.
        var previews: [String] = []
    }

    /// Makes a host for an app, which starts to run.
    public convenience init<A: App>(_ app: A, settings: BrowserSettings) {
        self.init(app, settings: settings, beginning: nil)
    }

    convenience init<A: App>(_ app: A, settings: BrowserSettings, beginning: LiveBeginning?) {
        let last = HostSnapshot(of: beginning)
        let appHost = AppHost(
            app, typeSetter: PangoTypeSetter.shared, stateFolder: settings.stateFolder, restoring: last.app)
        let shown = Shown(
            open: { _, values, session, snapshot in
                appHost.openWindow(
                    traits: values.traits, proposedSize: ProposedViewSize(values.size), restorationID: session,
                    restoring: snapshot)
            }, keep: { appHost.stateSnapshot })
        self.init(shown, settings: settings, beginning: beginning, waiting: last.windows)
        appHost.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
    }

    /// Makes a host for previews, each of which is a page.
    convenience init(_ previews: PreviewList, settings: BrowserSettings, beginning: LiveBeginning?) {
        weak var host: BrowserHost?
        let shown = Shown(
            open: { name, values, _, snapshot in
                let window = previews.open(name, values, restoring: snapshot)
                window?.onNeedsUpdate = { host?.scheduleUpdate() }
                return window
            }, previews: previews.names.count > 1 ? previews.names : [])
        self.init(shown, settings: settings, beginning: beginning, waiting: HostSnapshot(of: beginning).windows)
        host = self
    }

    private init(
        _ shown: Shown, settings: BrowserSettings, beginning: LiveBeginning?, waiting: [String: StateSnapshot]
    ) {
        self.shown = shown
        self.settings = settings
        self.beginning = beginning
        self.waiting = waiting
        notice = beginning?.notice
        guard !waiting.isEmpty else { return }
        Task { [weak self] in
            try? await Task.sleep(for: settings.keepsWindowsFor)
            self?.waiting = [:]
        }
    }

    /// What the tool has to say, for all pages.
    var notice: LiveNotice? {
        didSet { for page in pages.values { page.wake() } }
    }

    /// The state of everything now.
    var snapshot: HostSnapshot {
        HostSnapshot(app: shown.keep(), windows: waiting.merging(pages.mapValues(\.window.stateSnapshot)) { $1 })
    }

    /// Begins to listen. Answers where the app can be seen.
    public func start() async throws -> URL {
        let server = BrowserServer(
            settings: settings, token: beginning?.token ?? Visitor.secret(), previews: shown.previews
        ) { [weak self] session, preview in
            await self?.connection(session: session, preview: preview)
        }
        self.server = server
        return try await server.start()
    }

    /// Ends all pages and listens no more.
    public func stop() async { await stop(isReplaced: false) }

    /// The secret by which pages are known, once they may come.
    var token: String? { server?.token }

    func stop(isReplaced: Bool) async {
        for page in pages.values { page.close(isReplaced: isReplaced) }
        pages = [:]
        await server?.stop()
        server = nil
    }

    /// How many windows are open, those included that wait for their page.
    public var windowCount: Int { pages.count }

    private func connection(session: String?, preview: String?) -> PageConnection {
        PageConnection(host: self, session: session, preview: preview)
    }

    /// The window that a page asks for: its own if it comes back in time, else a new one, which goes on from where the
    /// last process left it, or has what its own has kept.
    func page(session: String?, preview: String?, values: SystemValues) throws(PageFault) -> Page {
        if let session, let page = pages[session], !page.isConnected, page.preview == preview {
            page.set(values)
            return page
        }
        guard pages.count < Self.mostPages else { throw .tooManyPages }
        let last = session.flatMap { waiting.removeValue(forKey: $0) }
        var name = Visitor.secret()
        if let session, pages[session] == nil, last != nil || settings.stateFolder.holdsState(of: session) {
            name = session
        }
        guard let window = shown.open(preview, values, name, last) else { throw .noWindow }
        let page = Page(session: name, preview: preview, window: window, host: self)
        pages[page.session] = page
        return page
    }

    /// Closes the window of a page that has not come back.
    func release(_ session: String) {
        guard let page = pages[session], !page.isConnected else { return }
        pages[session] = nil
    }

    /// Updates once for all that the main actor changes in one turn.
    private func scheduleUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        Task {
            isUpdateDue = false
            for page in pages.values { page.update() }
        }
    }
}

extension BrowserHost {
    /// Serves an app until the process ends, and says where. `failed` is told why that is not possible.
    public static func run<A: App>(
        _ app: A, settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { BrowserHost(app, settings: settings, beginning: $0) }
    }

    /// Serves the previews of the program until the process ends, and says where. `failed` is told why that is not
    /// possible.
    public static func runPreviews(
        settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { beginning in
            let previews = PreviewList()
            guard !previews.names.isEmpty else { throw BrowserHostError.nothingToShow }
            return BrowserHost(previews, settings: settings, beginning: beginning)
        }
    }

    private static func serve(
        _ settings: BrowserSettings, _ failed: @escaping @MainActor (any Error) -> Never,
        _ make: (LiveBeginning?) throws -> BrowserHost
    ) -> Never {
        do {
            let tool = try settings.tool.map(ToolLine.init)
            // It is this process's alone, not of those that the app may start.
            unsetenv(LiveChannel.variable)
            let host = try make(tool?.beginning)
            Task {
                do {
                    let url = try await host.start()
                    if let tool {
                        tool.say(url, token: host.token ?? "")
                        await tool.serve(host)
                    }
                    if settings.port != 0 && url.port != Int(settings.port) {
                        print("Port \(settings.port) is taken, so this is the next free one.")
                    }
                    print("Open \(url.absoluteString)")
                    fflush(nil)
                } catch {
                    failed(error)
                }
            }
            dispatchMain()
        } catch {
            failed(error)
        }
    }
}

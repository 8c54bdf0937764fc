internal import CoreMetrics
import Dispatch
import Foundation
import Umwelt
import UmweltInspector
internal import UmweltLive
import UmweltRendering
// One file: the pages, the windows that wait and the tickets are private to the host, and all of its parts change them.

/// The host in the browser. Serves an app on this machine and shows one of its windows in each page.
///
/// ```swift
/// let host = BrowserHost(ReaderApp(), settings: try BrowserSettings())
/// print("Open \(try await host.start())")
/// ```
@MainActor
public final class BrowserHost {
    let settings: BrowserSettings
    private let shown: Shown
    private let beginning: LiveLaunch?
    private var pages: [String: Page] = [:]
    private var server: BrowserServer?

    /// True from when the server is stopped: a page that connects now is for the next process.
    private var isStopping = false

    /// The state of the server for operators and proxies.
    private var state = ServerState()

    /// The metrics of the host.
    let metrics: ServerMetrics

    /// The text of the metrics for operators; nil if there is no address for them.
    private let metricsText: PrometheusMetrics?

    /// The server for operators and proxies, while it runs.
    private var operators: OperatorServer?

    /// The notice to pages while the main actor does not answer. Set before the server is started.
    var hangs = HangBoard()

    /// The socket that the tool keeps; nil to listen at one of this process alone. Set before the server is started.
    var listener: PageListener?

    private var isUpdateDue = false
    private let memory = HeapTrimmer()

    /// The windows of the last process whose pages have not reconnected yet, by session.
    private var waiting: [String: HostSnapshot.Window] = [:]

    /// The windows that the app has requested and whose pages have not connected yet.
    private var tickets = WindowTickets()

    /// Called when a page shows the app for the first time.
    var onFirstShown: (() -> Void)?

    /// Called before the user interacts with a page for the first time.
    var onFirstUse: (() -> Void)?

    /// Called with a place in the source, as `FILE:LINE:COLUMN`, that the user wants to edit; nil if no tool listens.
    var onEdit: ((String) -> Void)?

    /// Called with the reason if the server stops by itself.
    var onFailure: ((any Error) -> Void)?

    /// The content of the pages.
    private enum Shown {
        case app(AppHost)
        case previews(PreviewList)
        /// No app: pages show the notice of the tool, and wait for the process that takes this one's place.
        case notice
    }

    /// Makes a host for an app and starts the app.
    public convenience init<A: App>(_ app: A, settings: BrowserSettings) {
        self.init(app, settings: settings, beginning: nil)
    }

    convenience init<A: App>(_ app: A, settings: BrowserSettings, beginning: LiveLaunch?) {
        let last = HostSnapshot(of: beginning)
        let appHost = AppHost(
            app, typeSetter: PangoTypeSetter.shared, stateFolder: settings.stateFolder, restoring: last.app)
        self.init(.app(appHost), settings: settings, beginning: beginning, waiting: last.windows)
        appHost.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        appHost.onOpenWindow = { [weak self] request, opener in self?.show(request, askedBy: opener) }
        appHost.onDismissWindow = { [weak self] window in self?.dismiss(window) }
    }

    /// Makes a host for previews, each of which is a page.
    convenience init(_ previews: PreviewList, settings: BrowserSettings, beginning: LiveLaunch?) {
        self.init(
            .previews(previews), settings: settings, beginning: beginning,
            waiting: HostSnapshot(of: beginning).windows)
    }

    /// Makes a host that shows the notices of the tool, and nothing else.
    convenience init(settings: BrowserSettings, beginning: LiveLaunch?) {
        self.init(
            .notice, settings: settings, beginning: beginning, waiting: HostSnapshot(of: beginning).windows)
    }

    private init(
        _ shown: Shown, settings: BrowserSettings, beginning: LiveLaunch?, waiting: [String: HostSnapshot.Window]
    ) {
        self.shown = shown
        self.settings = settings
        self.beginning = beginning
        self.waiting = waiting
        metricsText = settings.operators.map { _ in MetricsSystem.factory as? PrometheusMetrics ?? PrometheusMetrics() }
        metrics = metricsText.map { ServerMetrics($0) } ?? ServerMetrics()
        notice = beginning?.notice
        guard !waiting.isEmpty else { return }
        Task { [weak self] in
            try? await Task.sleep(for: settings.keepsWindowsFor)
            self?.waiting = [:]
        }
    }

    /// The notice of the tool, which all pages show; nil for none.
    var notice: LiveNotice? {
        didSet { for page in pages.values { page.wake() } }
    }

    /// The current state of the app and of all windows.
    var snapshot: HostSnapshot {
        switch shown {
        case .app(let app):
            let open = pages.filter { $0.value.inspects == nil }.mapValues {
                HostSnapshot.Window(request: app.request(for: $0.window), state: $0.window.stateSnapshot)
            }
            return HostSnapshot(app: app.stateSnapshot, windows: waiting.merging(open) { $1 })
        case .previews:
            let open = pages.filter { $0.value.inspects == nil }.mapValues {
                HostSnapshot.Window(state: $0.window.stateSnapshot)
            }
            return HostSnapshot(windows: waiting.merging(open) { $1 })
        case .notice: return HostSnapshot(windows: waiting)
        }
    }

    /// The names of the previews; empty if there are fewer than two to choose from.
    private var previews: [String] {
        guard case .previews(let previews) = shown, previews.names.count > 1 else { return [] }
        return previews.names
    }

    /// Starts the server.
    ///
    /// - Returns: The URL of the app.
    /// - Throws: ``BrowserHostError`` if the address is invalid, cannot be listened at, or has no free port.
    public func start() async throws -> URL {
        let server = BrowserServer(
            settings: settings, token: beginning?.token ?? RequestOrigin.secret(), previews: previews,
            connect: { [weak self] visit in await self?.connection(for: visit) }, hangs: hangs, metrics: metrics,
            failed: { [weak self] error in Task { @MainActor in self?.onFailure?(error) } })
        self.server = server
        isStopping = false
        state = ServerState()
        let url = try await server.start(at: listener)
        if let place = settings.operators {
            do {
                operators = try await OperatorServer.start(
                    at: place, answers: OperatorAnswers(state: state, hangs: hangs, metrics: metricsText))
            } catch {
                await stop()
                throw error
            }
        }
        state.begin(.ready)
        return url
    }

    /// The URL of the server for operators and proxies; nil if there is none.
    public var operatorURL: URL? { operators?.url }

    /// Closes all pages and stops the server.
    public func stop() async { await stop(isReplaced: false) }

    /// The secret that identifies the app's pages; nil unless the server has been started.
    var token: String? { server?.token }

    func stop(isReplaced: Bool) async {
        isStopping = true
        for page in pages.values { page.close(isReplaced: isReplaced) }
        pages = [:]
        await server?.stop()
        server = nil
        await operators?.stop()
        operators = nil
        noteCounts()
    }

    /// Takes no more pages, sends those away that are there, each at a random moment of the settings' time, and stops the
    /// server.
    ///
    /// A page is used until it is sent away. Then it looks for the process that takes this one's place, or for another one
    /// behind the same proxy.
    public func drain() async {
        isStopping = true
        state.begin(.draining)
        let connected = pages.values.filter(\.isConnected).shuffled()
        let moments = connected.map { _ in Double.random(in: 0...1) }.sorted()
        let (start, time) = (ContinuousClock.now, settings.drainTime ?? .zero)
        for (page, moment) in zip(connected, moments) {
            try? await Task.sleep(until: start + time * moment, clock: .continuous)
            page.close(isReplaced: true)
        }
        await stop(isReplaced: true)
    }

    /// The number of open windows, including those that wait for their page to reconnect.
    public var windowCount: Int { pages.count }

    /// The number of windows whose page is connected.
    package var connectedPageCount: Int { pages.values.count(where: \.isConnected) }

    /// Tells how many windows and pages there are.
    func noteCounts() {
        guard metrics.isRead else { return }
        metrics.windows.set(pages.count)
        metrics.pages.set(connectedPageCount)
        metrics.visitors.set(pages.isEmpty ? 0 : 1)
    }

    /// Notes that a page shows its window.
    func noteShown() {
        onFirstShown?()
        onFirstShown = nil
    }

    /// Notes that the user is about to interact with a page.
    func noteUse() {
        onFirstUse?()
        onFirstUse = nil
    }

    /// Returns the connection of a page; nil if the server stops, so that the page connects to the next process.
    private func connection(for visit: PageHello) -> PageConnection? {
        isStopping ? nil : PageConnection(host: self, visit: visit)
    }

    /// Returns the host traits of a page's system values.
    func traits(_ values: SystemValues) -> HostTraits {
        var traits = values.traits
        if case .app = shown { traits.supportsMultipleWindows = true }
        return traits
    }

    /// Returns the page for a visit: the one that the app opened, or the earlier one of the session if it is still
    /// kept, or else a new one.
    ///
    /// A new page continues from the snapshot of the last process, or from the stored state of its session.
    ///
    /// - Throws: ``PageFault/tooManyPages(_:)`` if all windows are shown and there are as many as allowed,
    ///   ``PageFault/noWindow`` if the app has no such window.
    func page(for visit: PageHello, values: SystemValues) throws(PageFault) -> Page {
        let request = visit.ticket.flatMap { tickets.take($0) }
        if request == nil, let session = visit.session, let page = pages[session], !page.isConnected,
            page.preview == visit.preview, page.inspects == visit.inspects
        {
            page.set(values)
            return page
        }
        if let name = visit.inspects { return try inspectorPage(of: name, values: values) }
        if case .notice = shown { return try pageOfNotice(for: visit, values: values) }
        let last = request == nil ? visit.session.flatMap { waiting.removeValue(forKey: $0) } : nil
        let wanted = request ?? last?.request
        // A window that exists only once is moved to the page that asked for it last.
        if case .app(let app) = shown, let window = app.window(for: wanted), let page = page(showing: window) {
            page.end(.moved)
            page.set(values)
            return page
        }
        try makeRoom()
        var name = RequestOrigin.secret()
        if request == nil, let session = visit.session, pages[session] == nil,
            last != nil || settings.stateFolder.holdsState(of: session)
        {
            name = session
        }
        guard let window = open(wanted, visit, values, session: name, restoring: last?.state) else { throw .noWindow }
        let page = Page(session: name, preview: visit.preview, window: window, host: self)
        if settings.offersTools { diagnose(window) }
        window.movesOutlines = values.movesOutlines
        pages[page.session] = page
        return page
    }

    /// The time after which a window's environment values are checked: what shows at the beginning is there then.
    private static let timeToCheck = Duration.seconds(10)

    /// Has faults in the program's views told, once each.
    private func diagnose(_ window: ViewHost) {
        window.beginDiagnostics()
        Task { [weak window] in
            try? await Task.sleep(for: Self.timeToCheck)
            window?.checkEnvironmentValues()
        }
    }

    /// Returns a new page that inspects the window of another one.
    ///
    /// - Throws: ``PageFault/noWindow`` if the tool does not run the app, or there is no such page.
    private func inspectorPage(of name: String, values: SystemValues) throws(PageFault) -> Page {
        guard settings.offersTools, let inspected = pages.values.first(where: { $0.name == name && $0.inspects == nil })
        else { throw .noWindow }
        try makeRoom()
        let window = ViewHost(
            proposedSize: ProposedViewSize(values.size), traits: values.traits, defaults: HostDefaults(),
            isOffscreen: true, typeSetter: PangoTypeSetter.shared,
            content: InspectorView(model: inspected.beginInspection()))
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        let page = Page(
            session: RequestOrigin.secret(), preview: nil, inspected: inspected, window: window, host: self)
        inspected.inspector?.onCopy = { [weak window] in window?.onCopy?($0) }
        pages[page.session] = page
        return page
    }

    /// Returns an empty page, which keeps its session for the app that is to come.
    private func pageOfNotice(for visit: PageHello, values: SystemValues) throws(PageFault) -> Page {
        try makeRoom()
        let session = visit.session.flatMap { pages[$0] == nil ? $0 : nil } ?? RequestOrigin.secret()
        let window = ViewHost(
            proposedSize: ProposedViewSize(values.size), traits: values.traits, typeSetter: PangoTypeSetter.shared,
            content: EmptyView())
        let page = Page(session: session, preview: visit.preview, window: window, host: self)
        pages[session] = page
        return page
    }

    private func open(
        _ request: WindowRequest?, _ visit: PageHello, _ values: SystemValues, session: String,
        restoring snapshot: StateSnapshot?
    ) -> ViewHost? {
        switch shown {
        case .app(let app):
            return app.openWindow(
                request, traits: traits(values), proposedSize: ProposedViewSize(values.size), restorationID: session,
                restoring: snapshot)
        case .previews(let previews):
            let window = previews.open(visit.preview, values, restoring: snapshot)
            window?.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
            return window
        case .notice: return nil
        }
    }

    private func page(showing window: ViewHost) -> Page? { pages.values.first { $0.window === window } }

    /// Asks the opener's page to open a page for the requested window, or to bring the page to the front that already
    /// shows it.
    private func show(_ request: WindowRequest, askedBy opener: ViewHost) {
        guard case .app(let app) = shown, let page = page(showing: opener) else { return }
        let open = app.window(for: request).flatMap { self.page(showing: $0) }
        page.open(
            PageRequests.Window(
                name: open?.name ?? RequestOrigin.secret(), ticket: tickets.issue(for: request),
                size: app.defaultSize(for: request)))
    }

    /// Closes the page of a window that the app has dismissed.
    private func dismiss(_ window: ViewHost) {
        guard let page = page(showing: window) else { return }
        forget(page.session)
        page.end(.dismissed)
        scheduleUpdate()
    }

    /// Closes the window whose page was disconnected first, if there are as many windows as allowed.
    ///
    /// - Throws: ``PageFault/tooManyPages(_:)`` if no page is disconnected.
    private func makeRoom() throws(PageFault) {
        guard pages.count >= settings.maxWindows else { return }
        let left = pages.values.filter { !$0.isConnected }
        guard let first = left.min(by: { ($0.leftAt ?? .now) < ($1.leftAt ?? .now) }) else {
            metrics.refusals.increment()
            throw .tooManyPages(settings.maxWindows)
        }
        forget(first.session)
    }

    /// Closes the window of a page that has not reconnected.
    func release(_ session: String) {
        guard let page = pages[session], !page.isConnected else { return }
        forget(session)
    }

    private func forget(_ session: String) {
        let page = pages.removeValue(forKey: session)
        if let inspected = page?.inspected, !pages.values.contains(where: { $0.inspected === inspected }) {
            inspected.endInspection()
        }
        memory.schedule()
        noteCounts()
    }

    /// Schedules one update for all changes of the current turn of the main actor.
    private func scheduleUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        Task {
            isUpdateDue = false
            let start = metrics.begin()
            for page in pages.values { page.update() }
            metrics.end(.update, since: start)
        }
    }
}

extension BrowserHost {
    /// Serves an app until the process ends, and prints its URL.
    ///
    /// - Parameters:
    ///   - app: The app. It is made when it can be told that its initializer does not end.
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the app cannot be served.
    public static func run<A: App>(
        _ app: @autoclosure () -> A, settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { BrowserHost(app(), settings: settings, beginning: $0) }
    }

    /// Serves the previews of the program until the process ends, and prints their URL.
    ///
    /// - Parameters:
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the previews cannot be served, such as `BrowserHostError.nothingToShow`.
    public static func runPreviews(
        settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { beginning in
            let previews = PreviewList()
            guard !previews.names.isEmpty else { throw BrowserHostError.nothingToShow }
            return BrowserHost(previews, settings: settings, beginning: beginning)
        }
    }

    /// The reception of SIGTERM, for the life of the process.
    private static var drainSignal: DrainSignal?

    private static func serve(
        _ settings: BrowserSettings, _ failed: @escaping @MainActor (any Error) -> Never,
        _ make: (LiveLaunch?) throws -> BrowserHost
    ) -> Never {
        do {
            let tool = try settings.tool.map(ToolConnection.init)
            // The variable is for this process alone, not for those that the app may start.
            unsetenv(LiveChannel.variable)
            // Before the app is made, whose metrics are there, too.
            if settings.operators != nil { MetricsSystem.bootstrap(PrometheusMetrics()) }
            let hangs = HangBoard(restart: tool?.restart)
            HangWatch.watchAnswers { hang in
                Hang.tell(hang)
                hangs.show(hang)
            }
            let host = try make(tool?.beginning)
            host.hangs = hangs
            host.listener = tool?.listener
            host.onFirstShown = tool?.reportShown
            host.onFirstUse = tool?.reportUse
            host.onEdit = tool?.edit
            host.onFailure = { failed($0) }
            drainSignal = settings.drainTime.map { time in
                // The last answers and the farewells of pages take some seconds at most.
                DrainSignal(within: time / .seconds(1) + 10) {
                    Task { @MainActor in
                        await host.drain()
                        exit(EXIT_SUCCESS)
                    }
                }
            }
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
            // Timers run on the main run loop, which serves the main queue too and does not return.
            RunLoop.main.run()
            dispatchMain()
        } catch {
            failed(error)
        }
    }
}

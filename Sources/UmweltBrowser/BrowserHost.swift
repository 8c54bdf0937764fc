internal import CoreMetrics
import Foundation
import Umwelt
import UmweltInspector
internal import UmweltLive
import UmweltRendering
import UmweltServing
// One file: the pages and their groups are private to the host, and all of its parts change them.

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
    private let launch: LiveLaunch?
    private var pages: [String: Page] = [:]
    private var server: BrowserServer?

    /// True from when the server is stopped: a page that connects now is for the next process.
    private var isStopping = false

    /// The state of the server for operators and proxies.
    private var state = ServerState()

    /// The metrics of the host.
    let metrics: ServerMetrics

    /// The text of the metrics for operators; nil without an operator address.
    private let metricsText: PrometheusMetrics?

    /// The log of page events.
    var log: PageLog

    /// The server for operators and proxies, while it runs.
    private var operators: OperatorServer?

    /// The notice to pages while the main actor does not answer. Set before the server is started.
    var hangs = HangNotifier()

    /// The socket that the tool owns; nil to create one in this process. Set before the server is started.
    var listener: PageListener?

    /// The socket for operators; nil to create one in this process. Set before the server is started.
    var operatorListener: PageListener?

    private let memory = HeapTrimmer()

    /// The search for idle pages while the server runs; nil if no window is to hibernate.
    private var hibernations: HibernationSweep?

    /// The pages of each visitor, or under nil the pages that share an app.
    private var groups: [VisitorID?: PageGroup]

    /// The state of the last process, for visitors whose pages have not reconnected yet.
    private var waiting: [String: HostSnapshot]

    /// The admission of visitors; nil if all share an app, and while the server does not run.
    private(set) var gate: VisitorGate?

    /// Stores windows' state for the next process; nil to store none.
    let saver: SessionSaver?

    /// Called when a page shows the app for the first time.
    var onFirstShown: (() -> Void)?

    /// Called before the user interacts with a page for the first time.
    var onFirstUse: (() -> Void)?

    /// Called with a source position, as `FILE:LINE:COLUMN`, that the user wants to edit; nil without a tool.
    var onEdit: ((String) -> Void)?

    /// Called with the reason if the server stops unexpectedly.
    var onFailure: ((any Error) -> Void)?

    /// The content of the pages.
    private enum Shown {
        case app(AppHost)
        /// An app for each visitor.
        case visitors(VisitorApps)
        case previews(PreviewList)
        /// No app: pages show the tool's notice, and wait for the next process.
        case notice
    }

    /// Makes a host for an app and starts the app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - settings: The address, the port, the limits and the traits.
    public convenience init<A: App>(_ app: A, settings: BrowserSettings) {
        self.init(app, settings: settings, launch: nil)
    }

    convenience init<A: App>(_ app: A, settings: BrowserSettings, launch: LiveLaunch?) {
        let last = ServerSnapshot(of: launch)
        let saver = SessionSaver(settings)
        if settings.apps == .visitor {
            let apps = VisitorApps(like: app, in: settings.visitorFolder, defaults: saver?.defaultsPlaces)
            self.init(.visitors(apps), settings: settings, launch: launch, last: last, saver: saver)
            return
        }
        let appHost = AppHost(
            app, typeSetter: PangoTypeSetter.shared, stateFolder: settings.stateFolder,
            restoring: saver?.sharedApp() ?? last.shared.app)
        self.init(.app(appHost), settings: settings, launch: launch, last: last, saver: saver)
    }

    /// Makes a host for previews, with a page for each.
    convenience init(_ previews: PreviewList, settings: BrowserSettings, launch: LiveLaunch?) {
        self.init(.previews(previews), settings: settings, launch: launch, last: ServerSnapshot(of: launch))
    }

    /// Makes a host that only shows the tool's notices.
    convenience init(settings: BrowserSettings, launch: LiveLaunch?) {
        self.init(.notice, settings: settings, launch: launch, last: ServerSnapshot(of: launch))
    }

    private init(
        _ shown: Shown, settings: BrowserSettings, launch: LiveLaunch?, last: ServerSnapshot,
        saver: SessionSaver? = nil
    ) {
        self.saver = saver
        log = PageLog(settings)
        self.shown = shown
        self.settings = settings
        self.launch = launch
        waiting = last.visitors ?? [:]
        groups = [:]
        switch shown {
        case .app(let app):
            groups[nil] = PageGroup(of: nil, app: app, stateFolder: settings.stateFolder, waiting: last.shared.windows)
        case .previews, .notice:
            groups[nil] = PageGroup(of: nil, app: nil, stateFolder: settings.stateFolder, waiting: last.shared.windows)
        case .visitors: break
        }
        metricsText = settings.operators.map { _ in MetricsSystem.factory as? PrometheusMetrics ?? PrometheusMetrics() }
        metrics = metricsText.map { ServerMetrics($0) } ?? ServerMetrics()
        notice = launch?.notice
        groups[nil].map(listen)
        guard !last.shared.windows.isEmpty || !waiting.isEmpty else { return }
        Task { [weak self] in
            try? await Task.sleep(for: settings.keepsWindowsFor)
            guard let self else { return }
            waiting = [:]
            for group in groups.values { group.waiting = [:] }
        }
    }

    /// Observes the requests of a group's pages to the host.
    private func listen(to group: PageGroup) {
        group.loop.onUpdate = { [weak self, weak group] in
            guard let self, let group else { return }
            let start = metrics.begin()
            update(group)
            metrics.end(.update, since: start)
        }
        guard let app = group.app else { return }
        app.onOpenWindow = { [weak self] request, opener in self?.show(request, askedBy: opener) }
        app.onDismissWindow = { [weak self] window in self?.dismiss(window) }
    }

    /// The notice of the tool, which all pages show; nil for none.
    var notice: LiveNotice? {
        didSet { for page in pages.values { page.wake() } }
    }

    /// The current state of the app, or of all visitors' apps, and of all windows.
    var snapshot: ServerSnapshot {
        if case .visitors = shown {
            var visitors = waiting
            for (visitor, group) in groups { if let visitor { visitors[visitor.text] = snapshot(of: group) } }
            return ServerSnapshot(visitors: visitors)
        }
        return ServerSnapshot(shared: groups[nil].map(snapshot(of:)) ?? HostSnapshot())
    }

    private func snapshot(of group: PageGroup) -> HostSnapshot {
        var windows = group.waiting
        for (session, page) in group.pages where page.inspects == nil {
            // The pages of notices show nothing, and keep what is to come.
            if case .notice = shown { continue }
            windows[session] = group.loop.snapshot(of: page.window, named: session)
        }
        // By name, so that equal states are equal values.
        return group.loop.snapshot(windows.sorted { $0.key < $1.key }.map(\.value))
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
        var token = launch?.token ?? Secret.random()
        if case .visitors = shown {
            gate = VisitorGate(settings, key: try SigningKey(settings))
        } else if settings.keepsState {
            // Pages know the next process by the same secret.
            token = try SigningKey(settings).signature(of: "all", for: .page)
        }
        let server = BrowserServer(
            settings: settings, token: token, gate: gate, previews: previews,
            connect: { [weak self] visit in await self?.connection(for: visit) }, hangs: hangs, metrics: metrics,
            failed: { [weak self] error in Task { @MainActor in self?.onFailure?(error) } })
        self.server = server
        isStopping = false
        state = ServerState()
        let url = try await server.start(at: listener, isReplacement: launch?.token != nil)
        if let place = settings.operators {
            do {
                operators = try await OperatorServer.start(
                    at: place, listener: operatorListener,
                    answers: OperatorResponses(state: state, hangs: hangs, metrics: metricsText))
            } catch {
                await stop()
                throw error
            }
        }
        hibernations = settings.hibernatesPagesAfter.map { time in
            HibernationSweep(after: time) { [weak self] in self.map { Array($0.pages.values) } ?? [] }
        }
        state.begin(.ready)
        log.record("The app is served.")
        return url
    }

    /// The URL of the server for operators and proxies; nil for none.
    public var operatorURL: URL? { operators?.url }

    /// Closes all pages and stops the server.
    public func stop() async { await stop(isReplaced: false) }

    /// The secret that identifies the app's pages; nil unless the server has been started.
    var token: String? { server?.token }

    func stop(isReplaced: Bool) async {
        isStopping = true
        hibernations = nil
        await saver?.flush(Array(pages.values))
        for page in Array(pages.values) { send(page, isReplaced: isReplaced) }
        pages = [:]
        for group in groups.values { group.pages = [:] }
        if case .visitors = shown { groups = [:] }
        await server?.stop()
        (server, gate) = (nil, nil)
        await operators?.stop()
        operators = nil
        await saver?.finish()
        updateMetrics()
    }

    /// Accepts no more pages, disconnects each page at a random moment within the settings' time, and stops the server.
    ///
    /// A page is used until it is sent away. Then it reconnects to the next process, or to another one behind the same
    /// proxy.
    public func drain() async {
        isStopping = true
        state.begin(.draining)
        let connected = pages.values.filter(\.isConnected).shuffled()
        log.record("The process drains: \(connected.count) pages are connected.")
        let left = pages.values.filter { !$0.isConnected }
        await saver?.flush(left)
        for page in left where keeps(page) { send(page, isReplaced: true) }
        let moments = connected.map { _ in Double.random(in: 0...1) }.sorted()
        let (start, time) = (ContinuousClock.now, settings.drainTime ?? .zero)
        for (page, moment) in zip(connected, moments) {
            try? await Task.sleep(until: start + time * moment, clock: .continuous)
            guard keeps(page) else { continue }
            await saver?.flush([page])
            if keeps(page) { send(page, isReplaced: true) }
        }
        await stop(isReplaced: true)
        log.record("The process has drained.")
    }

    /// Sends a page away, whose state is written. From then on the next process stores its state.
    private func send(_ page: Page, isReplaced: Bool) {
        leave(page)
        saver?.forget(page, isDismissed: false)
        page.close(isReplaced: isReplaced)
    }

    /// The number of open windows, including those whose pages may reconnect.
    public var windowCount: Int { pages.count }

    /// The number of windows whose page is connected.
    package var connectedPageCount: Int { pages.values.count(where: \.isConnected) }

    /// The number of windows that hibernate.
    var hibernatingWindowCount: Int { pages.values.count { $0.window.hibernation.isActive } }

    /// Sets the metrics of windows, connected pages and visitors.
    func updateMetrics() {
        guard metrics.isRead else { return }
        metrics.windows.set(pages.count)
        metrics.pages.set(connectedPageCount)
        metrics.visitors.set(groups.values.count { !$0.pages.isEmpty })
    }

    /// Reports to the tool that a page shows its window, once.
    func reportShown() {
        onFirstShown?()
        onFirstShown = nil
    }

    /// Reports to the tool that the user is about to interact with a page, once.
    func reportUse() {
        onFirstUse?()
        onFirstUse = nil
    }

    /// Returns the connection of a page; nil if the server stops, so that the page connects to the next process.
    private func connection(for visit: PageHandshake) async -> PageConnection? {
        guard !isStopping else { return nil }
        var visit = visit
        if let saver { visit.kept = await saver.kept(of: visit.session, visit.visitor) }
        if case .visitors(let apps) = shown, let visitor = visit.visitor {
            // The visitor may have been at another process meanwhile.
            if let known = groups[visitor]?.defaults {
                visit.defaults = await known.reread()
            } else {
                visit.defaults = await apps.place(of: visitor).read() ?? [:]
            }
        }
        return isStopping ? nil : PageConnection(host: self, visit: visit)
    }

    /// Returns the host traits of a page's system values.
    func traits(_ values: SystemValues, in group: PageGroup, of visitor: Visitor?) -> HostTraits {
        var traits = group.loop.adjusted(values.traits)
        // Drives visitor: who the proxy says, or the cookie
        traits.visitor = visitor
        settings.values.apply(to: &traits)
        return traits
    }

    /// Returns the page for a visit: one opened by the app, the earlier page of the session if it still exists, or a
    /// new one.
    ///
    /// A new page continues from the snapshot of the last process, or from the stored state of its session.
    ///
    /// - Throws: ``PageCloseReason/tooManyPages(_:)`` if all windows are connected and their number is at the limit,
    ///   ``PageCloseReason/noWindow`` if the app has no such window.
    func page(for visit: PageHandshake, values: SystemValues) throws(PageCloseReason) -> Page {
        let group = try group(of: visit)
        let request = visit.ticket.flatMap { group.tickets.redeem($0) }
        if request == nil, let page = heldPage(for: visit, in: group) {
            page.visitor = visit.visitorValue
            page.set(values)
            page.begin(at: visit.path)
            return page
        }
        if let name = visit.inspects { return try inspectorPage(of: name, in: group, values: values) }
        if case .notice = shown { return try pageOfNotice(for: visit, in: group, values: values) }
        let last = request == nil ? visit.session.flatMap { lastWindow(of: $0, in: group, visit.kept) } : nil
        let wanted = request ?? last?.request
        // A window that exists only once is moved to the page that asked for it last.
        if let window = group.app?.window(for: wanted), let page = page(showing: window) {
            page.end(.moved)
            page.visitor = visit.visitorValue
            page.set(values)
            return page
        }
        try makeRoom(in: group)
        var name = Secret.random()
        if request == nil, let session = visit.session, pages[session] == nil,
            last != nil || group.stateFolder.holdsState(of: session)
        {
            name = session
        }
        let window = open(wanted, visit, values, in: group, session: name, restoring: last?.state)
        guard let window else { throw .noWindow }
        let page = Page(session: name, preview: visit.preview, window: window, group: group, host: self)
        page.visitor = visit.visitorValue
        if settings.offersTools { diagnose(window) }
        window.motion.capabilities.movesOutlines = values.movesOutlines
        page.begin(at: visit.path)
        page.epoch.begin(after: visit.kept.window?.epoch)
        enter(page)
        // Another process that has the window, too, must be notified that it continues here.
        if last != nil { saver?.write(page) }
        log.record(last == nil ? "A window is opened." : "A window goes on from another process.", page)
        return page
    }

    /// Returns the disconnected page of a visit's session; nil for none.
    ///
    /// If another process has continued its window since, the window is closed, and the page continues from the stored
    /// state.
    private func heldPage(for visit: PageHandshake, in group: PageGroup) -> Page? {
        guard let session = visit.session, let page = pages[session], page.group === group,
            page.preview == visit.preview, page.inspects == visit.inspects
        else { return nil }
        if isOutdated(page, by: visit) {
            closeReplaced(page)
            return nil
        }
        return page.isConnected ? nil : page
    }

    /// True if another process has continued the window of a visit's page since. A connection that it still has here is
    /// dead then, as after this machine was cut off.
    private func isOutdated(_ page: Page, by visit: PageHandshake) -> Bool {
        guard page.session == visit.session, let kept = visit.kept.window else { return false }
        return kept.epoch > page.epoch.number
    }

    /// Closes a window that another process has continued.
    private func closeReplaced(_ page: Page) {
        forget(page.session)
        page.close(isReplaced: true)
    }

    /// Returns the window of a session in the last process; nil if it had none, or it is already shown.
    private func lastWindow(
        of session: String, in group: PageGroup, _ kept: SavedPage
    ) -> HostSnapshot.Window? {
        if let window = group.waiting.removeValue(forKey: session) { return window }
        return pages[session] == nil ? kept.window?.value : nil
    }

    /// Returns the pages that share an app with a visit's page. The app is started for the first of them.
    ///
    /// - Throws: ``PageCloseReason/noWindow`` without a visitor, or if its app cannot store data.
    private func group(of visit: PageHandshake) throws(PageCloseReason) -> PageGroup {
        if let group = groups[visit.visitor] {
            let isUsed = group.pages.values.contains { $0.isConnected && !isOutdated($0, by: visit) }
            guard let kept = visit.kept.app, kept.epoch > group.epoch.number, !isUsed else { return group }
            // The app has continued there: it and its windows start from the state that the other process has stored.
            for page in Array(group.pages.values) { closeReplaced(page) }
        }
        guard case .visitors(let apps) = shown, let visitor = visit.visitor else { throw .noWindow }
        let last =
            waiting.removeValue(forKey: visitor.text) ?? HostSnapshot(app: visit.kept.app?.value ?? StateSnapshot())
        let made = apps.group(
            of: visitor, restoring: last, defaults: visit.defaults, maxUnclaimed: settings.maxUnclaimedOfVisitor)
        made.epoch.begin(after: visit.kept.app?.epoch)
        listen(to: made)
        return made
    }

    /// Adds a page, and its group with the first page.
    private func enter(_ page: Page) {
        pages[page.session] = page
        page.group.pages[page.session] = page
        guard let visitor = page.group.visitor else { return }
        groups[visitor] = page.group
        gate?.keep(page.group.stores, of: visitor)
    }

    /// Removes a page, and its group with the last page of a visitor.
    private func leave(_ page: Page) {
        pages[page.session] = nil
        page.group.pages[page.session] = nil
        guard let visitor = page.group.visitor, page.group.pages.isEmpty else { return }
        groups[visitor] = nil
        gate?.keep(nil, of: visitor)
    }

    /// The delay before a window's environment values are checked: its initial content exists by then.
    private static let timeToCheck = Duration.seconds(10)

    /// Reports problems in the program's views, once each.
    private func diagnose(_ window: ViewHost) {
        window.diagnostics.begin()
        Task { [weak window] in
            try? await Task.sleep(for: Self.timeToCheck)
            window?.diagnostics.checkEnvironmentValues()
        }
    }

    /// Returns a new page that inspects the window of another page.
    ///
    /// - Throws: ``PageCloseReason/noWindow`` without the tool, or if there is no such page.
    private func inspectorPage(
        of name: String, in group: PageGroup, values: SystemValues
    ) throws(PageCloseReason) -> Page {
        let inspected = group.pages.values.first { $0.name == name && $0.inspects == nil }
        guard settings.offersTools, let inspected else { throw .noWindow }
        try makeRoom(in: group)
        let window = DrawnView.host(
            of: InspectorView(model: inspected.beginInspection()), proposedSize: ProposedViewSize(values.size),
            traits: values.traits, keepsDefaults: false, isOffscreen: true, typeSetter: PangoTypeSetter.shared)
        let page = Page(
            session: Secret.random(), preview: nil, inspected: inspected, window: window, group: group,
            host: self)
        // The inspector is in a tree of its own.
        window.onNeedsUpdate = { [weak page] in
            guard let page else { return }
            page.group.recordChange(of: page)
            page.group.loop.requestUpdate()
        }
        inspected.inspector?.onCopy = { [weak window] in window?.surface?.copy($0) }
        enter(page)
        return page
    }

    /// Returns an empty page, which keeps its session for the next app.
    private func pageOfNotice(
        for visit: PageHandshake, in group: PageGroup, values: SystemValues
    ) throws(PageCloseReason) -> Page {
        try makeRoom(in: group)
        let session = visit.session.flatMap { pages[$0] == nil ? $0 : nil } ?? Secret.random()
        let window = DrawnView.host(
            of: EmptyView(), proposedSize: ProposedViewSize(values.size), traits: values.traits, keepsDefaults: true,
            isOffscreen: false, typeSetter: PangoTypeSetter.shared)
        let page = Page(session: session, preview: visit.preview, window: window, group: group, host: self)
        enter(page)
        return page
    }

    private func open(
        _ request: WindowRequest?, _ visit: PageHandshake, _ values: SystemValues, in group: PageGroup, session: String,
        restoring snapshot: StateSnapshot?
    ) -> ViewHost? {
        let traits = traits(values, in: group, of: visit.visitorValue)
        guard case .previews(let previews) = shown else {
            return group.loop.openWindow(
                request, traits: traits, proposedSize: ProposedViewSize(values.size), restorationID: session,
                restoring: snapshot)
        }
        let window = previews.open(visit.preview, traits: traits, size: values.size, restoring: snapshot)
        window.map(group.loop.add)
        return window
    }

    /// True if this process stores the state of a page.
    func keeps(_ page: Page) -> Bool { pages[page.session] === page }

    private func page(showing window: ViewHost) -> Page? { pages.values.first { $0.window === window } }

    /// Asks the opener's page to open a page for the requested window, or to bring the page to the front that already
    /// shows it.
    private func show(_ request: WindowRequest, askedBy opener: ViewHost) {
        guard let page = page(showing: opener), let app = page.group.app else { return }
        let open = app.window(for: request).flatMap { self.page(showing: $0) }
        page.open(
            PageRequests.Window(
                name: open?.name ?? Secret.random(), ticket: page.group.tickets.issue(for: request),
                size: app.defaultSize(for: request)))
    }

    /// Closes the page of a window that the app has dismissed.
    private func dismiss(_ window: ViewHost) {
        guard let page = page(showing: window) else { return }
        forget(page.session, isDismissed: true)
        page.end(.dismissed)
        page.group.loop.requestUpdate()
    }

    /// Closes the window whose page was disconnected first, if there are as many windows as allowed: in all, or of a
    /// visitor.
    ///
    /// - Throws: ``PageCloseReason/tooManyPages(_:)`` if no page is disconnected.
    private func makeRoom(in group: PageGroup) throws(PageCloseReason) {
        if group.visitor != nil {
            try makeRoom(among: Array(group.pages.values), most: settings.maxWindowsOfVisitor)
        }
        if pages.count >= settings.maxWindows { try makeRoom(among: Array(pages.values), most: settings.maxWindows) }
    }

    private func makeRoom(among pages: [Page], most: Int) throws(PageCloseReason) {
        guard pages.count >= most else { return }
        let left = pages.filter { !$0.isConnected }
        guard let first = left.min(by: { ($0.leftAt ?? .now) < ($1.leftAt ?? .now) }) else {
            metrics.refusals.increment()
            throw .tooManyPages(most)
        }
        forget(first.session)
    }

    /// Closes the window of a page that has not reconnected.
    func release(_ session: String) {
        guard let page = pages[session], !page.isConnected else { return }
        forget(session)
    }

    /// Closes the window of a hidden page, which continues from its stored state when it is visible again.
    ///
    /// - Returns: False if the page can't be suspended now: it is busy, or its state can't be stored.
    func suspend(_ page: Page) async -> Bool {
        guard let saver, keeps(page) else { return true }
        guard page.canBeSuspended, await saver.secure(page) else { return false }
        guard keeps(page) else { return true }
        guard page.canBeSuspended else { return false }
        forget(page.session)
        page.end(.suspended)
        metrics.suspensions.increment()
        return true
    }

    /// Returns free memory to the system, some time later.
    func trimMemory() { memory.schedule() }

    private func forget(_ session: String, isDismissed: Bool = false) {
        let page = pages[session]
        if let page {
            // The views that have appeared in it disappear with it.
            page.window.hibernation.wake()
            leave(page)
            saver?.forget(page, isDismissed: isDismissed)
            log.record("A window is closed.", page)
        }
        if let inspected = page?.inspected, !pages.values.contains(where: { $0.inspected === inspected }) {
            inspected.endInspection()
        }
        memory.schedule()
        updateMetrics()
    }

    /// Updates the pages of a group. The windows of an app are in one tree, and unchanged windows are not checked: an
    /// update costs the same with a thousand pages as with one.
    private func update(_ group: PageGroup) {
        if group.pages.isEmpty { return }
        group.app?.update()
        for page in group.pagesToUpdate(at: group.app?.windowsVersion) {
            page.update(isUpdated: group.app != nil && page.inspects == nil)
        }
    }
}

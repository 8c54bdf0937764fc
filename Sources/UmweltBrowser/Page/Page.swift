import Foundation
import Umwelt
import UmweltInspector
import UmweltServing
// One file: the connection, the requests and the hibernation are private to the page, and all of its parts change them.

/// A page: one window of the app, and the connection that currently shows it, if any.
///
/// The ``BrowserHost`` stores the pages by session. A page outlives its ``PageConnection`` for some time, so that the
/// browser can reconnect.
@MainActor
final class Page: HostSurface {
    /// The secret with which the page reconnects after losing its connection.
    let session: String

    /// The most boxes in each other that browsers are sent. Chromium was observed to show 1,600, and to crash with
    /// 2,000. The limit depends on the content, so this is a guess.
    static let maxLevels = 1200

    /// The name of the browser's tab, with which other pages bring it to the front.
    let name = Secret.random()

    /// The name of the preview that the page shows; nil if it asked for none.
    let preview: String?

    let window: ViewHost

    /// The visitor of the page, as passed to the app.
    var visitor: Visitor?

    /// The pages that share the app.
    let group: PageGroup

    /// The epoch in which this process writes the window's state.
    var epoch = SessionEpoch()

    /// The inspector of the page's window; nil while no inspector is open.
    private(set) var inspector: InspectorModel?

    private let host: BrowserHost
    private var connection: PageConnection?

    /// The time when the page lost its connection; nil while it is connected.
    private(set) var leftAt: ContinuousClock.Instant?

    private var release: Task<Void, Never>?

    private let suspension = SuspensionTimer()

    /// The hibernation of the window.
    private lazy var hibernation = PageHibernation(of: window) { [unowned self] in records($0) }

    /// The time of the last message, or of the last changes.
    private(set) var lastUse = ContinuousClock.now

    /// True if the browser has to be sent everything, because the window looks different after waking.
    private var isGreetingDue = false

    private var awakening: Task<Void, Never>?

    /// The number of the last request for files that the page was sent.
    private var lastFileRequest = 0

    /// The requests that have not been sent to the page yet.
    private var requests = PageRequests()

    /// The page whose window this page inspects; nil for pages of the app.
    private(set) weak var inspected: Page?

    /// The name of the page that this page inspects, or has inspected; nil for pages of the app.
    let inspects: String?

    init(
        session: String, preview: String?, inspected: Page? = nil, window: ViewHost, group: PageGroup, host: BrowserHost
    ) {
        self.session = session
        self.preview = preview
        self.inspected = inspected
        inspects = inspected?.name
        self.window = window
        self.group = group
        self.host = host
        window.surface = self
        window.frames.onChange = { [weak self] in if let self { group.recordChange(of: self) } }
        window.frames.maxLevels = Self.maxLevels
        window.motion.capabilities = HostCapabilities(animatesChanges: true, movesScreens: true)
        window.motion.capabilities.playsAnimations = true
        // Timers are not exact: a frame that is a little early is one.
        window.motion.capabilities.frameInterval = 0.9 / 60
    }

    /// True if the page is connected.
    var isConnected: Bool { connection != nil }

    /// Sets the system's values.
    func set(_ values: SystemValues) {
        window.traits = host.traits(values, in: group, of: visitor)
        window.motion.capabilities.movesOutlines = values.movesOutlines
        window.proposedSize = ProposedViewSize(values.size)
        beginFrames()
        suspension.update(isHidden: isHidden, after: host.settings.suspendsPagesAfter) { [weak self] in
            guard let self else { return true }
            return await host.suspend(self)
        }
    }

    /// True if the browser shows another tab.
    private var isHidden: Bool { window.traits.scenePhase == .background }

    /// True if the page is hidden, and waits for no response from its browser.
    var canBeSuspended: Bool {
        isConnected && isHidden && requests.isEmpty && answers.isEmpty && window.transfers.requests.isEmpty
            && notifications.isIdle && window.system.pendingNotifications == 0
    }

    /// Restores the navigation value for a path of the page's address, before the page receives its first message. It
    /// sends a path that names none once more, as a URL for the app.
    ///
    /// - Parameter path: The path below the app's base path; nil for none.
    func begin(at path: String?) {
        guard let path else { return }
        // The page has not shown another value, from which it could move.
        window.motion.withoutAnimation { window.navigation.url = path }
    }

    /// Returns the changes for the page as JSON; nil for none.
    ///
    /// - Parameter isGreeting: If true, the patch contains everything, and the session.
    func nextPatch(isGreeting: Bool) -> Data? {
        let start = host.metrics.begin()
        isFrameDue = false
        guard isGreeting || mayHavePatch else {
            beginFrames()
            return nil
        }
        wakeWindow()
        let isGreeting = isGreeting || isGreetingDue
        isGreetingDue = false
        if isGreeting {
            window.forgetFrame()
            requests.keepsScreenOn = OpenWindows.keepsScreensOn
            requests.addresses = nil
        }
        let difference = window.nextFrame()
        if isGreeting { lastFileRequest = 0 }
        requests.files = window.transfers.requests.filter { $0.id > lastFileRequest }
        lastFileRequest = requests.files.last?.id ?? lastFileRequest
        // Something that the page played may not be for it to play any more.
        beginFrames()
        if difference.isEmpty && requests.isEmpty && !isGreeting { return nil }
        host.saver?.recordChange(of: self)
        lastUse = .now
        defer { requests = PageRequests() }
        let patch = withContext { PatchRecord(difference, requests, greeting: isGreeting ? self : nil).json }
        host.metrics.end(.patch, since: start)
        host.metrics.patchBytes.increment(by: patch.count)
        return patch
    }

    /// Makes records of the window with its language, and with the images and files of its visitor.
    private func withContext<Result>(_ make: () -> Result) -> Result {
        func makeInLanguage() -> Result { WindowLanguage.$locale.withValue(window.traits.locale) { make() } }
        guard group.visitor != nil else { return makeInLanguage() }
        return PageStores.$current.withValue(group.stores) { makeInLanguage() }
    }

    /// Returns the records of the nodes of a difference.
    private func records(_ difference: FrameDifference) -> [NodeRecord] {
        withContext { PatchRecord(difference, PageRequests(), greeting: nil).nodes ?? [] }
    }

    /// False from when the window has begun to hibernate until it is woken.
    var isAwake: Bool { !hibernation.isUnderWay }

    /// Hibernates the window, if it is idle and no message to or from the browser is pending.
    func hibernate() {
        guard isConnected, inspects == nil, inspector == nil, frames == nil, requests.isEmpty, answers.isEmpty,
            !hibernation.isUnderWay, !mayHavePatch, hibernation.begin()
        else {
            // It is not tried again until it has been idle for as long once more.
            lastUse = .now
            return
        }
        host.metrics.hibernations.increment()
        host.trimMemory()
    }

    /// Wakes the window, if it hibernates.
    ///
    /// - Returns: The nodes that the browser has.
    @discardableResult func wakeWindow() -> PageHibernation.WakeResult {
        lastUse = .now
        guard hibernation.isUnderWay else { return .same }
        let awakening = hibernation.end()
        if case .other = awakening { isGreetingDue = true }
        return awakening
    }

    /// Wakes the window for a change, after the main actor's current work: such a change may wake many windows.
    private func wakeSoon() {
        guard awakening == nil else { return }
        awakening = Task {
            awakening = nil
            wakeWindow()
            update()
        }
    }

    /// Finishes a request for files or for the clipboard.
    ///
    /// - Parameter items: The files that the page has sent, or the items on the clipboard; nil if the user has
    ///   cancelled.
    func finishFiles(_ id: Int, _ items: [OutsideItem]?) {
        guard let request = window.transfers.requests.first(where: { $0.id == id }) else { return }
        switch request.kind {
        case .giving(let files): window.transfers.finishRequest(id, with: items == nil ? nil : files)
        case .reading:
            let files = items?.filter { $0.file != nil }
            window.transfers.finishRequest(id, with: files?.isEmpty == true ? nil : files)
        case .pasting: window.transfers.finishRequest(id, with: items)
        }
    }

    /// Starts inspecting the window, unless it is inspected already. Returns the inspector.
    func beginInspection() -> InspectorModel {
        if let inspector { return inspector }
        wakeWindow()
        wake()
        let inspector = InspectorModel(of: window)
        inspector.onMark = { [weak self] geometry in self?.request { $0.marks = PageRequests.Marks(geometry: geometry) }
        }
        inspector.onPick = { [weak self] isOn in self?.request { $0.picks = isOn } }
        // A place in a file is opened at its line's start.
        inspector.onEdit = { [weak host] place in host?.onEdit?("\(place):1") }
        self.inspector = inspector
        return inspector
    }

    /// Ends the inspection of the window.
    func endInspection() {
        inspector?.end(of: window)
        inspector = nil
    }

    /// Adds a request to the page. Has no effect if the page is not connected.
    private func request(_ add: (inout PageRequests) -> Void) {
        guard isConnected else { return }
        add(&requests)
        connection?.wake()
    }

    /// The completions that wait for the page's answers, by the numbers of the URLs that it was asked to open.
    private var answers: [Int: @MainActor (Bool) -> Void] = [:]
    private var lastURL = 0

    /// Asks the page to open a URL. It does not if it is not connected or must not open the URL.
    ///
    /// - Parameter completion: Called with the page's response; with false if it disconnects.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        guard isConnected, PageRequests.allows(url) else { return completion(false) }
        lastURL += 1
        answers[lastURL] = completion
        request { [lastURL] in $0.urls.append((lastURL, url)) }
    }

    func canOpen(_ url: URL) -> Bool { PageRequests.allows(url) }

    func copy(_ text: String) { request { $0.copies.append(text) } }

    func announce(_ text: String) { request { $0.announcements.append(text) } }

    /// The functions that the events of players without a node are passed to, by the players.
    private var players: [Int: @MainActor (PlayerEvent) -> Void] = [:]

    func play(_ sound: PlayerSemantics, onEvent: @escaping @MainActor (PlayerEvent) -> Void) {
        guard isConnected else { return }
        switch sound.source {
        // Browsers report nothing about short tones.
        case nil, .systemSound: players[sound.player] = nil
        case .media, .speech: players[sound.player] = onEvent
        }
        request { requests in
            requests.sounds.removeAll { $0.player == sound.player }
            requests.sounds.append(sound)
        }
    }

    /// Handles an event of a player without a node.
    func report(_ event: PlayerEvent, of player: Int) { players[player]?(event) }

    func keepScreenOn(_ isOn: Bool) { request { $0.keepsScreenOn = isOn } }

    /// The notifications of the browser.
    let notifications = PageNotifications()

    func requestNotifications(
        asking: Bool, completion: @escaping @MainActor (HostNotification.Permission) -> Void
    ) {
        guard isConnected else { return completion(.undecided) }
        let question = notifications.ask(completion)
        request { $0.notifications.append(.question(question, asks: asking)) }
    }

    func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) -> Bool {
        guard isConnected else { return false }
        notifications.add(notification.id, completion)
        request { $0.notifications.append(.shown(notification)) }
        return true
    }

    func removeNotifications(_ ids: [String]) {
        notifications.remove(ids)
        request { $0.notifications.append(.removed(ids)) }
    }

    func showBadge(_ count: Int) { request { $0.notifications.append(.badge(count)) } }

    /// Handles the page's response to a request to open a URL. A number that nobody waits for is ignored: the page may
    /// have been disconnected meanwhile.
    func answer(_ id: Int, _ accepted: Bool) { answers.removeValue(forKey: id)?(accepted) }

    /// Opens the address to which the browser has navigated, and acknowledges it.
    ///
    /// - Parameter count: The number of addresses that the page has reported.
    func navigate(to address: URL, count: Int) {
        window.navigation.open(address, below: host.settings.basePath)
        request { $0.addresses = count }
    }

    /// Asks the page to open another page, or to bring it to the front. Has no effect if the page is not connected.
    func open(_ window: PageRequests.Window) {
        request { $0.windows.append(window) }
    }

    /// Attaches a connection to the page.
    func connect(_ connection: PageConnection) {
        release?.cancel()
        release = nil
        leftAt = nil
        self.connection = connection
        isFrameDue = false
        host.updateMetrics()
        host.log.record("A page is connected.", self)
        beginFrames()
    }

    /// Detaches a connection, and keeps the window for some time, because the page may reconnect.
    func disconnect(_ old: PageConnection) {
        guard connection === old else { return }
        connection = nil
        suspension.stop()
        hibernation.forget()
        host.updateMetrics()
        host.log.record("A page has gone.", self)
        for id in answers.keys.sorted() { answer(id, false) }
        notifications.answerAll()
        leftAt = .now
        window.traits.scenePhase = .background
        window.forgetFrame()
        // It may be another process that the page finds next.
        guard host.keeps(self) else { return }
        host.saver?.leave(self)
        release = Task { [host, session, inspects] in
            // The inspector is closed as soon as its page is closed, unless the page is reloaded.
            let time = host.settings.keepsWindowsFor
            try? await Task.sleep(for: inspects == nil ? time : min(time, .seconds(2)))
            if !Task.isCancelled { host.release(session) }
        }
    }

    /// True if the page may have changes to send: several windows of an app are checked after some changes in one.
    private var mayHavePatch: Bool { !requests.isEmpty || isGreetingDue || window.frames.mayHaveNext }

    func update() { update(isUpdated: false) }

    /// Updates the window and sends the changes, and frames of animations that the page does not play itself.
    ///
    /// - Parameter isUpdated: True if the window's tree has been updated with the app.
    func update(isUpdated: Bool) {
        if hibernation.isUnderWay {
            if !isUpdated || window.needsUpdate { window.hibernation.updateTree() }
            if window.hibernation.isWakingDue || !window.hibernation.isActive { wakeSoon() }
            return
        }
        if !isUpdated || window.needsUpdate { window.update() }
        if mayHavePatch { wake() }
        beginFrames()
    }

    /// The task that sends animation frames, while it runs.
    private var frames: Task<Void, Never>?

    /// True if a visible page has animations that it cannot play itself.
    private var drawsFrames: Bool {
        window.motion.needsFrames && isConnected && window.traits.scenePhase != .background
    }

    /// Starts sending animation frames, if a visible page needs them: also after reconnecting or becoming visible.
    private func beginFrames() {
        if frames == nil && drawsFrames { frames = Task { await drawFrames() } }
    }

    /// Makes a frame sixty times a second. The connection reads the newest frame when it has sent the last, so a slow
    /// page gets fewer.
    private func drawFrames() async {
        defer { frames = nil }
        while drawsFrames {
            try? await Task.sleep(for: .seconds(1) / 60)
            window.update()
            if isFrameDue { host.metrics.droppedFrames.increment() }
            isFrameDue = true
            wake()
        }
    }

    /// True if the connection has not read the last frame.
    private var isFrameDue = false

    /// Makes the connection check for data to send.
    func wake() { connection?.wake() }

    /// The reasons for which a page loses its window while the app continues, as WebSocket codes.
    enum End: UInt16 {
        case dismissed = 4000
        case moved = 4001
        /// The page is hidden: it connects again when it is visible.
        case suspended = 4002
    }

    /// Disconnects the window from its page until that reconnects.
    func end(_ end: End) {
        let reason =
            switch end {
            case .dismissed: "This window is closed."
            case .moved: "This window is shown in another tab."
            case .suspended: "The page is hidden."
            }
        connection?.close(code: end.rawValue, reason: reason)
    }

    /// Closes the connection.
    ///
    /// - Parameter isReplaced: True if another process replaces this one; false if the app ends.
    func close(isReplaced: Bool) {
        release?.cancel()
        if isReplaced {
            connection?.close(code: 1012, reason: "The app restarts.")
        } else {
            connection?.close(code: 1001, reason: "The app has ended.")
        }
    }
}

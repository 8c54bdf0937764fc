import Foundation
import Umwelt

/// A page: one window of the app, and the connection that shows it, if there is one now.
@MainActor
final class Page {
    /// What the page comes back with when its connection is lost.
    let session: String

    /// What the browser calls the page's tab, so that other pages can bring it to the front.
    let name = RequestOrigin.secret()

    /// The name of the preview that the page shows, if it asked for one.
    let preview: String?

    let window: ViewHost
    private let host: BrowserHost
    private var connection: PageConnection?

    /// When the page lost its connection; nil while it has one.
    private(set) var leftAt: ContinuousClock.Instant?

    private var release: Task<Void, Never>?

    /// What the page is still to be asked to do.
    private var requests = PageRequests()

    init(session: String, preview: String?, window: ViewHost, host: BrowserHost) {
        self.session = session
        self.preview = preview
        self.window = window
        self.host = host
        window.onOpenURL = { [weak self] url in self?.open(url) ?? false }
    }

    /// Whether the page is being shown.
    var isConnected: Bool { connection != nil }

    /// Takes the system's values over.
    func set(_ values: SystemValues) {
        window.traits = host.traits(values)
        window.proposedSize = ProposedViewSize(values.size)
    }

    /// What to change in the page; nil if nothing is different. A greeting is everything, and says the session.
    func takePatch(isGreeting: Bool) -> Data? {
        if isGreeting { window.forgetFrame() }
        let difference = window.takeFrame()
        if difference.isEmpty && requests.isEmpty && !isGreeting { return nil }
        defer { requests = PageRequests() }
        return MessageEncoder.encode(PatchRecord(difference, requests, greeting: isGreeting ? self : nil))
    }

    /// Has the page open a URL. Answers false if nobody would see it, or if it is one that no page may open.
    private func open(_ url: URL) -> Bool {
        guard isConnected, PageRequests.allows(url) else { return false }
        requests.urls.append(url)
        connection?.wake()
        return true
    }

    /// Has the page open another, or bring it to the front, if anybody sees it.
    func open(_ window: PageRequests.Window) {
        guard isConnected else { return }
        requests.windows.append(window)
        connection?.wake()
    }

    /// Shows the page over a connection.
    func connect(_ connection: PageConnection) {
        release?.cancel()
        release = nil
        leftAt = nil
        self.connection = connection
    }

    /// Keeps the window for a while, as its connection may come back.
    func disconnect(_ old: PageConnection) {
        guard connection === old else { return }
        connection = nil
        leftAt = .now
        window.traits.scenePhase = .background
        window.forgetFrame()
        release = Task { [host, session] in
            try? await Task.sleep(for: host.settings.keepsWindowsFor)
            if !Task.isCancelled { host.release(session) }
        }
    }

    /// Brings the window up to date and sends what is different.
    func update() {
        window.update()
        wake()
    }

    /// Has the connection look whether there is something to send.
    func wake() { connection?.wake() }

    /// Why a page has to do without a window, while the app goes on.
    enum End: UInt16 {
        case dismissed = 4000
        case moved = 4001
    }

    /// Takes the window from the page that shows it now, for good.
    func end(_ end: End) {
        let reason =
            switch end {
            case .dismissed: "This window is closed."
            case .moved: "This window is shown in another tab."
            }
        connection?.close(code: end.rawValue, reason: reason)
    }

    /// Tells the page that the app ends, or that another process takes its place.
    func close(isReplaced: Bool) {
        release?.cancel()
        if isReplaced {
            connection?.close(code: 1012, reason: "The app is started anew.")
        } else {
            connection?.close(code: 1001, reason: "The app has ended.")
        }
    }
}

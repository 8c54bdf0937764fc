import Foundation
import Umwelt

/// A page: one window of the app, and the connection that shows it, if there is one now.
@MainActor
final class Page {
    /// What the page comes back with when its connection is lost.
    let session: String

    /// The name of the preview that the page shows, if it asked for one.
    let preview: String?

    let window: ViewHost
    private let host: BrowserHost
    private var connection: PageConnection?
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
        window.traits = values.traits
        window.proposedSize = ProposedViewSize(values.size)
    }

    /// What to change in the page; nil if nothing is different. A greeting is everything, and says the session.
    func takePatch(isGreeting: Bool) -> Data? {
        if isGreeting { window.forgetFrame() }
        let difference = window.takeFrame()
        if difference.isEmpty && requests.isEmpty && !isGreeting { return nil }
        defer { requests = PageRequests() }
        return PatchWriter.patch(difference, requests, session: isGreeting ? session : nil)
    }

    /// Has the page open a URL. Answers false if nobody would see it, or if it is one that no page may open.
    private func open(_ url: URL) -> Bool {
        guard isConnected, PageRequests.allows(url) else { return false }
        requests.urls.append(url)
        connection?.wake()
        return true
    }

    /// Shows the page over a connection.
    func connect(_ connection: PageConnection) {
        release?.cancel()
        release = nil
        self.connection = connection
    }

    /// Keeps the window for a while, as its connection may come back.
    func disconnect(_ old: PageConnection) {
        guard connection === old else { return }
        connection = nil
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

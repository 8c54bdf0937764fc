import Foundation
import Umwelt

/// A page: one window of the app, and the connection that shows it, if there is one now.
@MainActor
final class Page {
    /// What the page comes back with when its connection is lost.
    let session: String

    let window: ViewHost
    private let host: BrowserHost
    private var connection: PageConnection?
    private var release: Task<Void, Never>?

    init(session: String, window: ViewHost, host: BrowserHost) {
        self.session = session
        self.window = window
        self.host = host
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
        if difference.isEmpty && !isGreeting { return nil }
        return PatchWriter.patch(difference, session: isGreeting ? session : nil)
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
        connection?.wake()
    }

    /// Tells the page that the app ends.
    func close() {
        release?.cancel()
        connection?.close(code: 1001, reason: "The app has ended.")
    }
}

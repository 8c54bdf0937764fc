import Foundation
import Umwelt
internal import UmweltLive

/// The state of an app and of all its windows, which one process hands over to the next.
struct HostSnapshot: Codable, Equatable {
    /// The state of the app itself.
    var app = StateSnapshot()

    /// The state of each window, by the session of its page.
    var windows: [String: Window] = [:]

    /// The state of the apps of visitors, by their names; nil if all share one.
    var visitors: [String: HostSnapshot]?

    /// The state of a page from the last process.
    struct Kept: Sendable {
        /// The state of the visitor's app; nil if it is not known, or all share an app.
        var app: KeptState<StateSnapshot>?

        /// The window of the page's session; nil if it is not known.
        var window: KeptState<Window>?
    }

    /// The state of one window.
    struct Window: Codable, Equatable, Sendable {
        /// The request with which the app opens such a window; nil for a preview.
        var request: WindowRequest?

        var state: StateSnapshot
    }
}

extension HostSnapshot {
    /// Makes the snapshot that the last process wrote; an empty one if there is none, or if it cannot be decoded.
    init(of beginning: LiveLaunch?) {
        let written = beginning?.state.flatMap { try? JSONDecoder().decode(HostSnapshot.self, from: $0) }
        self = written ?? HostSnapshot()
    }
}

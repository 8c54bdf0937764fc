import Foundation
import Umwelt
internal import UmweltLive

/// The state of an app and of all its windows, on the way from one process to the next.
struct HostSnapshot: Codable, Equatable {
    /// What the app itself keeps.
    var app = StateSnapshot()

    /// What each window shows and keeps, by the session of its page.
    var windows: [String: Window] = [:]

    /// A window.
    struct Window: Codable, Equatable {
        /// What to ask the app for to get such a window; nil for a preview.
        var request: WindowRequest?

        var state: StateSnapshot
    }
}

extension HostSnapshot {
    /// What the last process left; nothing if there was none, or if it wrote in another form.
    init(of beginning: LiveLaunch?) {
        let written = beginning?.state.flatMap { try? JSONDecoder().decode(HostSnapshot.self, from: $0) }
        self = written ?? HostSnapshot()
    }
}

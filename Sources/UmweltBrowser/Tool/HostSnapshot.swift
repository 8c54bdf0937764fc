import Foundation
import Umwelt
internal import UmweltLive

/// The state of an app and of all its windows, on the way from one process to the next.
struct HostSnapshot: Codable, Equatable {
    /// What the app itself keeps.
    var app = StateSnapshot()

    /// What each window keeps, by the session of its page.
    var windows: [String: StateSnapshot] = [:]
}

extension HostSnapshot {
    /// What the last process left; nothing if there was none, or if it wrote in another form.
    init(of beginning: LiveBeginning?) {
        let written = beginning?.state.flatMap { try? JSONDecoder().decode(HostSnapshot.self, from: $0) }
        self = written ?? HostSnapshot()
    }
}

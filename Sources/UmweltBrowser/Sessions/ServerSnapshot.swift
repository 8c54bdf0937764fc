import Umwelt
internal import UmweltLive

/// The state of the app that all pages share, or of each visitor's, which one process passes to the next.
struct ServerSnapshot: Codable, Equatable {
    /// The state of the app that all share. Windows have the session of their page as their name.
    var shared = HostSnapshot()

    /// The state of the apps of visitors, by their names; nil if all share one.
    var visitors: [String: HostSnapshot]?
}

extension ServerSnapshot {
    /// Makes the snapshot written by the last process; an empty one if it is missing or cannot be decoded.
    init(of launch: LiveLaunch?) { self = launch?.lastState(ServerSnapshot.self) ?? ServerSnapshot() }
}

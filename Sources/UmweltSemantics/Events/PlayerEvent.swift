/// An event of a player of sound or video, for the source with a number.
public enum PlayerEvent: Sendable, Hashable, Codable {
    /// The source can be played: its duration in seconds, nil for a stream, and the size of its picture in pixels, 0 for
    /// sound.
    case ready(load: Int, duration: Double? = nil, width: Double, height: Double)
    /// The position in seconds and the rate, when playback starts or stops, when the playhead moves, and from time to
    /// time. `commands` is the number of the app's commands that the host had received.
    case moved(load: Int, commands: Int, position: Double, rate: Double)
    /// Playback has reached the end.
    case ended(load: Int)
    /// The source cannot be played.
    case failed(load: Int, reason: String)

    /// The number of the source.
    package var load: Int {
        switch self {
        case .ready(let load, _, _, _), .moved(let load, _, _, _), .ended(let load), .failed(let load, _): load
        }
    }

    /// The reason why the event is rejected; nil for a valid event.
    package var validationError: String? {
        switch self {
        case .ready(_, let duration, let width, let height):
            [duration ?? 0, width, height].allSatisfy { $0.isFinite && $0 >= 0 } ? nil : "The media has no such size."
        case .moved(_, _, let position, let rate):
            position.isFinite && rate.isFinite ? nil : "Nothing plays at a time that is no number."
        case .ended, .failed: nil
        }
    }
}

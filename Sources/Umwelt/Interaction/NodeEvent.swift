/// What somebody did to a node of a window.
///
/// Each case is written as JSON as `{"press":{}}`: its name, and an object with what belongs to it.
public enum NodeEvent: Sendable, Hashable, Codable {
    /// Pressed and released it, by whatever means.
    case press
    /// Began to press it: a pointer or a key is down on it.
    case pressBegan
    /// Ended pressing it, whether or not that counted as a press.
    case pressEnded
    /// Set it to a value, such as by moving a slider's knob.
    case setValue(value: Double)
    /// Went a step up.
    case increment
    /// Went a step down.
    case decrement
    /// Wanted to be rid of something presented, by the escape key or by a press beside it.
    case dismiss
    /// Scrolled it so far from its content's top left corner, in points.
    case scroll(x: Double, y: Double)
    /// Deleted it.
    case delete
    /// Moved it past so many others, backwards if negative.
    case move(by: Int)

    /// Why no host in its right mind sends such an event; nil if it may.
    public var complaint: String? {
        switch self {
        case .press, .pressBegan, .pressEnded, .increment, .decrement, .dismiss, .delete: nil
        case .setValue(let value): value.isFinite ? nil : "Nothing is set to a value that is no number."
        case .scroll(let x, let y): x.isFinite && y.isFinite ? nil : "Nothing scrolls to where no number is."
        case .move(let distance): (-1_000_000...1_000_000).contains(distance) ? nil : "Nothing is moved so far."
        }
    }
}

/// What somebody did to a node of a window.
///
/// Each case is written as JSON as `{"press":{}}`: its name, and an object with what belongs to it.
public enum NodeEvent: Sendable, Hashable, Codable {
    /// Pressed and released it, by whatever means.
    case press

    /// Why no host in its right mind sends such an event; nil if it may.
    public var complaint: String? {
        switch self {
        case .press: nil
        }
    }
}

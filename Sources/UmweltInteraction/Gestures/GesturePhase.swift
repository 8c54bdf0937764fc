/// The progress of a gesture.
enum GesturePhase<Value> {
    /// The gesture may still start. The value is nil before the first.
    case possible(Value?)
    /// The gesture is in progress.
    case active(Value)
    /// The gesture has ended.
    case ended(Value)
    /// The gesture was not recognised, or was cancelled.
    case failed

    /// The phase without its value.
    var status: GestureStatus {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// The value; nil without one.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The progress of a gesture, without a value.
package enum GestureStatus {
    case possible, active, ended, failed

    /// True if the gesture has ended or failed.
    var isOver: Bool { self == .ended || self == .failed }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still come to be; a value tells what can be told already.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It came to its end.
    case ended(Value)
    /// It is none, or was broken off.
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

    /// The value, if there is one.
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

/// How far a gesture has come, whatever it tells.
enum GestureStatus {
    case possible, active, ended, failed

    /// Whether nothing more comes.
    var isOver: Bool { self == .ended || self == .failed }
}

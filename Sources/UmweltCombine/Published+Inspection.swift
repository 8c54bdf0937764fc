@preconcurrency import OpenCombine
import Umwelt

extension Published: PublishedStorage {
    package var publishedValue: Value {
        // The storage is shared by all copies.
        var copy = self
        var value: Value?
        _ = copy.projectedValue.sink { value = $0 }
        guard let value else { preconditionFailure("A published property tells its value at once.") }
        return value
    }

    /// Sets the value as the property's setter does, but for its `didSet`.
    package func publish(_ value: Value) {
        var copy = self
        Just(value).assign(to: &copy.projectedValue)
    }
}

import Foundation

/// The state of an animation from one frame to the next, by key.
///
/// ```swift
/// struct StartOfPause: AnimationStateKey {
///     static let defaultValue: TimeInterval? = nil
/// }
///
/// context.state[StartOfPause.self] = time
/// ```
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The velocity, in units a second, with which the animation starts: that of what it took over from; nil for none.
    ///
    /// The engine sets it, and springs go on with it.
    package var initialVelocity: Value?

    /// The change of a spring's response after a takeover; nil if it is its own from the start.
    package var blend: SpringBlend?

    /// Makes a state in which every key has its default.
    public init() {}

    /// The value of a key.
    ///
    /// - Parameter key: The type of the key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            // Only the setter stores under the key's identifier, and it stores values of this type.
            return value as! K.Value
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value in the state of an animation.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a state in which the key has not been set.
    static var defaultValue: Value { get }
}

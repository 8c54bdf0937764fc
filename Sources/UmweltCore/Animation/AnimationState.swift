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

    /// The velocity at the start, in units a second: the velocity of the replaced animation; nil for none.
    ///
    /// The engine sets it, and springs continue with it.
    package var initialVelocity: Value?

    /// The change of a spring's response after a takeover; nil if it is its own from the start.
    package var blend: SpringBlend?

    /// Makes a state with the default value for each key.
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

    /// The value of the key in a state that does not set it.
    static var defaultValue: Value { get }
}

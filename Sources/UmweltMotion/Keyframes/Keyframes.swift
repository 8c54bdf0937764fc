/// A type that describes how a value changes over time.
///
/// ```swift
/// struct Jump: Keyframes {
///     var height: Double
///     var body: some Keyframes<Place> {
///         KeyframeTrack(\.y) {
///             CubicKeyframe(-height, duration: 0.3)
///             SpringKeyframe(0, spring: .bouncy)
///         }
///     }
/// }
/// ```
public protocol Keyframes<Value> {
    /// The type of the value that moves.
    associatedtype Value = Self.Body.Value

    /// The type of the keyframes that these consist of.
    associatedtype Body: Keyframes

    /// The keyframes that these consist of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks of the keyframes.
    func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>)
}

extension Keyframes where Self.Value == Self.Body.Value {
    /// Adds the tracks of the body.
    public func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>) { body._resolve(into: &resolved) }
}

extension Keyframes where Self.Body == Never {
    /// Never called: the keyframes have no body.
    public var body: Never { fatalError("\(Self.self) has no body: it is a track itself.") }
}

extension Never: Keyframes {
    /// Keyframes have no body.
    public typealias Body = Never

    // Its other body, that of a view, is the main actor's.
    /// Never called: this type has no values.
    @_implements(Keyframes,body)
    public var _keyframesBody: Never { fatalError("Keyframes of type Never do not exist.") }

    /// Never called: this type has no values.
    public func _resolve(into resolved: inout _ResolvedKeyframes<Never>) {}
}

/// No tracks.
struct EmptyKeyframes<Value>: Keyframes {
    typealias Body = Never

    func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {}
}

/// Tracks, followed by more tracks.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never

    let first: First
    let second: Second

    func _resolve(into resolved: inout _ResolvedKeyframes<First.Value>) {
        first._resolve(into: &resolved)
        second._resolve(into: &resolved)
    }
}

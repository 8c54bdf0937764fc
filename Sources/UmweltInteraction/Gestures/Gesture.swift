/// A type that describes an action of the user with a mouse, a finger or a pen.
///
/// ```swift
/// struct Card: View {
///     @GestureState private var offset = CGSize.zero
///     var body: some View {
///         Color.blue.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// The type of the value that the gesture's callbacks get.
    associatedtype Value

    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that implements this one.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes the recognizer of the gesture.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - inputs: The position of the gesture in the view tree.
    nonisolated static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<
        Self, Value
    >
}

extension Never: Gesture {
    /// Without a gesture there is no value.
    public typealias Value = Never

    /// Never called: this type has no values.
    nonisolated public static func _makeRecognizer(_ gesture: Never, _ inputs: _GestureInputs) -> _GestureRecognizer<
        Never, Never
    > {}
}

extension Gesture where Body == Never {
    /// A primitive gesture has no body: the system recognises it.
    public var body: Never { fatalError("\(Self.self) has no body: the system recognises it.") }
}

extension Gesture where Value == Body.Value {
    /// Makes the recognizer of the gesture's body.
    nonisolated public static func _makeRecognizer(
        _ gesture: Self, _ inputs: _GestureInputs
    ) -> _GestureRecognizer<Self, Body.Value> {
        BodyRecognizer(gesture, inputs)
    }
}

/// A view whose content follows keyframes: it is made again for each frame, with the value of the moment.
///
/// ```swift
/// KeyframeAnimator(initialValue: 0.0, trigger: count) { height in
///     Image(systemName: "basketball").offset(y: -height)
/// } keyframes: { _ in
///     CubicKeyframe(40, duration: 0.3)
///     SpringKeyframe(0, spring: .bouncy)
/// }
/// ```
///
/// While it is not visible its content does not change, but time continues. In trees without animations, such as those
/// of pictures, repeating keyframes show the initial value, and others their end.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, PrimitiveView
where Value == KeyframePath.Value {
    let initialValue: Value

    /// The value whose changes start the keyframes; nil if they repeat.
    let trigger: (any Equatable)?

    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Makes a view that follows keyframes once with each change of a value.
    ///
    /// At the end the value stays the last one, from which the next change continues. A change during the animation
    /// continues from the current value and velocity.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first change.
    ///   - trigger: The value whose changes start the keyframes.
    ///   - content: Makes the content for a value.
    ///   - keyframes: Returns the keyframes from a start value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Makes a view that follows keyframes over and over, each time from the initial value.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - repeating: If false, the value is the initial one. When it becomes true again the keyframes restart.
    ///   - content: Makes the content for a value.
    ///   - keyframes: Returns the keyframes from the initial value. Called at the start, not for each repetition.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        KeyframeAnimatorElement(view, inputs)
    }
}

@available(*, unavailable)
extension KeyframeAnimator: Sendable {}

extension View {
    /// Applies modifiers to the view that follow keyframes once with each change of a value.
    ///
    /// ```swift
    /// Text("Wrong").keyframeAnimator(initialValue: 0.0, trigger: attempts) { text, x in
    ///     text.offset(x: x)
    /// } keyframes: { _ in
    ///     LinearKeyframe(8, duration: 0.05)
    ///     LinearKeyframe(-8, duration: 0.1)
    ///     SpringKeyframe(0)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first change.
    ///   - trigger: The value whose changes start the keyframes.
    ///   - content: Applies the modifiers for a value to a placeholder for the view; called for each frame.
    ///   - keyframes: Returns the keyframes from a start value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }

    /// Applies modifiers to the view that follow keyframes over and over.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning.
    ///   - repeating: If false, the value is the initial one.
    ///   - content: Applies the modifiers for a value to a placeholder for the view; called for each frame.
    ///   - keyframes: Returns the keyframes from the initial value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}

/// A value that a gesture updates, and that returns to its initial value when the gesture ends or is cancelled.
///
/// ```swift
/// @GestureState private var isPressing = false
/// var body: some View {
///     Circle().gesture(LongPressGesture().updating($isPressing) { value, state, _ in state = value })
/// }
/// ```
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    fileprivate var state: State<Value>
    fileprivate let reset: (Binding<Value>) -> Void

    private init(_ value: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: value)
        self.reset = { binding in
            var transaction = Transaction()
            reset(binding.wrappedValue, &transaction)
            binding.transaction(transaction).wrappedValue = value
        }
    }

    /// Makes a state with an initial value.
    ///
    /// - Parameter wrappedValue: The value without a gesture.
    public init(wrappedValue: Value) { self.init(wrappedValue, reset: { _, _ in }) }

    /// Makes a state with an initial value.
    ///
    /// - Parameter initialValue: The value without a gesture.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Makes a state that is reset to `wrappedValue` with a transaction.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value without a gesture.
    ///   - resetTransaction: The transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue, reset: { _, transaction in transaction = resetTransaction })
    }

    /// Makes a state that is reset to `initialValue` with a transaction.
    ///
    /// - Parameters:
    ///   - initialValue: The value without a gesture.
    ///   - resetTransaction: The transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Makes a state that is reset to `wrappedValue` with a transaction that `reset` sets up from the last value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value without a gesture.
    ///   - reset: Sets up the transaction, from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, reset: reset)
    }

    /// Makes a state that is reset to `initialValue` with a transaction that `reset` sets up from the last value.
    ///
    /// - Parameters:
    ///   - initialValue: The value without a gesture.
    ///   - reset: Sets up the transaction, from the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, reset: reset)
    }

    /// The current value; the initial one without a gesture.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes a state that is nil without a gesture, and is reset with a transaction.
    ///
    /// - Parameter resetTransaction: The transaction with which the state becomes nil after the gesture.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Makes a state that is nil without a gesture, and is reset with a transaction that `reset` sets up from the last
    /// value.
    ///
    /// - Parameter reset: Sets up the transaction, from the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

// Views read and write it on the main actor, as they do a `State`.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension Gesture {
    /// Updates a state while the gesture is in progress.
    ///
    /// ```swift
    /// DragGesture().updating($offset) { value, state, _ in state = value.translation }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state, by its projected value.
    ///   - body: Changes the state for a new value of the gesture. The update uses the transaction passed to the
    ///     closure.
    @MainActor @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates a state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the gesture.
    public typealias Value = Base.Value
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The gesture.
    public var base: Base

    /// The state that is updated.
    public var state: GestureState<State>

    /// The closure that updates the state, with the gesture's value and the transaction of the change.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Makes a gesture that updates a state.
    ///
    /// - Parameters:
    ///   - base: The gesture.
    ///   - state: The state to update.
    ///   - body: Updates the state from the gesture's value, and may change the transaction.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        StateRecognizer(gesture, inputs)
    }
}

private final class StateRecognizer<Base: Gesture, State>: _GestureRecognizer<
    GestureStateGesture<Base, State>, Base.Value
>
{
    private var gesture: GestureStateGesture<Base, State>
    private let inner: _GestureRecognizer<Base, Base.Value>
    private var isChanged = false

    init(_ gesture: GestureStateGesture<Base, State>, _ inputs: _GestureInputs) {
        self.gesture = gesture
        inner = Base._makeRecognizer(gesture.base, inputs)
        super.init()
    }

    override func update(_ gesture: GestureStateGesture<Base, State>) {
        self.gesture = gesture
        inner.update(gesture.base)
    }

    override var phase: GesturePhase<Base.Value> { inner.phase }
    override var parts: [GestureTracking] { [inner] }

    override func deliver() {
        inner.deliver()
        switch inner.phase {
        case .possible(let value?), .active(let value):
            let binding = gesture.state.state.projectedValue
            var state = binding.wrappedValue
            var transaction = Transaction()
            gesture.body(value, &state, &transaction)
            isChanged = true
            binding.transaction(transaction).wrappedValue = state
        case .possible(nil): break
        case .ended, .failed: resetState()
        }
    }

    override func reset() {
        inner.reset()
        resetState()
    }

    private func resetState() {
        guard isChanged else { return }
        isChanged = false
        gesture.state.reset(gesture.state.state.projectedValue)
    }
}

extension GestureState: InspectedWrapper {
    package static var wrapperName: String { "@GestureState" }
    package var wrappedAny: Any { wrappedValue }
}

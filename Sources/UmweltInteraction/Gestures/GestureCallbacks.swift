extension Gesture {
    /// Adds an action that runs when the gesture ends.
    ///
    /// ```swift
    /// DragGesture().onEnded { value in move(by: value.translation) }
    /// ```
    ///
    /// - Parameter action: The action, with the gesture's last value.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Converts the gesture's value.
    ///
    /// - Parameter body: Returns the new value for a value of the gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action that is called whenever the gesture's value changes.
    ///
    /// - Parameter action: Called on the main actor with each new value.
    @MainActor @preconcurrency
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        EndedRecognizer(gesture, inputs)
    }
}

private final class EndedRecognizer<Content: Gesture>: _GestureRecognizer<_EndedGesture<Content>, Content.Value> {
    private var action: (Content.Value) -> Void
    private let inner: _GestureRecognizer<Content, Content.Value>
    private var isDone = false

    init(_ gesture: _EndedGesture<Content>, _ inputs: _GestureInputs) {
        action = gesture.action
        inner = Content._makeRecognizer(gesture.content, inputs)
        super.init()
    }

    override func update(_ gesture: _EndedGesture<Content>) {
        action = gesture.action
        inner.update(gesture.content)
    }

    override var phase: GesturePhase<Content.Value> { inner.phase }
    override var parts: [GestureTracking] { [inner] }

    override func deliver() {
        inner.deliver()
        guard !isDone, case .ended(let value) = inner.phase else { return }
        isDone = true
        action(value)
    }

    override func reset() {
        isDone = false
        inner.reset()
    }
}

/// A gesture with an action for the changes of its value.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// The value of the gesture.
    public typealias Value = Content.Value
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        ChangedRecognizer(gesture, inputs)
    }
}

private final class ChangedRecognizer<Content: Gesture>: _GestureRecognizer<_ChangedGesture<Content>, Content.Value>
where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private let inner: _GestureRecognizer<Content, Content.Value>
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>, _ inputs: _GestureInputs) {
        action = gesture.action
        inner = Content._makeRecognizer(gesture.content, inputs)
        super.init()
    }

    override func update(_ gesture: _ChangedGesture<Content>) {
        action = gesture.action
        inner.update(gesture.content)
    }

    override var phase: GesturePhase<Content.Value> { inner.phase }
    override var parts: [GestureTracking] { [inner] }

    override func deliver() {
        inner.deliver()
        switch inner.phase {
        case .possible(let value?), .active(let value):
            guard value != last else { return }
            last = value
            action(value)
        default: break
        }
    }

    override func reset() {
        last = nil
        inner.reset()
    }
}

/// A gesture whose value is converted.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        MapRecognizer(gesture, inputs)
    }
}

private final class MapRecognizer<Content: Gesture, Value>: _GestureRecognizer<_MapGesture<Content, Value>, Value> {
    private var transform: (Content.Value) -> Value
    private let inner: _GestureRecognizer<Content, Content.Value>

    init(_ gesture: _MapGesture<Content, Value>, _ inputs: _GestureInputs) {
        transform = gesture.transform
        inner = Content._makeRecognizer(gesture.content, inputs)
        super.init()
    }

    override func update(_ gesture: _MapGesture<Content, Value>) {
        transform = gesture.transform
        inner.update(gesture.content)
    }

    override var phase: GesturePhase<Value> { inner.phase.map(transform) }
    override var parts: [GestureTracking] { [inner] }
}

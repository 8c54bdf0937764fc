extension Gesture {
    /// Calls an action when the gesture comes to its end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Tells something else than the gesture does.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls an action whenever what the gesture tells is new.
    @MainActor @preconcurrency
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    /// What the gesture tells.
    public typealias Value = Content.Value
    /// Only the system recognises it.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> { EndedRecognizer(gesture) }
}

private final class EndedRecognizer<Content: Gesture>: _GestureRecognizer<_EndedGesture<Content>, Content.Value> {
    private var action: (Content.Value) -> Void
    private let inner: _GestureRecognizer<Content, Content.Value>
    private var isDone = false

    init(_ gesture: _EndedGesture<Content>) {
        action = gesture.action
        inner = Content._makeRecognizer(gesture.content)
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

/// A gesture with an action for what it tells.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// What the gesture tells.
    public typealias Value = Content.Value
    /// Only the system recognises it.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void

    nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> {
        ChangedRecognizer(gesture)
    }
}

private final class ChangedRecognizer<Content: Gesture>: _GestureRecognizer<_ChangedGesture<Content>, Content.Value>
where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private let inner: _GestureRecognizer<Content, Content.Value>
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>) {
        action = gesture.action
        inner = Content._makeRecognizer(gesture.content)
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

/// A gesture that tells something else than it did.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    /// Only the system recognises it.
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> { MapRecognizer(gesture) }
}

private final class MapRecognizer<Content: Gesture, Value>: _GestureRecognizer<_MapGesture<Content, Value>, Value> {
    private var transform: (Content.Value) -> Value
    private let inner: _GestureRecognizer<Content, Content.Value>

    init(_ gesture: _MapGesture<Content, Value>) {
        transform = gesture.transform
        inner = Content._makeRecognizer(gesture.content)
        super.init()
    }

    override func update(_ gesture: _MapGesture<Content, Value>) {
        transform = gesture.transform
        inner.update(gesture.content)
    }

    override var phase: GesturePhase<Value> { inner.phase.map(transform) }
    override var parts: [GestureTracking] { [inner] }
}

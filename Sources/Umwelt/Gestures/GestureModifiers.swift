import Foundation

extension View {
    /// Adds a gesture. Gestures of views inside go before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .low))
    }

    /// Adds a gesture that goes before those of views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
    }

    /// Adds a gesture that may happen at the same time as those of views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .same))
    }

    /// Adds a gesture while it is enabled. Gestures of views inside go before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture, while it is enabled, that goes before those of views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture, while it is enabled, that may happen at the same time as those of views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

extension View {
    /// Calls an action when the view is tapped or clicked so many times in a row.
    ///
    /// ```swift
    /// Text("Like").onTapGesture(count: 2) { likes += 1 }
    /// ```
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls an action with the place where the view is tapped or clicked so many times in a row.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls an action with the place where the view is tapped or clicked so many times in a row.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls an action when a press is held for so many seconds and does not move further than so many points.
    /// `onPressingChanged` is told when the press begins, and when it is over or has lasted long enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged, action: action))
    }

    /// Calls an action when a press is held for so many seconds and does not move further than so many points.
    /// `pressing` is told when the press begins, and when it is over or has lasted long enough.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that says when it begins and when it is over, whichever way.
private nonisolated struct PressGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let press: LongPressGesture
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> { PressRecognizer(gesture) }
}

private final class PressRecognizer: _GestureRecognizer<PressGesture, Bool> {
    private var gesture: PressGesture
    private let inner: _GestureRecognizer<LongPressGesture, Bool>
    private var isPressing = false
    private var isDone = false

    init(_ gesture: PressGesture) {
        self.gesture = gesture
        inner = LongPressGesture._makeRecognizer(gesture.press)
        super.init()
    }

    override func update(_ gesture: PressGesture) {
        self.gesture = gesture
        inner.update(gesture.press)
    }

    override var phase: GesturePhase<Bool> { inner.phase }
    override var parts: [GestureTracking] { [inner] }

    override func deliver() {
        switch inner.phase {
        case .possible(true?), .active: set(isPressing: true)
        case .possible: break
        case .failed: set(isPressing: false)
        case .ended:
            guard !isDone else { return }
            isDone = true
            set(isPressing: true)
            gesture.action()
            set(isPressing: false)
        }
    }

    private func set(isPressing new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        gesture.pressing?(new)
    }

    override func reset() {
        inner.reset()
        set(isPressing: false)
        isDone = false
    }
}

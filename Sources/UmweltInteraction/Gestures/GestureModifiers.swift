import Foundation

extension View {
    /// Adds a gesture to the view.
    ///
    /// ```swift
    /// Circle().gesture(
    ///     DragGesture()
    ///         .onChanged { offset = $0.translation }
    ///         .onEnded { _ in offset = .zero }
    /// )
    /// ```
    ///
    /// Gestures of subviews take precedence; use `highPriorityGesture` or `simultaneousGesture` for another order.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The enabled gestures: this one, those of subviews, or both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .low))
    }

    /// Adds a gesture that takes precedence over those of subviews.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.highPriorityGesture(TapGesture().onEnded { closeMenu() })
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The enabled gestures: this one, those of subviews, or both.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
    }

    /// Adds a gesture that is recognised independently of those of subviews.
    ///
    /// ```swift
    /// PlayerView().simultaneousGesture(TapGesture().onEnded { showsControls = true })
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The enabled gestures: this one, those of subviews, or both.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .same))
    }

    /// Adds a gesture that can be disabled. Gestures of subviews take precedence.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: If false, the gesture is not recognised.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that can be disabled and takes precedence over those of subviews.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: If false, the gesture is not recognised.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that can be disabled and is recognised independently of those of subviews.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: If false, the gesture is not recognised.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name. Gestures of subviews take precedence.
    ///
    /// - Parameters:
    ///   - name: The name for UIKit's gesture recognizers. It has no effect.
    ///   - isEnabled: If false, the gesture is not recognised.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
}

extension View {
    /// Runs an action when the view is tapped or clicked.
    ///
    /// ```swift
    /// Text("Like").onTapGesture(count: 2) { likes += 1 }
    /// ```
    ///
    /// For controls use ``Button``, which keyboards and assistive technology can press.
    ///
    /// - Parameters:
    ///   - count: The number of taps or clicks in a row.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls an action with the position of the last of `count` taps or clicks in a row.
    ///
    /// - Parameter coordinateSpace: The space of the position.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls an action with the position of the last of `count` taps or clicks in a row, by some kinds of input.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the position.
    ///   - inputKinds: The kinds of input that the gesture follows.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
                .onEnded { action($0.location) })
    }

    /// Runs an action after a long press, with some kinds of input.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - inputKinds: The kinds of input that the gesture follows.
    ///   - action: The action.
    ///   - onPressingChanged: Called with true when the press starts, and with false when it has ended or lasted long
    ///     enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressGesture(
                press: LongPressGesture(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds),
                pressing: onPressingChanged, action: action))
    }

    /// Runs an action after a long press.
    ///
    /// ```swift
    /// Text("Hold to delete").onLongPressGesture(minimumDuration: 1) { delete(book) }
    /// ```
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - action: The action.
    ///   - onPressingChanged: Called with true when the press starts, and with false when it has ended or lasted long
    ///     enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged, action: action))
    }

    /// Runs an action after a long press.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - pressing: Called with true when the press starts, and with false when it has ended or lasted long enough.
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

/// A long press that reports its beginning and its end, whether it succeeds or not.
private nonisolated struct PressGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let press: LongPressGesture
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        PressRecognizer(gesture, inputs)
    }
}

private final class PressRecognizer: _GestureRecognizer<PressGesture, Bool> {
    private var gesture: PressGesture
    private let inner: _GestureRecognizer<LongPressGesture, Bool>
    private var isPressing = false
    private var isDone = false

    init(_ gesture: PressGesture, _ inputs: _GestureInputs) {
        self.gesture = gesture
        inner = LongPressGesture._makeRecognizer(gesture.press, inputs)
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

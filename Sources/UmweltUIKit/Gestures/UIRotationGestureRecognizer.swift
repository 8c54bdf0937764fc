import Foundation
import Umwelt

/// A recognizer of two fingers that turn. It calls its methods when the rotation starts, changes and ends, or is
/// cancelled.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the start, or since it was set, in radians: set it to 0 to follow changes.
    open var rotation: CGFloat {
        get { angle - base }
        set { base = angle - newValue }
    }

    private var angle: CGFloat = 0

    /// The angle at which the rotation is 0.
    private var base: CGFloat = 0

    /// The change of the angle in a second, in radians.
    public private(set) var velocity: CGFloat = 0

    open override var numberOfTouches: Int { 2 }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            RotateGesture()
                .onChanged { [weak self] in self?.rotate($0) }
                .onEnded { [weak self] in self?.end($0) }
                .map { _ in })
    }

    private func rotate(_ value: RotateGesture.Value) {
        let isNew = state == .possible
        if isNew { base = 0 }
        store(value)
        send(isNew ? .began : .changed, at: windowPoint(of: value.startLocation))
    }

    private func end(_ value: RotateGesture.Value) {
        store(value)
        send(.ended, at: windowPoint(of: value.startLocation))
    }

    private func store(_ value: RotateGesture.Value) {
        angle = value.rotation.radians
        velocity = value.velocity.radians
    }
}

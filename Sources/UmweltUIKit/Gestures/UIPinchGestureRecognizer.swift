import Foundation
import Umwelt

/// A recognizer of two fingers that move apart or together. It calls its methods when the pinch starts, changes and ends,
/// or is cancelled.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers as a multiple of that at the start, or since it was set: set it to 1 to follow changes.
    open var scale: CGFloat {
        get { magnification / base }
        set { base = newValue == 0 ? 1 : magnification / newValue }
    }

    private var magnification: CGFloat = 1

    /// The magnification at which the scale is 1.
    private var base: CGFloat = 1

    /// The change of the scale in a second.
    public private(set) var velocity: CGFloat = 0

    open override var numberOfTouches: Int { 2 }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            MagnifyGesture()
                .onChanged { [weak self] in self?.pinch($0) }
                .onEnded { [weak self] in self?.end($0) }
                .map { _ in })
    }

    private func pinch(_ value: MagnifyGesture.Value) {
        let isNew = state == .possible
        if isNew { base = 1 }
        store(value)
        send(isNew ? .began : .changed, at: windowPoint(of: value.startLocation))
    }

    private func end(_ value: MagnifyGesture.Value) {
        store(value)
        send(.ended, at: windowPoint(of: value.startLocation))
    }

    private func store(_ value: MagnifyGesture.Value) {
        magnification = value.magnification
        velocity = value.velocity
    }
}

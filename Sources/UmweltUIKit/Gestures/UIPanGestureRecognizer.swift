import Foundation
import Umwelt

/// A recognizer of drags. It calls its methods when the drag starts, moves and ends, or is cancelled.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var drag: DragGesture.Value?

    /// The part of the drag's distance not included in ``translation(in:)``.
    private var base = CGSize.zero

    /// Returns the distance from the start of the drag, or since ``setTranslation(_:in:)``, in points.
    ///
    /// - Parameter view: A view whose points count. All views of a window have the same.
    open func translation(in view: UIView?) -> CGPoint {
        let distance = drag?.translation ?? .zero
        return CGPoint(x: distance.width - base.width, y: distance.height - base.height)
    }

    /// Sets the distance from which later drag distances are measured, in points.
    ///
    /// - Parameters:
    ///   - translation: The distance.
    ///   - view: A view whose points count. All views of a window have the same.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let distance = drag?.translation ?? .zero
        base = CGSize(width: distance.width - translation.x, height: distance.height - translation.y)
    }

    /// Returns the velocity of the drag, in points a second.
    ///
    /// - Parameter view: A view whose points count. All views of a window have the same.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = drag?.velocity ?? .zero
        return CGPoint(x: velocity.width, y: velocity.height)
    }

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            DragGesture(coordinateSpace: .global)
                .onChanged { [weak self] in self?.move($0) }
                .onEnded { [weak self] in self?.end($0) }
                .map { _ in })
    }

    private func move(_ new: DragGesture.Value) {
        let isNew = state == .possible
        if isNew { base = .zero }
        drag = new
        send(isNew ? .began : .changed, at: new.location)
    }

    private func end(_ last: DragGesture.Value) {
        drag = last
        send(.ended, at: last.location)
    }
}

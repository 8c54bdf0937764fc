import Foundation
import Umwelt

/// A recognizer of long presses. It calls its methods when the press has lasted long enough, when it moves afterwards,
/// and when it ends or is cancelled.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { changed() } }

    /// The distance that the pointer may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10 { didSet { changed() } }

    /// The point of the press in the window.
    private var point = CGPoint.zero

    override var gesture: AnyGesture<Void>? {
        let press = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
            .onEnded { [weak self] _ in self?.begin() }
        let moves = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [weak self] in self?.move(to: $0.location) }
            .onEnded { [weak self] in self?.end(at: $0.location) }
        return AnyGesture(press.simultaneously(with: moves).map { _ in })
    }

    private func begin() { send(.began, at: point) }

    private func move(to new: CGPoint) {
        let isMoved = point != new
        point = new
        if state != .possible, isMoved { send(.changed, at: new) }
    }

    private func end(at last: CGPoint) {
        if state != .possible { send(.ended, at: last) }
    }
}

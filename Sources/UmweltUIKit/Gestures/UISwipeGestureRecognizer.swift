import Foundation
import Umwelt

/// A recognizer of quick drags in one direction. It calls its methods once, with the state `ended`.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes.
    public struct Direction: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognised.
    open var direction = Direction.right { didSet { changed() } }

    /// The least length of a swipe, and its least velocity, in points and points a second: guesses.
    private static let length: CGFloat = 30
    private static let velocity: CGFloat = 100

    override var gesture: AnyGesture<Void>? {
        AnyGesture(
            DragGesture(coordinateSpace: .global)
                .onEnded { [weak self] in self?.end($0) }
                .map { _ in })
    }

    private func end(_ drag: DragGesture.Value) {
        let (x, y) = (drag.translation.width, drag.translation.height)
        let isHorizontal = abs(x) > abs(y)
        let way: Direction = isHorizontal ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
        let speed = abs(isHorizontal ? drag.velocity.width : drag.velocity.height)
        guard direction.contains(way), max(abs(x), abs(y)) >= Self.length, speed >= Self.velocity else { return }
        send(.ended, at: drag.startLocation)
    }
}

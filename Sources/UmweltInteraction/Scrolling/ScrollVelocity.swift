import Foundation

/// The velocity of a user's scrolling: that of the last move, and that at which the content was released.
struct ScrollVelocity {
    private var last: (offset: CGPoint, time: Double)?

    /// The velocity of the last move in points per second; nil if there were not two moves.
    private(set) var velocity: CGVector?

    /// The velocity at which the content was released; nil while it is held.
    private var thrown: CGVector?

    /// The seconds after which a resting finger no longer throws the content: a guess.
    private static let rest = 0.1

    /// Cancels the throw: a pointer holds the content again.
    mutating func cancelThrow() { thrown = nil }

    /// Notes a move to an offset.
    mutating func move(to offset: CGPoint, at time: Double) {
        if let last, time > last.time {
            let seconds = time - last.time
            velocity = CGVector(dx: (offset.x - last.offset.x) / seconds, dy: (offset.y - last.offset.y) / seconds)
        }
        last = (offset, time)
    }

    /// Records the release of the content.
    mutating func letGo(at time: Double) { thrown = velocity(at: time) }

    /// Returns the velocity when the scrolling starts to decelerate: that of the release, or of a very recent move.
    func velocityOfEnd(at time: Double) -> CGVector { thrown ?? velocity(at: time) }

    private func velocity(at time: Double) -> CGVector {
        guard let last, let velocity, time - last.time <= Self.rest else { return .zero }
        return velocity
    }
}

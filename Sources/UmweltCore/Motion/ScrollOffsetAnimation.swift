import Foundation

/// The animation with which a host scrolls a node to its new offset.
package struct ScrollOffsetAnimation: Sendable, Hashable {
    /// The seconds that it takes.
    package var duration: Double

    /// The part of the way that has been gone, at even steps of time.
    package var parts: [Double]

    /// The greatest distance along each axis from which the node comes, in points, as nothing has been made of what is
    /// further away; nil if all of the content is there.
    package var reach: CGSize?

    /// Makes the course of an animation; nil if that never ends, or only the app knows it.
    package init?(_ animation: Animation, reach: CGSize?) {
        let duration = animation.duration
        guard duration.isFinite, duration > 0, animation.progress(at: 0) != nil else { return nil }
        let steps = SampledAnimation.steps(for: duration)
        self.duration = duration
        self.reach = reach
        parts = (0...steps).map { animation.progress(at: duration * Double($0) / Double(steps)) ?? 1 }
        parts[steps] = 1
    }
}

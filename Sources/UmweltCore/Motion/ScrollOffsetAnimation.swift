import Foundation

/// The animation with which a host scrolls a node to its new offset.
package struct ScrollOffsetAnimation: Sendable, Hashable {
    /// The duration in seconds.
    package var duration: Double

    /// The fraction of the distance at even steps of time.
    package var parts: [Double]

    /// The greatest distance along each axis, in points, from which the scrolling starts, because content further away
    /// is not realized; nil if all content is.
    package var reach: CGSize?

    /// Makes the samples of an animation; nil for endless or custom animations.
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

import Foundation

/// The configuration of a scroll transition: the threshold at which the phase changes, and the animation.
public struct ScrollTransitionConfiguration: Sendable {
    private let kind: Kind

    /// The animation to a phase, or to the interpolated place between two.
    private(set) var animation: Animation?

    /// The position from which the view counts as visible. The default, the whole view, is a guess.
    private var limit = Threshold.visible

    private enum Kind: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    private init(_ kind: Kind, animation: Animation? = nil) {
        self.kind = kind
        self.animation = animation
    }

    /// Returns a configuration in which the phase changes at the threshold, with an animation.
    ///
    /// - Parameter animation: The animation of the change.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation: animation)
    }

    /// The phase changes at the threshold, with the default animation.
    public static let animated = animated()

    /// Returns a configuration in which the phase is interpolated by the view's position.
    ///
    /// - Parameter timingCurve: The course from the edge, at its start, to the threshold, at its end.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// The phase is interpolated by the view's position, slowly at both ends.
    public static let interactive = interactive()

    /// The view always counts as visible.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// Returns the configuration with an animation. An interactive transition then lags behind the position of the
    /// view.
    ///
    /// - Parameter animation: The animation with which the view follows the phase.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// Returns the configuration with another threshold, from which the view counts as visible.
    ///
    /// - Parameter threshold: The visible fraction, such as `.visible(0.5)`, or `.centered`.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.limit = threshold
        return copy
    }

    /// Returns the fraction of the outside phase: 0 for a visible view, 1 for a hidden view.
    ///
    /// - Parameters:
    ///   - entered: The distance by which the view extends inwards from the edge, in points.
    ///   - length: The length of the view.
    ///   - container: The length of the visible area.
    func share(entered: CGFloat, length: CGFloat, container: CGFloat) -> Double {
        let threshold = limit.distance(length: length, container: container)
        switch kind {
        case .identity: return 0
        case .animated: return entered >= threshold ? 0 : 1
        case .interactive(let curve):
            guard threshold > 0 else { return entered > 0 ? 0 : 1 }
            return 1 - curve.value(at: Double(min(max(entered / threshold, 0), 1)))
        }
    }

    /// A position between a view just outside the visible area and a view in its middle.
    public struct Threshold: Sendable {
        /// The share of the view's length.
        private var view = 0.0

        /// The fraction of the distance to the middle.
        private var middle = 0.0

        /// A further distance in points.
        private var distance = 0.0

        private init(view: Double = 0, middle: Double = 0) {
            self.view = view
            self.middle = middle
        }

        /// The position at which the whole view is visible.
        public static let visible = Threshold(view: 1)

        /// The position just outside the visible area.
        public static let hidden = Threshold()

        /// The position in the middle of the visible area.
        public static var centered: Threshold { Threshold(middle: 1) }

        /// Returns the position at which a fraction of the view is visible.
        ///
        /// - Parameter amount: The share of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(view: amount.isNaN ? 0 : min(max(amount, 0), 1))
        }

        /// Returns a position between this and another.
        ///
        /// - Parameters:
        ///   - other: The other place.
        ///   - amount: The fraction of the distance: 0 for this position, 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? amount : 0
            var copy = self
            copy.view += (other.view - view) * amount
            copy.middle += (other.middle - middle) * amount
            copy.distance += (other.distance - distance) * amount
            return copy
        }

        /// Returns the position that is closer to the middle by a distance.
        ///
        /// - Parameter distance: The distance, in points.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.distance += distance.isFinite ? distance : 0
            return copy
        }

        /// Returns the distance by which a view at this position extends inwards from the edge, in points.
        fileprivate func distance(length: CGFloat, container: CGFloat) -> CGFloat {
            CGFloat(view) * length + CGFloat(middle) * (length + container) / 2 + CGFloat(distance)
        }
    }
}

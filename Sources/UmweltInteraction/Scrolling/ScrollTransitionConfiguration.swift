import Foundation

/// The configuration of a scroll transition: the threshold at which the phase changes, and the animation.
public struct ScrollTransitionConfiguration: Sendable {
    private let kind: Kind

    /// The animation to a phase, or to the interpolated place between two.
    private(set) var animation: Animation?

    /// The place from which on the view counts as visible. That it is the whole view, if nothing else is asked for, is
    /// a guess.
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

    /// Returns the configuration in which the phase changes at once at the threshold, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation: animation)
    }

    /// The way in which the phase changes when the view reaches the threshold, with the default animation.
    public static let animated = animated()

    /// Returns the way in which the view is between two phases according to its place.
    ///
    /// - Parameter timingCurve: The course from the edge, at its start, to the threshold, at its end.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// The way in which the view is between two phases according to its place, slowly at both ends.
    public static let interactive = interactive()

    /// The way in which the view always counts as visible.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// Returns the configuration with an animation. An interactive transition then lags behind the position of the
    /// view.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// Returns the configuration with another threshold, from which on the view counts as visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.limit = threshold
        return copy
    }

    /// Returns the share of the phase outside: 0 for a view that counts as visible, 1 for one that is hidden.
    ///
    /// - Parameters:
    ///   - entered: The distance by which the view has come in over the edge, in points.
    ///   - length: The length of the view.
    ///   - container: The length of what is visible.
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

    /// A position between that of a view which is just hidden and that of a view in the middle of the visible area.
    public struct Threshold: Sendable {
        /// The share of the view's length.
        private var view = 0.0

        /// The share of the way to the middle.
        private var middle = 0.0

        /// A further distance in points.
        private var distance = 0.0

        private init(view: Double = 0, middle: Double = 0) {
            self.view = view
            self.middle = middle
        }

        /// The place at which the whole view is visible.
        public static let visible = Threshold(view: 1)

        /// The place at which the view is just hidden.
        public static let hidden = Threshold()

        /// The place at which the view is in the middle.
        public static var centered: Threshold { Threshold(middle: 1) }

        /// Returns the position at which a share of the view is visible.
        ///
        /// - Parameter amount: The share of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(view: amount.isNaN ? 0 : min(max(amount, 0), 1))
        }

        /// Returns a place between this and another one.
        ///
        /// - Parameters:
        ///   - other: The other place.
        ///   - amount: The share of the way: 0 for this place, 1 for the other.
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

        /// Returns the distance by which a view at this place has come in over the edge, in points.
        fileprivate func distance(length: CGFloat, container: CGFloat) -> CGFloat {
            CGFloat(view) * length + CGFloat(middle) * (length + container) / 2 + CGFloat(distance)
        }
    }
}

import Foundation
import Umwelt

extension UIView {
    /// The curves and repetitions of animations.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views accept touches meanwhile, which they always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current appearance, which it always does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The old content fades out and the new one in, which content that changes always does here.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Slow at both ends: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        func animation(duration: Double) -> Animation {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn(duration: duration)
            case 2: .easeOut(duration: duration)
            case 3: .linear(duration: duration)
            default: .easeInOut(duration: duration)
            }
        }
    }

    /// Runs changes that are animated for some seconds: of state, which views of SwiftUI's show, and of ``UIView``s.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - animations: Changes the views.
    ///   - completion: Called at the end, with true; nil for none.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs changes that are animated.
    ///
    /// - Parameters:
    ///   - duration: The seconds of the animation.
    ///   - delay: The delay in seconds.
    ///   - options: Its curve and its repetitions.
    ///   - animations: The changes.
    ///   - completion: Called with true when the animation has ended.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration: duration), delay, options, animations, completion)
    }

    /// Runs changes that are animated by a spring.
    ///
    /// - Parameters:
    ///   - duration: The seconds of the animation.
    ///   - delay: The delay in seconds.
    ///   - dampingRatio: 1 for a spring that does not bounce; less bounces more.
    ///   - velocity: The speed at the beginning, as distances of the animation a second.
    ///   - options: Its repetitions.
    ///   - animations: The changes.
    ///   - completion: Called with true when the animation has ended.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // A spring of this stiffness is within a thousandth of its end after the duration.
        let damping = max(Double(dampingRatio), 0.01)
        let frequency = 6.9 / (min(damping, 1) * max(duration, 0.001))
        let spring = Animation.interpolatingSpring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
            initialVelocity: Double(velocity))
        run(spring, delay, options, animations, completion)
    }

    /// Runs changes of a view that are animated for some seconds: views that appear or disappear fade.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - duration: The duration, in seconds.
    ///   - options: The curve and the repetitions of the animation.
    ///   - animations: Changes the view; nil for nothing.
    ///   - completion: Called at the end, with true; nil for none.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration: duration), 0, options, { animations?() }, completion)
    }

    private static func run(
        _ animation: Animation, _ delay: Double, _ options: AnimationOptions, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        var animation = animation
        if options.contains(.repeat) {
            animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
        }
        if delay > 0 { animation = animation.delay(delay) }
        guard let completion else { return withAnimation(animation, changes) }
        withAnimation(animation, changes) { completion(true) }
    }

    /// Runs changes that are not animated, whatever surrounds them.
    ///
    /// - Parameter actions: Makes the changes.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, actions)
    }

    /// Turns animations on and off for all of the app, which SwiftUI has no equal for.
    @available(
        *, unavailable,
        message: "Umwelt animates each change by its transaction: set disablesAnimations in withTransaction(_:_:)."
    )
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

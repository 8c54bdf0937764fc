import Foundation

/// The curve along which values change: a timing curve, a spring, or a custom animation, with a delay, a speed and
/// repetitions.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
///
/// Use it with ``withAnimation(_:_:)``, or with `animation(_:value:)` on a view.
public struct Animation: Equatable, Hashable, Sendable {
    private let box: AnimationBox

    /// Makes an animation from a custom one.
    ///
    /// - Parameter base: The custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        box = AnimationBox(base, builtIn: base as? any BuiltInAnimation)
    }

    init(builtIn base: any BuiltInAnimation) { box = AnimationBox(base, builtIn: base) }

    /// The animation whose type is hidden.
    public var base: any CustomAnimation { box.base }

    /// Returns true if both animations are of the same type and equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        lhs.box === rhs.box || lhs.base.isEqual(to: rhs.base)
    }

    /// Returns true if both are copies of one animation: equal, found without a comparison of their curves.
    func isSame(as other: Animation) -> Bool { box === other.box }

    /// Hashes the animation.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// The storage of an animation. An `Animation` is then one word in memory.
private final class AnimationBox: Sendable {
    let base: any CustomAnimation

    /// The same as `base` if it is the library's.
    let builtIn: (any BuiltInAnimation)?

    init(_ base: any CustomAnimation, builtIn: (any BuiltInAnimation)?) {
        self.base = base
        self.builtIn = builtIn
    }
}

extension Animation {
    /// Returns the distance covered so far, or nil if the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole distance: the new value minus the value at the start.
    ///   - time: The seconds since the start.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity in units a second; nil if it is unknown or the animation is over.
    ///
    /// - Parameters:
    ///   - value: The whole distance: the new value minus the value at the start.
    ///   - time: The seconds since the start.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns true if the animation replaces a running animation, which then ends; false if the distances of both are
    /// added.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The whole distance of the running animation.
    ///   - time: The seconds since the running animation started.
    ///   - context: The context of the running animation, which this animation receives.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// The duration in seconds, without an initial velocity; infinite if the animation never ends or has a custom curve
    /// whose duration is unknown.
    package var duration: Double { length ?? .infinity }

    /// The seconds until the logical completion, at most ``duration``.
    package var logicalDuration: Double { min(logicalLength ?? .infinity, duration) }

    /// Returns the fraction of the distance covered after a time in seconds, without an initial velocity; 1 after the
    /// end.
    ///
    /// Hosts use it to play an animation themselves. It is nil for custom animations, whose curves only the app can
    /// compute.
    package func progress(at time: Double) -> Double? { box.builtIn?.progress(at: time) }

    /// The same as `duration`, or nil if it is not known.
    var length: Double? { box.builtIn?.length }

    /// The seconds until the logical completion; nil if unknown.
    var logicalLength: Double? { box.builtIn?.logicalLength }

    /// The repeated part of an endless animation; nil if the animation ends or does not repeat.
    var cycle: AnimationCycle? { box.builtIn?.cycle }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The animation as text.
    public var description: String { String(describing: base) }

    /// The animation as text, in full, with SwiftUI's names of its own animations.
    public var debugDescription: String {
        "AnyAnimator(\(box.builtIn.map { "SwiftUI.\($0)" } ?? String(reflecting: base)))"
    }

    /// The animation's parts for debuggers.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

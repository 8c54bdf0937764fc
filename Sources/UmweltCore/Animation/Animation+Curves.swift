import Foundation
import UmweltDrawing

extension Animation {
    /// The seconds that a curve lasts if no other time is named.
    private static let curveDuration = 0.35

    /// Returns an animation that starts and ends slowly.
    ///
    /// ```swift
    /// withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
    /// ```
    ///
    /// - Parameter duration: The seconds that it lasts.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// An animation that starts and ends slowly, of 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// Returns an animation that starts slowly and ends fast, for views that leave the screen.
    ///
    /// ```swift
    /// withAnimation(.easeIn(duration: 0.2)) { isOpen = false }
    /// ```
    ///
    /// - Parameter duration: The seconds that it lasts.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// An animation that starts slowly, of 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// Returns an animation that ends slowly, for views that enter the screen.
    ///
    /// ```swift
    /// withAnimation(.easeOut(duration: 0.2)) { isOpen = true }
    /// ```
    ///
    /// - Parameter duration: The seconds that it lasts.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// An animation that ends slowly, of 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// Returns an animation of constant speed.
    ///
    /// ```swift
    /// Circle().rotationEffect(.degrees(turns * 360)).animation(.linear(duration: 2), value: turns)
    /// ```
    ///
    /// - Parameter duration: The seconds that it lasts.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// An animation of constant speed, 0.35 seconds long.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// Returns an animation along a Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x of the first control point, which is limited to 0…1.
    ///   - p1y: The y of the first control point.
    ///   - p2x: The x of the second control point, which is limited to 0…1.
    ///   - p2y: The y of the second control point.
    ///   - duration: The seconds that it lasts.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let start = UnitPoint(x: p1x, y: p1y)
        let end = UnitPoint(x: p2x, y: p2y)
        return timingCurve(.bezier(startControlPoint: start, endControlPoint: end), duration: duration)
    }

    /// Returns an animation along a curve.
    ///
    /// - Parameter duration: The seconds that it lasts.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(builtIn: TimingCurveAnimation(curve: curve, duration: duration))
    }
}

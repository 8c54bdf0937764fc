import Foundation
@_spi(Kernel) import Umwelt

/// The arrow of a bubble, such as a popover.
package enum PopoverArrow {
    /// The distance from the bubble to the tip, in points.
    package static let length: CGFloat = 11

    /// The length of the base, in points.
    package static let width: CGFloat = 26

    /// Returns the arrow, whose base overlaps the bubble to hide the seam.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - direction: The direction from the tip to the bubble: a vector of length 1.
    package static func path(to tip: CGPoint, from direction: CGVector) -> Path {
        let half = width / 2
        let (dx, dy) = (direction.dx, direction.dy)
        func point(along: CGFloat, across: CGFloat) -> CGPoint {
            CGPoint(x: tip.x + dx * along + dy * across, y: tip.y + dy * along + dx * across)
        }
        let foot = length + 1
        return Path { path in
            path.move(to: point(along: foot, across: -half))
            path.addCurve(
                to: point(along: 1, across: -3), control1: point(along: foot, across: -half * 0.55),
                control2: point(along: 3, across: -5))
            path.addQuadCurve(to: point(along: 1, across: 3), control: point(along: -1, across: 0))
            path.addCurve(
                to: point(along: foot, across: half), control1: point(along: 3, across: 5),
                control2: point(along: foot, across: half * 0.55))
            path.closeSubpath()
        }
    }
}

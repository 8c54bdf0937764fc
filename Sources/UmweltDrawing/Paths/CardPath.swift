import Foundation

extension Path {
    /// Makes a rectangle with rounded corners at its top, at its bottom, or both; radii are in points.
    package init(card rect: CGRect, topRadius: CGFloat, bottomRadius: CGFloat) {
        // The distance of control points from the corner with which a cubic curve comes closest to a quarter circle.
        let bend: CGFloat = 1 - 0.552_284_749_830_793_6
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let upper = min(topRadius, rect.width / 2, rect.height / 2)
        let lower = min(bottomRadius, rect.width / 2, rect.height / 2)
        self.init()
        func corner(
            _ radius: CGFloat, from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint,
            in path: inout Path
        ) {
            path.addLine(to: start)
            if radius > 0 { path.addCurve(to: end, control1: control1, control2: control2) }
        }
        reserve(6 + (upper > 0 ? 2 : 0) + (lower > 0 ? 2 : 0))
        move(to: CGPoint(x: left + upper, y: top))
        corner(
            upper, from: CGPoint(x: right - upper, y: top), to: CGPoint(x: right, y: top + upper),
            control1: CGPoint(x: right - upper * bend, y: top), control2: CGPoint(x: right, y: top + upper * bend),
            in: &self)
        corner(
            lower, from: CGPoint(x: right, y: bottom - lower), to: CGPoint(x: right - lower, y: bottom),
            control1: CGPoint(x: right, y: bottom - lower * bend),
            control2: CGPoint(x: right - lower * bend, y: bottom), in: &self)
        corner(
            lower, from: CGPoint(x: left + lower, y: bottom), to: CGPoint(x: left, y: bottom - lower),
            control1: CGPoint(x: left + lower * bend, y: bottom),
            control2: CGPoint(x: left, y: bottom - lower * bend), in: &self)
        corner(
            upper, from: CGPoint(x: left, y: top + upper), to: CGPoint(x: left + upper, y: top),
            control1: CGPoint(x: left, y: top + upper * bend), control2: CGPoint(x: left + upper * bend, y: top),
            in: &self)
        closeSubpath()
    }
}

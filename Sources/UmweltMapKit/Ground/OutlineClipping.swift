import SwiftUI

/// The parts of outlines and lines inside of a rectangle, so that a close view of a long coast has few points.
enum OutlineClipping {
    /// Returns the part of a closed outline inside of a rectangle (Sutherland and Hodgman): at each of its sides, what
    /// is beyond is replaced by a line along the side.
    static func clip(_ outline: [CGPoint], to rect: CGRect) -> [CGPoint] {
        var points = outline
        clip(&points) { $0.x - rect.minX }
        clip(&points) { rect.maxX - $0.x }
        clip(&points) { $0.y - rect.minY }
        clip(&points) { rect.maxY - $0.y }
        return points
    }

    /// - Parameter depth: Returns the distance of a point from the side, negative beyond it.
    private static func clip(_ points: inout [CGPoint], depth: (CGPoint) -> CGFloat) {
        guard var last = points.last else { return }
        var lastDepth = depth(last)
        var clipped: [CGPoint] = []
        clipped.reserveCapacity(points.count)
        for point in points {
            let pointDepth = depth(point)
            if (pointDepth < 0) != (lastDepth < 0) {
                let share = lastDepth / (lastDepth - pointDepth)
                clipped.append(
                    CGPoint(x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share))
            }
            if pointDepth >= 0 { clipped.append(point) }
            (last, lastDepth) = (point, pointDepth)
        }
        points = clipped
    }

    /// Returns true if a piece of a line may cross a rectangle.
    static func mayCross(_ rect: CGRect, from start: CGPoint, to end: CGPoint) -> Bool {
        min(start.x, end.x) <= rect.maxX && max(start.x, end.x) >= rect.minX && min(start.y, end.y) <= rect.maxY
            && max(start.y, end.y) >= rect.minY
    }
}

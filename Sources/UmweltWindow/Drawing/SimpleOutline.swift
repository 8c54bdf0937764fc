internal import CGTK
import Foundation
import Umwelt

/// A rectangle with optionally rounded corners: an outline that GSK can clip itself.
struct SimpleOutline: Equatable {
    let rect: CGRect

    /// The radii of the corners in points, clockwise from the top left one.
    let radii: [CGFloat]

    init(rect: CGRect, radii: [CGFloat] = [0, 0, 0, 0]) {
        self.rect = rect
        self.radii = radii
    }

    /// Makes the outline of a path; nil for other paths.
    init?(_ path: Path) {
        let rect = path.boundingRect
        guard rect.isMadeOfNumbers, rect.width > 0, rect.height > 0 else { return nil }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        guard path.contains(middle) else { return nil }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let signs: [(CGFloat, CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
        let most = min(rect.width, rect.height) / 2
        let radii = corners.indices.map { index in
            func isInside(_ distance: CGFloat) -> Bool {
                path.contains(
                    CGPoint(
                        x: corners[index].x + signs[index].0 * distance, y: corners[index].y + signs[index].1 * distance
                    ))
            }
            if isInside(0.05) { return CGFloat(0) }
            var (outside, inside) = (CGFloat(0.05), most)
            for _ in 0..<12 {
                let between = (outside + inside) / 2
                if isInside(between) { inside = between } else { outside = between }
            }
            // A quarter circle leaves this part of its radius in the corner, along each side.
            return min(inside / (1 - 0.5.squareRoot()), most)
        }
        self.init(rect: rect, radii: radii)
        guard matches(path) else { return nil }
    }

    /// True if all corners are square.
    var isRectangle: Bool { radii.allSatisfy { $0 == 0 } }

    /// The outline for GSK.
    var rounded: GskRoundedRect {
        var result = GskRoundedRect()
        var bounds = graphene_rect_t(rect)
        var sizes = radii.map { graphene_size_t(width: Float($0), height: Float($0)) }
        gsk_rounded_rect_init(&result, &bounds, &sizes[0], &sizes[1], &sizes[2], &sizes[3])
        return result
    }

    /// Returns the same outline elsewhere.
    func offsetBy(_ offset: CGPoint) -> SimpleOutline {
        SimpleOutline(rect: rect.offsetBy(dx: offset.x, dy: offset.y), radii: radii)
    }

    /// Returns true if a path nowhere differs by more than about a point along its border.
    private func matches(_ path: Path) -> Bool {
        let (inner, outer) = (ring(inset: 0.75), ring(inset: -0.75))
        return inner.allSatisfy { path.contains($0) } && !outer.contains { path.contains($0) }
    }

    /// Points on the outline, moved inwards.
    private func ring(inset: CGFloat) -> [CGPoint] {
        var points: [CGPoint] = []
        let corners = [
            (rect.minX, rect.minY, CGFloat(-1), CGFloat(-1)), (rect.maxX, rect.minY, 1, -1),
            (rect.maxX, rect.maxY, 1, 1), (rect.minX, rect.maxY, -1, 1),
        ]
        for (index, (x, y, dx, dy)) in corners.enumerated() {
            let radius = radii[index]
            let middle = CGPoint(x: x - dx * radius, y: y - dy * radius)
            for step in [0.1, 0.5, 0.9] where radius > 0 {
                let (reach, angle) = (max(radius - inset, 0), step * .pi / 2)
                points.append(CGPoint(x: middle.x + dx * reach * cos(angle), y: middle.y + dy * reach * sin(angle)))
            }
            if radius == 0 { points.append(CGPoint(x: x - dx * inset, y: y - dy * inset)) }
        }
        points.append(CGPoint(x: rect.midX, y: rect.minY + inset))
        points.append(CGPoint(x: rect.midX, y: rect.maxY - inset))
        points.append(CGPoint(x: rect.minX + inset, y: rect.midY))
        points.append(CGPoint(x: rect.maxX - inset, y: rect.midY))
        return points
    }
}

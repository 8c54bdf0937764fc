import Foundation

/// A field of a mesh, or a part of one: a surface with sixteen control points and a colour at each corner.
package struct MeshPatch {
    /// The control points, four rows of four, in points.
    package let points: [CGPoint]

    /// The colours at the top left, the top right, the bottom right and the bottom left.
    package let colors: [ResolvedColor]
}

extension MeshPaint {
    /// The fields of the grid in points, divided into parts unless colours change linearly within them.
    package var patches: [MeshPatch] {
        let frame = frame ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let isEven = !isSmooth && !isPerceptual && colors.allSatisfy { $0.opacity == colors[0].opacity }
        // A large grid has small fields, which need fewer parts.
        let steps = isEven ? 1 : min(max(64 / max(points.columns, points.rows), 1), 8)
        let mixer = MeshColors(colors, columns: points.columns, isSmooth: isSmooth, isPerceptual: isPerceptual)
        var patches: [MeshPatch] = []
        for row in 0..<points.rows - 1 {
            for column in 0..<points.columns - 1 {
                let surface = surface(column, row).map { point in
                    CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
                }
                guard surface.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
                for y in 0..<steps {
                    for x in 0..<steps {
                        func color(_ x: Int, _ y: Int) -> ResolvedColor {
                            mixer.color(
                                column, row, CGFloat(x) / CGFloat(steps), CGFloat(y) / CGFloat(steps))
                        }
                        patches.append(
                            MeshPatch(
                                points: Self.part(of: surface, x, y, steps),
                                colors: [color(x, y), color(x + 1, y), color(x + 1, y + 1), color(x, y + 1)]))
                    }
                }
            }
        }
        return patches
    }

    /// Returns the sixteen control points of a cell: those of its edges, and inner ones that make it a Coons patch.
    private func surface(_ column: Int, _ row: Int) -> [CGPoint] {
        let (top, bottom, left, right) = points.curves(aroundColumn: column, row: row)
        /// Returns the control point next to a corner, computed from the points of all four edges.
        func inner(
            _ corner: CGPoint, _ along: CGPoint, _ across: CGPoint, _ farAlong: CGPoint, _ farAcross: CGPoint,
            _ oppositeAlong: CGPoint, _ oppositeAcross: CGPoint, _ opposite: CGPoint
        ) -> CGPoint {
            func mix(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let near = -4 * corner[keyPath: part] + 6 * (along[keyPath: part] + across[keyPath: part])
                let far = -2 * (farAlong[keyPath: part] + farAcross[keyPath: part])
                let other = 3 * (oppositeAlong[keyPath: part] + oppositeAcross[keyPath: part])
                return (near + far + other - opposite[keyPath: part]) / 9
            }
            return CGPoint(x: mix(\.x), y: mix(\.y))
        }
        return [
            top[0], top[1], top[2], top[3],
            left[1],
            inner(top[0], top[1], left[1], top[3], bottom[0], bottom[1], right[1], bottom[3]),
            inner(top[3], top[2], right[1], top[0], bottom[3], bottom[2], left[1], bottom[0]),
            right[1],
            left[2],
            inner(bottom[0], bottom[1], left[2], bottom[3], top[0], top[1], right[2], top[3]),
            inner(bottom[3], bottom[2], right[2], bottom[0], top[3], top[2], left[2], top[0]),
            right[2],
            bottom[0], bottom[1], bottom[2], bottom[3],
        ]
    }

    /// Returns one of the equal parts of a surface.
    private static func part(of surface: [CGPoint], _ x: Int, _ y: Int, _ steps: Int) -> [CGPoint] {
        guard steps > 1 else { return surface }
        func part(_ points: [CGPoint], _ index: Int) -> [CGPoint] {
            PathSegment.curve(points[0], points[1], points[2], points[3])
                .part(from: CGFloat(index) / CGFloat(steps), to: CGFloat(index + 1) / CGFloat(steps)).points
        }
        let rows = (0..<4).map { part(Array(surface[$0 * 4..<$0 * 4 + 4]), x) }
        let columns = (0..<4).map { column in part(rows.map { $0[column] }, y) }
        return (0..<4).flatMap { row in columns.map { $0[row] } }
    }
}

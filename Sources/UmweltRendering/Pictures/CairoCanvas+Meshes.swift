internal import CCairo
import Foundation
import UmweltDrawing

extension CairoCanvas {
    /// Makes a mesh of colours the source of the next drawing operations.
    func use(_ mesh: MeshPaint) {
        // Cairo never returns null: an error is a pattern that draws nothing.
        let pattern = cairo_pattern_create_mesh()!
        addBackground(mesh.background, to: pattern)
        for patch in mesh.patches { add(patch, to: pattern) }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Adds a patch behind all others that covers the current path.
    private func addBackground(_ color: ResolvedColor, to pattern: OpaquePointer) {
        guard color.opacity > 0 else { return }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        // Outlines reach beyond their path.
        let reach = cairo_get_line_width(cairo) * 10 + 1
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, left - reach, top - reach)
        cairo_mesh_pattern_line_to(pattern, right + reach, top - reach)
        cairo_mesh_pattern_line_to(pattern, right + reach, bottom + reach)
        cairo_mesh_pattern_line_to(pattern, left - reach, bottom + reach)
        for corner in 0..<4 { set(color, ofCorner: corner, in: pattern) }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func add(_ patch: MeshPatch, to pattern: OpaquePointer) {
        let points = patch.points.map { Self.near($0) }
        func curve(_ first: Int, _ second: Int, _ end: Int) {
            cairo_mesh_pattern_curve_to(
                pattern, points[first].x, points[first].y, points[second].x, points[second].y, points[end].x,
                points[end].y)
        }
        cairo_mesh_pattern_begin_patch(pattern)
        // The outer points of the four rows of four, clockwise from the top left.
        cairo_mesh_pattern_move_to(pattern, points[0].x, points[0].y)
        curve(1, 2, 3)
        curve(7, 11, 15)
        curve(14, 13, 12)
        curve(8, 4, 0)
        for (corner, point) in [5, 6, 10, 9].enumerated() {
            cairo_mesh_pattern_set_control_point(pattern, UInt32(corner), points[point].x, points[point].y)
        }
        for (corner, color) in patch.colors.enumerated() { set(color, ofCorner: corner, in: pattern) }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func set(_ color: ResolvedColor, ofCorner corner: Int, in pattern: OpaquePointer) {
        cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), Self.component(color.red), Self.component(color.green),
            Self.component(color.blue), Self.component(color.opacity))
    }
}

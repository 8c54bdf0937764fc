internal import CCairo
import Foundation
import UmweltDrawing

extension CairoCanvas {
    /// Makes a gradient the source of the next drawing operations.
    func use(_ gradient: GradientPaint) {
        guard let pattern = pattern(for: gradient) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    private func pattern(for gradient: GradientPaint) -> OpaquePointer? {
        switch gradient.geometry {
        case .linear(let from, let to):
            let (start, end) = (Self.near(gradient.place(from)), Self.near(gradient.place(to)))
            return colored(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient)
        case .radial, .elliptical:
            return gradient.circles.flatMap { radial($0, gradient) }
        case .angular:
            guard let sweep = gradient.sweep else { return nil }
            return mesh(ConicSweep(sweep), around: Self.near(sweep.center))
        }
    }

    private func radial(_ circles: GradientCircles, _ gradient: GradientPaint) -> OpaquePointer? {
        guard circles.startRadius.isFinite, circles.endRadius.isFinite, circles.flatness.isFinite, circles.flatness > 0
        else { return nil }
        let center = Self.near(circles.center)
        let pattern = cairo_pattern_create_radial(0, 0, circles.startRadius, 0, 0, circles.endRadius)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1, 1 / circles.flatness)
        cairo_matrix_translate(&matrix, -center.x, -center.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        return colored(pattern, gradient)
    }

    private func colored(_ pattern: OpaquePointer?, _ gradient: GradientPaint) -> OpaquePointer? {
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Self.component(color.red), Self.component(color.green),
                Self.component(color.blue), Self.component(color.opacity))
        }
        let spread: cairo_extend_t =
            switch gradient.spread {
            case .pad: CAIRO_EXTEND_PAD
            case .repeat: CAIRO_EXTEND_REPEAT
            case .mirror: CAIRO_EXTEND_REFLECT
            }
        cairo_pattern_set_extend(pattern, spread)
        return pattern
    }

    /// Returns a pattern of colours around a point: narrow triangles that reach beyond the current path.
    private func mesh(_ sweep: ConicSweep, around center: CGPoint) -> OpaquePointer? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        let width = max(abs(left - center.x), abs(right - center.x))
        let height = max(abs(top - center.y), abs(bottom - center.y))
        // Outlines reach beyond their path.
        let reach = hypot(width, height) + cairo_get_line_width(cairo) * 2
        guard reach.isFinite, reach > 0 else { return nil }
        let radius = reach / cos(ConicSweep.maxSegmentAngle / 2) + 1
        guard let pattern = cairo_pattern_create_mesh() else { return nil }
        func place(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        for piece in sweep.segments {
            let (from, to) = (place(piece.start), place(piece.end))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, from.x, from.y)
            cairo_mesh_pattern_line_to(pattern, to.x, to.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, color) in [piece.startColor, piece.startColor, piece.endColor, piece.endColor].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), Self.component(color.red), Self.component(color.green),
                    Self.component(color.blue), Self.component(color.opacity))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }
}

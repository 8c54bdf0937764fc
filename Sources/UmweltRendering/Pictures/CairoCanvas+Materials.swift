internal import CCairo
import Foundation
import UmweltDrawing

extension CairoCanvas {
    /// Fills a path with a material: the blurred backdrop under a tint. On pages, which have no pixels to blur, with
    /// the tint.
    func draw(_ material: MaterialPaint, in path: Path, isEvenOdd: Bool) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        add(path)
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        if let backdrop = BlurredBackdrop(of: self, material) {
            cairo_clip_preserve(cairo)
            backdrop.paint(on: self, opacity: material.opacity)
        }
        use(material.color)
        cairo_fill(cairo)
    }
}

/// The blurred pixels behind a path, for a material.
private final class BlurredBackdrop {
    private let image: OpaquePointer
    private let origin: CGPoint

    deinit { cairo_surface_destroy(image) }

    /// Copies and blurs the pixels behind the current path; nil if the canvas has no pixels there.
    init?(of canvas: borrowing CairoCanvas, _ material: MaterialPaint) {
        let target = cairo_get_group_target(canvas.cairo)
        guard let target, cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
        else { return nil }
        let sigma = material.blurRadius.usableRadius * canvas.matrix.meanScale
        let reach = sigma * DisplayFilter.blurReach
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(canvas.cairo, &left, &top, &right, &bottom)
        let shape = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            .intersection(canvas.clipExtents).applying(canvas.matrix)
        // The surface of a group covers only the visible part of the group.
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &dx, &dy)
        let surface = CGRect(
            x: -dx, y: -dy, width: CGFloat(cairo_image_surface_get_width(target)),
            height: CGFloat(cairo_image_surface_get_height(target)))
        let bounds = shape.insetBy(dx: -reach, dy: -reach).intersection(surface)
        guard !shape.isNull, !bounds.isNull, bounds.width >= 1, bounds.height >= 1 else { return nil }
        let (x, y) = (Int((bounds.minX + dx).rounded(.down)), Int((bounds.minY + dy).rounded(.down)))
        let width = min(Int(bounds.width.rounded(.up)), Int(surface.width) - x)
        let height = min(Int(bounds.height.rounded(.up)), Int(surface.height) - y)
        guard width > 0, height > 0 else { return nil }
        cairo_surface_flush(target)
        let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let copy, let from = cairo_image_surface_get_data(target), let to = cairo_image_surface_get_data(copy)
        else { return nil }
        let bytesPerRow = Int(cairo_image_surface_get_stride(target))
        var pixels = FilterPixels(width: width, height: height)
        pixels.read(from: from + y * bytesPerRow + x * 4, bytesPerRow: bytesPerRow)
        pixels.blur(sigma: sigma, repeatsEdges: true)
        pixels.apply(material.colors)
        pixels.write(to: to, bytesPerRow: Int(cairo_image_surface_get_stride(copy)))
        cairo_surface_mark_dirty(copy)
        image = copy
        origin = CGPoint(x: CGFloat(x) - dx, y: CGFloat(y) - dy)
    }

    /// Draws the copy where it was taken.
    func paint(on canvas: borrowing CairoCanvas, opacity: Double) {
        cairo_save(canvas.cairo)
        cairo_identity_matrix(canvas.cairo)
        cairo_set_source_surface(canvas.cairo, image, origin.x, origin.y)
        cairo_paint_with_alpha(canvas.cairo, opacity)
        cairo_restore(canvas.cairo)
    }
}

internal import CCairo
import Foundation
import UmweltDrawing

/// A part of a picture drawn to its own pixels, for effects that vector drawing cannot express: filters and
/// perspective.
final class PixelLayer {
    private let image: OpaquePointer

    /// The top left corner of the image, in units of the surface that it is painted on.
    private let origin: CGPoint

    /// The number of the layer's pixels to a unit of that surface.
    private let resolution: CGFloat

    /// The number of that surface's units to a point.
    private let scale: CGFloat

    /// The transform from points to units of the surface.
    private let matrix: CGAffineTransform

    /// The longest side of a layer in pixels; larger layers are drawn with fewer pixels to a unit.
    private static let longestSide: CGFloat = 4096

    /// The greatest distance from the origin that is drawn, in units of the surface.
    private static let farthest: Double = 32_768

    /// The standard deviation of a blur, in pixels, above which more pixels make no visible difference.
    private static let finestBlur: CGFloat = 8

    /// Draws a group with a canvas's current transform and clip; nil if nothing would be visible.
    ///
    /// - Parameters:
    ///   - group: The group, whose content determines the size of the layer.
    ///   - canvas: The canvas that the layer will be painted on.
    ///   - margins: The bounds, in points, of the filters' result for a point at the origin; the layer includes hidden
    ///     content within that distance of the clip, because the filters may make it visible.
    ///   - blur: The radius in points by which the whole layer will be blurred; with a large one, few pixels suffice.
    ///   - draw: Draws the content.
    convenience init?(
        of group: DisplayGroup, on canvas: borrowing CairoCanvas, margins: CGRect, blur: CGFloat,
        drawing draw: (borrowing CairoCanvas) -> Void
    ) {
        let matrix = canvas.matrix
        let clip = canvas.clipExtents.applying(matrix)
        let margin = max(abs(margins.minX), abs(margins.maxX), abs(margins.minY), abs(margins.maxY)) * matrix.meanScale
        // Content beyond the longest side of a layer is not drawn.
        let reach = margin.isFinite ? min(margin, Self.longestSide) : 0
        // Both the picture that casts a visible shadow and a shadow of a visible picture may be outside by the whole
        // reach.
        let visible = clip.insetBy(dx: -reach, dy: -reach)
        self.init(
            of: group.contentBounds, on: canvas, matrix: matrix, visible: visible, margin: reach,
            atMost: Self.resolution(blurredBy: blur, matrix), drawing: draw)
    }

    /// Draws all of a group, whether visible or not, with the transform that a canvas has now.
    convenience init?(
        of group: DisplayGroup, on canvas: borrowing CairoCanvas, drawing draw: (borrowing CairoCanvas) -> Void
    ) {
        self.init(
            of: group.bounds, on: canvas, matrix: canvas.matrix, visible: nil, margin: 0, atMost: .infinity,
            drawing: draw)
    }

    /// Draws directly on pixels, not on a recording surface: Cairo replays recorded groups at wrong positions, and each
    /// replay takes as long as a whole picture.
    private init?(
        of content: CGRect, on canvas: borrowing CairoCanvas, matrix: CGAffineTransform, visible: CGRect?,
        margin: CGFloat,
        atMost highest: CGFloat, drawing draw: (borrowing CairoCanvas) -> Void
    ) {
        guard !content.isNull else { return nil }
        // Edges that lie between pixels cover a part of the next ones.
        let reach = -margin - 1
        let farthest = CGRect(
            x: -Self.farthest, y: -Self.farthest, width: 2 * Self.farthest, height: 2 * Self.farthest)
        let bounds = farthest.part(in: content.applying(matrix).insetBy(dx: reach, dy: reach))
            .part(in: visible ?? farthest)
        guard bounds.isMadeOfNumbers, bounds.width > 0, bounds.height > 0 else { return nil }
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        let (right, bottom) = (bounds.maxX.rounded(.up), bounds.maxY.rounded(.up))
        let longest = max(right - left, bottom - top)
        resolution = min(canvas.resolution, Self.longestSide / longest, highest)
        image = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(((right - left) * resolution).rounded(.up)),
            Int32(((bottom - top) * resolution).rounded(.up)))
        origin = CGPoint(x: left, y: top)
        scale = matrix.meanScale
        self.matrix = matrix
        let toPixels = matrix.concatenating(CGAffineTransform(translationX: -left, y: -top))
            .concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
        draw(CairoCanvas(layer: image, matrix: toPixels, for: canvas))
        cairo_surface_flush(image)
    }

    /// Makes a copy with only the pixels that it needs before a blur.
    private init(_ other: PixelLayer, blurredBy blur: CGFloat) {
        origin = other.origin
        scale = other.scale
        matrix = other.matrix
        resolution = min(other.resolution, Self.resolution(blurredBy: blur, other.matrix))
        let factor = resolution / other.resolution
        let (width, height) = (
            cairo_image_surface_get_width(other.image), cairo_image_surface_get_height(other.image)
        )
        image = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((CGFloat(width) * factor).rounded(.up)),
            Int32((CGFloat(height) * factor).rounded(.up)))
        // Cairo never returns null: an error is a context that does nothing.
        let cairo = cairo_create(image)!
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, factor, factor)
        cairo_set_source_surface(cairo, other.image, 0, 0)
        cairo_paint(cairo)
        cairo_surface_flush(image)
    }

    /// Returns the number of pixels to a unit of the surface that suffices before a blur of a radius in points.
    private static func resolution(blurredBy radius: CGFloat, _ matrix: CGAffineTransform) -> CGFloat {
        let sigma = radius.usableRadius * matrix.meanScale
        return sigma > finestBlur ? finestBlur / sigma : .infinity
    }

    deinit { cairo_surface_destroy(image) }

    // MARK: Filters

    /// Blurs the layer. If `isOpaque` is true, each pixel outside is treated like the nearest one inside.
    func blur(radius: CGFloat, isOpaque: Bool) {
        let sigma = radius.usableRadius * scale * resolution
        guard sigma.isFinite, sigma > 0 else { return }
        change { pixels in pixels.blur(sigma: sigma, repeatsEdges: isOpaque) }
    }

    /// Draws a shadow behind the layer, or replaces the layer by it.
    func addShadow(_ shadow: DisplayShadow, alone: Bool) {
        let opacities = opacities(blurredBy: shadow.radius * scale * resolution)
        defer { cairo_surface_destroy(opacities) }
        // Cairo never returns null: an error is a context that does nothing.
        let cairo = cairo_create(image)!
        defer { cairo_destroy(cairo) }
        if alone {
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cairo)
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
        let color = shadow.color
        cairo_set_source_rgba(
            cairo, CairoCanvas.component(color.red), CairoCanvas.component(color.green),
            CairoCanvas.component(color.blue),
            CairoCanvas.component(color.opacity))
        let offset = shadow.offset.applying(matrix)
        cairo_mask_surface(cairo, opacities, offset.width * resolution, offset.height * resolution)
    }

    /// Returns the opacities of the pixels, blurred with a standard deviation in pixels: a shadow depends on nothing
    /// else.
    private func opacities(blurredBy sigma: CGFloat) -> OpaquePointer? {
        let (width, height) = (cairo_image_surface_get_width(image), cairo_image_surface_get_height(image))
        let opacities = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
        let cairo = cairo_create(opacities)!
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, image, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(opacities)
        guard let start = cairo_image_surface_get_data(opacities) else { return opacities }
        var pixels = FilterPixels(width: Int(width), height: Int(height), parts: 1)
        let bytesPerRow = Int(cairo_image_surface_get_stride(opacities))
        pixels.read(from: start, bytesPerRow: bytesPerRow)
        pixels.blur(sigma: sigma, repeatsEdges: false)
        pixels.write(to: start, bytesPerRow: bytesPerRow)
        cairo_surface_mark_dirty(opacities)
        return opacities
    }

    /// Returns only the layer's shadow.
    func shadow(_ shadow: DisplayShadow) -> PixelLayer {
        let result = PixelLayer(self, blurredBy: shadow.radius)
        result.addShadow(shadow, alone: true)
        return result
    }

    /// True if the layer has at least one pixel for each of the surface.
    var isSharp: Bool { resolution >= 1 }

    /// Maps each colour to another.
    func apply(_ matrix: ColorMatrix) { change { $0.apply(matrix) } }

    /// Fills the layer with one colour where its opacity is within the threshold, and clears it elsewhere.
    func thresholdAlpha(_ threshold: AlphaThreshold, _ color: ResolvedColor) {
        change { pixels in
            pixels.thresholdAlpha(threshold)
            pixels.apply(.only(color))
        }
    }

    private func change(_ body: (inout FilterPixels) -> Void) {
        var pixels = FilterPixels(
            width: Int(cairo_image_surface_get_width(image)), height: Int(cairo_image_surface_get_height(image)))
        let bytesPerRow = Int(cairo_image_surface_get_stride(image))
        guard let start = cairo_image_surface_get_data(image) else { return }
        pixels.read(from: start, bytesPerRow: bytesPerRow)
        body(&pixels)
        pixels.write(to: start, bytesPerRow: bytesPerRow)
        cairo_surface_mark_dirty(image)
    }

    // MARK: Painting

    /// Paints the layer where it was drawn.
    func paint(on canvas: borrowing CairoCanvas, opacity: Double) {
        let cairo = canvas.cairo
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, origin.x, origin.y)
        cairo_scale(cairo, 1 / resolution, 1 / resolution)
        cairo_set_source_surface(cairo, image, 0, 0)
        if resolution == 1 { cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST) }
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
    }

    /// Paints the layer in perspective; `transform` applies to the points that it was drawn with.
    func paint(on canvas: borrowing CairoCanvas, through transform: ProjectionTransform) {
        // From pixels to points, through the transform, and to the surface.
        let toPoints = CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)).concatenating(matrix.inverted())
        let whole = ProjectionTransform(toPoints).concatenating(transform).concatenating(ProjectionTransform(matrix))
        guard whole.isDrawable else { return }
        let size = CGSize(
            width: Int(cairo_image_surface_get_width(image)), height: Int(cairo_image_surface_get_height(image)))
        let clip = canvas.clipExtents.applying(matrix)
        let all = CGRect(origin: .zero, size: size).applying(whole)
        guard all.isMadeOfNumbers, clip.isMadeOfNumbers else { return }
        let target = all.intersection(clip)
        guard !target.isNull, target.width > 0, target.height > 0 else { return }
        let (left, top) = (target.minX.rounded(.down), target.minY.rounded(.down))
        let (right, bottom) = (target.maxX.rounded(.up), target.maxY.rounded(.up))
        let density = min(canvas.resolution, Self.longestSide / max(right - left, bottom - top))
        let result = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(((right - left) * density).rounded(.up)),
            Int32(((bottom - top) * density).rounded(.up)))
        defer { cairo_surface_destroy(result) }
        cairo_surface_flush(image)
        guard let from = cairo_image_surface_get_data(image), let to = cairo_image_surface_get_data(result) else {
            return
        }
        var source = FilterPixels(width: Int(size.width), height: Int(size.height))
        source.read(from: from, bytesPerRow: Int(cairo_image_surface_get_stride(image)))
        let back = ProjectionTransform(
            CGAffineTransform(scaleX: 1 / density, y: 1 / density)
                .concatenating(CGAffineTransform(translationX: left, y: top))
        ).concatenating(whole.inverted())
        let pixels = source.projected(
            width: Int(cairo_image_surface_get_width(result)), height: Int(cairo_image_surface_get_height(result)),
            back: back)
        pixels.write(to: to, bytesPerRow: Int(cairo_image_surface_get_stride(result)))
        cairo_surface_mark_dirty(result)
        let cairo = canvas.cairo
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, left, top)
        cairo_scale(cairo, 1 / density, 1 / density)
        cairo_set_source_surface(cairo, result, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

extension DisplayGroup {
    /// A rectangle that contains the content before filters apply.
    fileprivate var contentBounds: CGRect {
        var bounds = items.bounds
        if let clip { bounds = bounds.part(in: clip.boundingRect) }
        if let mask = effects?.mask { bounds = bounds.part(in: mask.bounds) }
        return bounds
    }
}

extension CairoCanvas {
    /// The current transform from points to units of the surface.
    var matrix: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// The bounds of the current clip, in points.
    var clipExtents: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGAffineTransform {
    /// The factor by which lengths grow, averaged over all directions.
    var meanScale: CGFloat { sqrt(abs(a * d - b * c)) }
}

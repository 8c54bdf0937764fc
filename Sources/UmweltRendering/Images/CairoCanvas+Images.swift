internal import CCairo
import Foundation
import UmweltDrawing

extension CairoCanvas {
    /// Draws an image or a part of it; draws a placeholder if the file is broken.
    func draw(_ image: ImageDrawing) {
        guard image.isDrawable else { return }
        guard let decoded = DecodedImage.of(image.file) else { return draw(image.placeholder) }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let frame = image.frame
        // Parts are drawn side by side: half-covered pixels at a shared edge would let the backdrop through.
        let isSmooth = image.isAntialiased && image.isWhole
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        switch decoded {
        case .pixels(let original):
            let part = image.isWhole ? nil : image.source
            let pixels = image.isWhole ? pixels(original, for: image) : original
            pixels.withSurface(part) { surface in
                // Cairo never returns null: an error is a pattern that draws nothing.
                let pattern = cairo_pattern_create_for_surface(surface)!
                defer { cairo_pattern_destroy(pattern) }
                let copy = image.tile ?? frame.size
                var matrix = cairo_matrix_t()
                cairo_matrix_init_scale(
                    &matrix, Double(cairo_image_surface_get_width(surface)) / copy.width,
                    Double(cairo_image_surface_get_height(surface)) / copy.height)
                cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_extend(pattern, image.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
                cairo_pattern_set_filter(pattern, image.interpolation.filter)
                paint(pattern, in: frame, tint: image.tint)
            }
        case .vector(let vector):
            guard vector.canBeDrawn(in: cairo, size: image.wholeFrame.size) else { return draw(image.placeholder) }
            cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
            cairo_clip(cairo)
            cairo_push_group(cairo)
            for place in image.copies {
                cairo_save(cairo)
                cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
                cairo_clip(cairo)
                var copy = image
                copy.frame = place
                let whole = copy.wholeFrame
                cairo_translate(cairo, whole.minX, whole.minY)
                vector.draw(in: cairo, size: whole.size)
                cairo_restore(cairo)
            }
            // Cairo never returns null: an error is a pattern that draws nothing.
            let pattern = cairo_pop_group(cairo)!
            defer { cairo_pattern_destroy(pattern) }
            paint(pattern, in: frame, tint: image.tint)
        }
    }

    /// Returns the pixels that an image is drawn with: no more than are visible, unless it is rotated or written to a
    /// page, which may be magnified.
    private func pixels(_ original: PixelBuffer, for image: ImageDrawing) -> PixelBuffer {
        let matrix = matrix
        guard resolution == 1, image.interpolation != .none, matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0
        else { return original }
        return DownsampledImages.pixels(
            of: image.file, original, width: image.frame.width * matrix.a, height: image.frame.height * matrix.d,
            filter: image.interpolation.filter)
    }

    /// Fills a rectangle with a pattern or, with a tint, with that colour where the pattern is opaque.
    private func paint(_ pattern: OpaquePointer, in frame: CGRect, tint: ResolvedColor?) {
        cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
        if let tint {
            cairo_clip(cairo)
            use(tint)
            cairo_mask(cairo, pattern)
        } else {
            cairo_set_source(cairo, pattern)
            cairo_fill(cairo)
        }
    }
}

extension ImageDrawing {
    /// True if the frame and the part are finite and have an area.
    package var isDrawable: Bool {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height, source.width, source.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1_000_000 }) else { return false }
        return frame.width > 0 && frame.height > 0 && source.width > 0 && source.height > 0
    }

    /// The largest number of copies of a tile that are drawn one by one.
    private static let maxCopies = 10_000

    /// The frames of the copies of the part: one, or as many, from the top left corner, as fill the frame.
    package var copies: [CGRect] {
        guard let tile, tile.width > 0, tile.height > 0 else { return [frame] }
        let columns = Int(min((frame.width / tile.width).rounded(.up), CGFloat(Self.maxCopies)))
        let rows = Int(min((frame.height / tile.height).rounded(.up), CGFloat(Self.maxCopies / max(columns, 1))))
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                CGRect(
                    x: frame.minX + CGFloat(column) * tile.width, y: frame.minY + CGFloat(row) * tile.height,
                    width: tile.width, height: tile.height)
            }
        }
    }
}

extension ImageDrawing.Interpolation {
    /// Cairo's filter for the interpolation.
    fileprivate var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

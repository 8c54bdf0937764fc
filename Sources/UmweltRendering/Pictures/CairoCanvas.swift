internal import CCairo
import Foundation
import UmweltDrawing

/// A renderer that draws display lists on a Cairo surface.
struct CairoCanvas: ~Copyable {
    let cairo: OpaquePointer
    let typeSetter: PangoTypeSetter

    /// The number of pixels to a unit of the surface, for content that has to be drawn as pixels.
    let resolution: CGFloat

    /// True if it draws a pixel layer, which has no backdrop.
    let isLayer: Bool

    /// The largest coordinate that is drawn. Cairo counts 256ths of a pixel in 32 bits; points further outside are
    /// invisible.
    private static let farthest: CGFloat = 1_000_000

    init(surface: OpaquePointer, typeSetter: PangoTypeSetter) throws {
        self.typeSetter = typeSetter
        // Cairo never returns null: an error is a context that does nothing.
        cairo = cairo_create(surface)!
        resolution = Self.resolution(of: surface)
        isLayer = false
        try finish()
    }

    /// Makes a canvas of a context that the caller owns.
    init(cairo: OpaquePointer, typeSetter: PangoTypeSetter) {
        self.cairo = cairo_reference(cairo)
        self.typeSetter = typeSetter
        resolution = Self.resolution(of: cairo_get_group_target(cairo))
        isLayer = false
    }

    /// Makes a canvas for a pixel layer that another canvas will paint.
    init(layer image: OpaquePointer, matrix: CGAffineTransform, for canvas: borrowing CairoCanvas) {
        // Cairo never returns null: an error is a context that does nothing.
        cairo = cairo_create(image)!
        typeSetter = canvas.typeSetter
        resolution = 1
        isLayer = true
        var toPixels = cairo_matrix_t(
            xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
        cairo_set_matrix(cairo, &toPixels)
    }

    /// True if it draws pixels, false for a page.
    var hasPixels: Bool { resolution == 1 }

    /// Returns 1 for a surface of pixels, more for a page, which may be printed or magnified.
    private static func resolution(of surface: OpaquePointer?) -> CGFloat {
        cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE ? 1 : 3
    }

    deinit { cairo_destroy(cairo) }

    /// Throws the first error of the drawing operations, if there was one.
    func finish() throws {
        let status = cairo_status(cairo)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureError.drawingFailed(String(cString: cairo_status_to_string(status)))
        }
    }

    func fillWhite() {
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
    }

    func scale(by factor: CGFloat) { cairo_scale(cairo, factor, factor) }

    /// Draws items, from back to front.
    func draw(_ items: [DisplayItem]) {
        for item in items {
            if let parts = item.parts {
                draw(parts)
                continue
            }
            switch item {
            case .fill(let path, .material(let material), let isEvenOdd, _):
                draw(material, in: path, isEvenOdd: isEvenOdd)
            case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
                add(path)
                cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                use(paint)
                cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            case .stroke(let path, let paint, let style, let isAntialiased):
                guard style.lineWidth.isFinite, style.lineWidth > 0 else { continue }
                add(path)
                cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                use(style)
                use(paint)
                cairo_stroke(cairo)
            case .text(let layout, let point):
                draw(layout, at: point)
            case .image(let image):
                draw(image)
            case .group(let group):
                draw(group)
            }
        }
    }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        let origin = CGPoint(x: Self.near(point.x), y: Self.near(point.y))
        typeSetter.shapingContexts.withShapingContext { shapingContext in
            let visible = visibleRows(of: layout)
            for line in LineDrawing.lines(of: layout, by: typeSetter) {
                if let visible, !visible.overlaps(origin.y + line.frame.minY..<origin.y + line.frame.maxY) { continue }
                line.set(in: shapingContext)
                let x = origin.x + line.frame.minX
                let baseline = origin.y + line.baseline
                let decorations = line.decorations(in: shapingContext)
                let images = line.images(in: shapingContext)
                for decoration in decorations where decoration.isBehind { draw(decoration, x, baseline) }
                show(line, in: shapingContext, x, baseline)
                for (image, corner) in images {
                    draw(image.items(at: CGPoint(x: x + corner.x, y: baseline + corner.y)))
                }
                for decoration in decorations where !decoration.isBehind { draw(decoration, x, baseline) }
            }
        }
    }

    /// Returns the vertical range in which lines of a long text may be visible, including letters that extend beyond
    /// their line; nil for no limit.
    private func visibleRows(of layout: TextLayout) -> Range<CGFloat>? {
        guard layout.lines.count > 64 else { return nil }
        let clip = clipExtents
        let reach = 2 * layout.size.height / CGFloat(layout.lines.count)
        guard clip.minY.isFinite, clip.height.isFinite, reach.isFinite else { return nil }
        return clip.minY - reach..<max(clip.maxY, clip.minY) + reach
    }

    private func show(_ line: LineDrawing, in shapingContext: ShapingContext, _ x: CGFloat, _ baseline: CGFloat) {
        let inks = line.inks
        guard inks.count == 1, case .color(var color) = inks[0] else {
            return show(line, in: inks, shapingContext, x, baseline)
        }
        let opacity = Self.component(color.opacity)
        guard opacity < 1, line.mayHaveEmoji else {
            use(color)
            return shapingContext.show(in: cairo, x: x, baseline: baseline)
        }
        // Cairo draws emoji opaque, whatever the colour.
        color.opacity = 1
        use(color)
        cairo_push_group(cairo)
        shapingContext.show(in: cairo, x: x, baseline: baseline)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// Draws a line whose glyphs have several colours or a paint that changes from place to place.
    private func show(
        _ line: LineDrawing, in inks: [Paint], _ shapingContext: ShapingContext, _ x: CGFloat, _ baseline: CGFloat
    ) {
        if inks.allSatisfy(\.isColor) { return shapingContext.show(in: cairo, x: x, baseline: baseline) }
        for ink in inks {
            if inks.count > 1 { line.set(in: shapingContext, only: ink) }
            // A gradient without a frame of its own extends over the drawn line.
            let height = line.frame.height
            cairo_rectangle(
                cairo, x - height, baseline - 2 * height, line.frame.width + 2 * height, 4 * height)
            use(ink)
            cairo_new_path(cairo)
            shapingContext.show(in: cairo, x: x, baseline: baseline)
        }
    }

    private func draw(_ decoration: TextDecoration, _ x: CGFloat, _ baseline: CGFloat) {
        let box = decoration.frame
        use(decoration.color)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        cairo_rectangle(cairo, x + box.minX, baseline + box.minY, box.width, box.height)
        cairo_fill(cairo)
    }

    func add(_ path: Path) {
        cairo_new_path(cairo)
        guard !path.hasInvalidPoints else { return }
        var current = CGPoint.zero
        func add(_ element: Path.Element) {
            switch element {
            case .move(let end):
                current = Self.near(end)
                cairo_move_to(cairo, current.x, current.y)
            case .line(let end):
                current = Self.near(end)
                cairo_line_to(cairo, current.x, current.y)
            case .quadCurve(let end, let control):
                // The same curve as a cubic one: its control points are at two thirds of the way to the quadratic
                // one's.
                let (start, middle) = (current, Self.near(control))
                current = Self.near(end)
                cairo_curve_to(
                    cairo, (start.x + 2 * middle.x) / 3, (start.y + 2 * middle.y) / 3,
                    (current.x + 2 * middle.x) / 3, (current.y + 2 * middle.y) / 3, current.x, current.y)
            case .curve(let end, let control1, let control2):
                let (first, second) = (Self.near(control1), Self.near(control2))
                current = Self.near(end)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath:
                cairo_close_path(cairo)
                if cairo_has_current_point(cairo) != 0 { current = currentPoint }
            }
        }
        path.forEach(add)
    }

    private var currentPoint: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    private func use(_ paint: Paint) {
        switch paint {
        case .color(let color): use(color)
        case .gradient(let gradient): use(gradient)
        case .mesh(let mesh): use(mesh)
        case .material, .image, .shadowed: use(paint.plainColor)
        }
    }

    func use(_ color: ResolvedColor) {
        cairo_set_source_rgba(
            cairo, Self.component(color.red), Self.component(color.green), Self.component(color.blue),
            Self.component(color.opacity))
    }

    private func use(_ style: StrokeStyle) {
        cairo_set_line_width(cairo, min(style.lineWidth, Self.farthest))
        let cap: cairo_line_cap_t =
            switch style.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, cap)
        let join: cairo_line_join_t =
            switch style.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, join)
        cairo_set_miter_limit(cairo, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
        let dash = style.usableDash.map(Double.init)
        cairo_set_dash(cairo, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    }

    static func component(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }

    static func near(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }

    static func near(_ point: CGPoint) -> CGPoint { CGPoint(x: near(point.x), y: near(point.y)) }
}

extension Path {
    /// True if a point is not finite, so that the path has no defined shape.
    var hasInvalidPoints: Bool {
        var isInvalid = false
        func check(_ points: CGPoint...) {
            isInvalid = isInvalid || points.contains { $0.x.isNaN || $0.y.isNaN }
        }
        forEach { element in
            switch element {
            case .move(let end), .line(let end): check(end)
            case .quadCurve(let end, let control): check(end, control)
            case .curve(let end, let control1, let control2): check(end, control1, control2)
            case .closeSubpath: break
            }
        }
        return isInvalid
    }
}

extension StrokeStyle {
    /// The dashes; empty if they are not valid lengths or too short to be visible.
    var usableDash: [CGFloat] {
        let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) >= 0.05
        return isUsable ? dash : []
    }
}

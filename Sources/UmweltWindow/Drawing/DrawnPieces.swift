internal import CGTK
import Foundation
import Umwelt
import UmweltRendering

/// Render nodes of display items: GSK nodes, which are cached until the items change.
final class DrawnPieces {
    /// A part of the drawing.
    enum Piece {
        /// Something that is the same whatever is behind it.
        case node(RenderNode)
        /// A blurred copy of the backdrop, in an outline.
        case material(MaterialPaint, SimpleOutline)
    }

    /// The parts, from back to front, in the coordinates of the items.
    let pieces: [Piece]

    /// The number of pixels to the point that it was drawn with.
    let scale: CGFloat

    /// The fractional pixel position of the items' origin at which it was drawn.
    let phase: CGPoint

    /// The part that was drawn; nil for all of it.
    let part: CGRect?

    /// The longest side of a completely drawn item, in pixels. Of larger items, such as a long list drawn by one path,
    /// only the visible part is drawn.
    private static let longestSide: CGFloat = 4096

    /// Draws items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - visible: The visible part of the items, in their coordinates.
    ///   - scale: The number of pixels to the point.
    ///   - origin: The position of the items' origin in the window, in pixels.
    ///   - renderer: GSK's renderer that shows them.
    init(
        _ items: [DisplayItem], visible: CGRect, scale: CGFloat, origin: CGPoint, renderer: WindowRenderer
    ) {
        let bounds = items.bounds
        let isLarge = !bounds.isNull && max(bounds.width, bounds.height) * scale > Self.longestSide
        part = isLarge ? visible : nil
        self.scale = scale
        phase = Self.phase(of: origin)
        var pieces: [Piece] = []
        var waiting: [DisplayItem] = []
        func draw() {
            guard !waiting.isEmpty else { return }
            defer { waiting = [] }
            let room = isLarge ? visible : CGRect.infinite
            guard let tile = PixelTile(waiting, in: room, scale: scale, origin: origin) else { return }
            for band in tile.bands {
                switch band {
                case .color(let rect, let color): pieces.append(.node(.fill(rect, GdkRGBA(color))))
                case .pixels(let part): pieces.append(.node(renderer == .cairo ? .surface(part) : .texture(part)))
                }
            }
        }
        for item in items {
            if let (rect, color) = item.pixelRectangle(scale: scale, phase: phase) {
                draw()
                pieces.append(.node(RenderNode.fill(rect, GdkRGBA(color))))
            } else if case .fill(let path, .material(let material), _, _) = item, let outline = SimpleOutline(path) {
                draw()
                pieces.append(.material(material, outline))
                waiting = [.fill(path, .color(material.color))]
            } else {
                waiting.append(item)
            }
        }
        draw()
        self.pieces = pieces
    }

    /// Returns true if the pieces are valid for a display and a position.
    func fits(scale: CGFloat, origin: CGPoint, visible: CGRect) -> Bool {
        self.scale == scale && phase == Self.phase(of: origin) && (part == nil || part == visible)
    }

    private static func phase(of origin: CGPoint) -> CGPoint {
        // A place within a thousandth of a whole pixel is taken for that pixel.
        func part(_ value: CGFloat) -> CGFloat {
            let part = value - value.rounded(.down)
            return part < 0.001 || part > 0.999 ? 0 : part
        }
        return CGPoint(x: part(origin.x), y: part(origin.y))
    }
}

extension RenderNode {
    /// A node with a tile's pixels.
    static func texture(_ tile: PixelTile) -> RenderNode {
        let bytes = tile.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            gint(tile.width), gint(tile.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(tile.bytesPerRow))!
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return .texture(texture, in: tile.frame)
    }

    /// A node for which Cairo paints a tile's pixels.
    static func surface(_ tile: PixelTile) -> RenderNode {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(tile.width), gint(tile.height))
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        if let pixels = cairo_image_surface_get_data(surface) {
            tile.pixels.withUnsafeBytes { bytes in
                for row in 0..<tile.height {
                    let line = bytes[row * tile.bytesPerRow..<row * tile.bytesPerRow + tile.width * 4]
                    UnsafeMutableRawBufferPointer(start: pixels + row * stride, count: line.count)
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: line))
                }
            }
            cairo_surface_mark_dirty(surface)
        }
        return .painted(in: tile.frame) { context in
            cairo_translate(context, tile.frame.minX, tile.frame.minY)
            cairo_scale(
                context, tile.frame.width / CGFloat(tile.width), tile.frame.height / CGFloat(tile.height))
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_paint(context)
        }
    }
}

extension GdkRGBA {
    init(_ color: ResolvedColor) {
        func part(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
        self.init(
            red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.opacity))
    }
}

extension DisplayItem {
    /// The rectangle and the colour of a single-colour rectangle on whole pixels; nil for others.
    fileprivate func pixelRectangle(scale: CGFloat, phase: CGPoint) -> (CGRect, ResolvedColor)? {
        guard case .fill(let path, .color(let color), _, _) = self else { return nil }
        var (count, isStraight) = (0, true)
        path.forEach { element in
            count += 1
            switch element {
            case .move, .line, .closeSubpath: break
            case .quadCurve, .curve: isStraight = false
            }
        }
        guard isStraight, count <= 6 else { return nil }
        let rect = path.boundingRect
        guard rect.isMadeOfNumbers, path == Path(rect) else { return nil }
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 0.001 }
        let edges = [
            rect.minX * scale + phase.x, rect.maxX * scale + phase.x, rect.minY * scale + phase.y,
            rect.maxY * scale + phase.y,
        ]
        return edges.allSatisfy(isWhole) ? (rect, color) : nil
    }
}

internal import CGTK
import Foundation

/// A node of GSK's render tree, alive while it is retained here or in another node.
final class RenderNode {
    let pointer: OpaquePointer

    /// Takes ownership of a node.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { gsk_render_node_unref(pointer) }

    /// A node that draws several, the first at the back; the node itself for a single one.
    static func all(_ nodes: [RenderNode]) -> RenderNode? {
        if nodes.count < 2 { return nodes.first }
        var pointers: [OpaquePointer?] = nodes.map(\.pointer)
        return RenderNode(gsk_container_node_new(&pointers, guint(pointers.count)))
    }

    /// A rectangle of one colour.
    static func fill(_ rect: CGRect, _ color: GdkRGBA) -> RenderNode {
        var (bounds, color) = (graphene_rect_t(rect), color)
        return RenderNode(gsk_color_node_new(&color, &bounds))
    }

    /// A texture in a rectangle.
    static func texture(_ texture: OpaquePointer, in rect: CGRect) -> RenderNode {
        var bounds = graphene_rect_t(rect)
        return RenderNode(gsk_texture_node_new(texture, &bounds))
    }

    /// A node whose picture Cairo paints in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - paint: Paints with a context of Cairo, once.
    static func painted(in rect: CGRect, _ paint: (OpaquePointer) -> Void) -> RenderNode {
        var bounds = graphene_rect_t(rect)
        // A new node always has a context.
        let node = gsk_cairo_node_new(&bounds)!
        if let context = gsk_cairo_node_get_draw_context(node) {
            paint(context)
            cairo_destroy(context)
        }
        return RenderNode(node)
    }

    /// The same picture, moved by a distance.
    func moved(by offset: CGPoint) -> RenderNode {
        if offset == .zero { return self }
        var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
        let transform = gsk_transform_translate(nil, &point)
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }

    /// The same picture, rotated around a point by an angle in degrees.
    func rotated(by degrees: Double, around middle: CGPoint) -> RenderNode {
        var there = graphene_point_t(x: Float(middle.x), y: Float(middle.y))
        var back = graphene_point_t(x: Float(-middle.x), y: Float(-middle.y))
        let transform = gsk_transform_translate(
            gsk_transform_rotate(gsk_transform_translate(nil, &there), Float(degrees)), &back)
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }

    /// The same picture, faded as one.
    func faded(to opacity: Double) -> RenderNode { RenderNode(gsk_opacity_node_new(pointer, Float(opacity))) }

    /// The part of the picture in an outline.
    func clipped(to outline: SimpleOutline) -> RenderNode {
        if outline.isRectangle {
            var bounds = graphene_rect_t(outline.rect)
            return RenderNode(gsk_clip_node_new(pointer, &bounds))
        }
        var rounded = outline.rounded
        return RenderNode(gsk_rounded_clip_node_new(pointer, &rounded))
    }

    /// The same picture, blurred; the radius in points is the standard deviation of a Gaussian blur, half of GSK's
    /// radius.
    func blurred(radius: CGFloat) -> RenderNode { RenderNode(gsk_blur_node_new(pointer, Float(radius * 2))) }

    /// This picture with another one in front, with a blend mode.
    func mixed(with top: RenderNode, _ mode: GskBlendMode) -> RenderNode {
        RenderNode(gsk_blend_node_new(pointer, top.pointer, mode))
    }

    /// The same picture with other colours, by a matrix of rows of four factors and an offset for each component.
    func recolored(_ rows: [[Double]]) -> RenderNode {
        // GSK multiplies a row of the pixel with the matrix: its columns are the rows here.
        var values = (0..<4).flatMap { row in (0..<4).map { Float(rows[$0][row]) } }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, &values)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, Float(rows[0][4]), Float(rows[1][4]), Float(rows[2][4]), Float(rows[3][4]))
        return RenderNode(gsk_color_matrix_node_new(pointer, &matrix, &offset))
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

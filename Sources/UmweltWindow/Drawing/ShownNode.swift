import Foundation
import Umwelt

/// A layout node in a window, with its cached drawing.
final class ShownNode {
    let id: FrameDifference.NodeID
    weak var parent: ShownNode?

    /// The frame in the parent's coordinates, in points; of content that scrolls, where it is unscrolled.
    var frame = CGRect.zero
    var opacity = 1.0
    var items: [DisplayItem] = [] { didSet { pieces = nil } }
    var effects = DisplayEffects()
    var scrollOffset = CGPoint.zero

    /// The distance by which a pointer has moved the node, in points.
    var shift = CGPoint.zero { didSet { if shift != oldValue { parent?.forgetPictures() } } }

    /// The child held by a pointer, which is drawn in front of the others; nil for none.
    weak var heldChild: ShownNode? { didSet { forgetPictures() } }

    var semantics = Semantics()
    var interest = PointerInterest()

    /// The children, in reading order.
    var children: [ShownNode] = []

    /// The children from back to front, if that is not the reading order.
    var drawingOrder: [ShownNode]?

    var clip: Path? { didSet { if clip != oldValue { outline = clip.flatMap(SimpleOutline.init) } } }

    /// The clip, if GSK can do it.
    private(set) var outline: SimpleOutline?

    /// The fragment that the node itself draws, as nodes of GSK in its own coordinates; nil if it has to be drawn.
    var pieces: DrawnPieces?

    /// The whole of the node and its descendants as one picture; nil if it has to be drawn, or is none.
    var picture: DrawnPieces?

    init(id: FrameDifference.NodeID) { self.id = id }

    /// The children from back to front.
    var backToFront: [ShownNode] {
        let order = drawingOrder ?? children
        guard let heldChild, order.contains(where: { $0 === heldChild }) else { return order }
        return order.filter { $0 !== heldChild } + [heldChild]
    }

    /// The area that scrolls in the node; nil for none.
    var scrollArea: ScrollSemantics? {
        if case .scrollArea(let area) = semantics.role { area } else { nil }
    }

    /// True if GSK cannot show the node's clip or its effects, so that it is drawn with its descendants as one picture.
    var isOnePicture: Bool {
        if clip != nil && outline == nil { return true }
        return effects.mask != nil || !effects.filters.isEmpty || !effects.transform.isTranslation
    }

    /// Forgets the pictures that the node is in.
    func forgetPictures() {
        var node: ShownNode? = self
        while let current = node {
            current.picture = nil
            node = current.parent
        }
    }

    /// The node's frame in the window, in points, and the part not clipped by ancestors.
    var placeInWindow: (frame: CGRect, visible: CGRect) {
        var place = CGRect(origin: .zero, size: frame.size)
        var visible = place
        var node = self
        while true {
            let origin = node.origin
            place = place.offsetBy(dx: origin.x, dy: origin.y)
            visible = visible.offsetBy(dx: origin.x, dy: origin.y)
            guard let outer = node.parent else { return (place, visible) }
            if let area = outer.scrollArea {
                place = place.offsetBy(dx: -outer.scrollOffset.x, dy: -outer.scrollOffset.y)
                visible = visible.offsetBy(dx: -outer.scrollOffset.x, dy: -outer.scrollOffset.y)
                if !area.showsOutside { visible = visible.intersection(CGRect(origin: .zero, size: outer.frame.size)) }
            }
            if let clip = outer.clip { visible = visible.part(in: clip.boundingRect) }
            if visible.isNull { visible = .zero }
            node = outer
        }
    }

    /// The position of the node in the parent, including its movement.
    var origin: CGPoint {
        let move = effects.transform.translation
        return CGPoint(x: frame.minX + shift.x + move.x, y: frame.minY + shift.y + move.y)
    }

    /// The node with its descendants as an item, in the parent's coordinates.
    var displayItem: DisplayItem {
        .group(
            DisplayGroup(
                offset: CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y), opacity: opacity, clip: clip,
                effects: effects == DisplayEffects() ? nil : effects,
                items: allItems))
    }

    /// The drawing of the node and its descendants, in the node's own coordinates.
    var allItems: [DisplayItem] {
        let inner = backToFront.map(\.displayItem)
        guard let area = scrollArea, !inner.isEmpty else { return items + inner }
        let viewport = DisplayGroup(
            clip: area.showsOutside ? nil : Path(CGRect(origin: .zero, size: frame.size)),
            items: [
                .group(DisplayGroup(offset: CGPoint(x: -scrollOffset.x, y: -scrollOffset.y), items: inner))
            ])
        return items + [.group(viewport)]
    }
}

extension ProjectionTransform {
    /// True if the transform moves everything by one distance.
    var isTranslation: Bool {
        m11 == 1 && m12 == 0 && m13 == 0 && m21 == 0 && m22 == 1 && m23 == 0 && m33 == 1
    }

    /// The translation of the transform.
    var translation: CGPoint { isTranslation ? CGPoint(x: m31, y: m32) : .zero }
}

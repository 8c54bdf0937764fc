internal import CGTK
import Foundation
import Umwelt

/// The painter of a window: combines cached drawings of nodes, and draws what has changed.
///
/// Everything is in window coordinates, so that the backdrop of a material can be reused.
final class WindowPainter {
    private let scale: CGFloat
    private let renderer: WindowRenderer

    /// The time of continuous animations, in seconds; nil if nothing may move.
    private let time: Double?

    /// Draws the widget of a field; nil for none.
    private let field: (ShownNode) -> RenderNode?

    /// The nodes so far, for each group that is open, the outermost first.
    private var groups: [[RenderNode]] = [[]]

    /// True if something moves all the time.
    private(set) var hasMovement = false

    init(
        scale: CGFloat, renderer: WindowRenderer, time: Double?, field: @escaping (ShownNode) -> RenderNode?
    ) {
        self.scale = scale
        self.renderer = renderer
        self.time = time
        self.field = field
    }

    /// Returns the picture of a tree; nil if nothing is visible.
    func paint(_ root: ShownNode, size: CGSize) -> RenderNode? {
        paint(root, at: .zero, visible: CGRect(origin: .zero, size: size))
        return RenderNode.all(groups.removeLast())
    }

    /// Returns the picture of a node and its descendants, with the node's own origin, even if it is hidden at its
    /// position; nil if nothing of it is visible.
    func paintAlone(_ node: ShownNode) -> RenderNode? {
        paintContent(of: node, at: .zero, visible: CGRect(origin: .zero, size: node.frame.size))
        return RenderNode.all(groups.removeLast())
    }

    private func append(_ node: RenderNode) { groups[groups.count - 1].append(node) }

    /// Paints a node.
    ///
    /// - Parameters:
    ///   - outer: The position of the parent's origin in the window.
    ///   - visible: The part of the window that the ancestors' clips leave visible.
    private func paint(_ node: ShownNode, at outer: CGPoint, visible: CGRect) {
        guard node.opacity > 0 else { return }
        let origin = CGPoint(x: outer.x + node.origin.x, y: outer.y + node.origin.y)
        let isGroup =
            node.opacity < 1 || node.clip != nil || node.effects.blendMode != .normal
            || node.effects.movement != nil
        if !isGroup && !node.isOnePicture { return paintContent(of: node, at: origin, visible: visible) }
        groups.append([])
        if node.isOnePicture {
            let corner = CGPoint(
                x: outer.x + node.frame.minX + node.shift.x, y: outer.y + node.frame.minY + node.shift.y)
            paintPicture(of: node, at: corner, visible)
        } else {
            paintContent(of: node, at: origin, visible: visible)
        }
        guard var result = RenderNode.all(groups.removeLast()) else { return }
        if !node.isOnePicture, let outline = node.outline { result = result.clipped(to: outline.offsetBy(origin)) }
        if let movement = node.effects.movement { result = moved(result, movement, node, at: origin) }
        if node.opacity < 1 { result = result.faded(to: node.opacity) }
        mix(result, node.effects.blendMode)
    }

    private func paintContent(of node: ShownNode, at origin: CGPoint, visible: CGRect) {
        if !node.items.isEmpty { paintItems(of: node, at: origin, visible: visible) }
        if case .field = node.semantics.role, let widget = field(node) { append(widget) }
        guard let area = node.scrollArea else {
            for child in node.backToFront { paint(child, at: origin, visible: visible) }
            return
        }
        let viewport = CGRect(origin: origin, size: node.frame.size)
        // A node that moves by parts of a pixel would be redrawn for each.
        let place = CGPoint(
            x: origin.x - (node.scrollOffset.x * scale).rounded() / scale,
            y: origin.y - (node.scrollOffset.y * scale).rounded() / scale)
        if area.showsOutside {
            for child in node.backToFront { paint(child, at: place, visible: visible) }
            return
        }
        let part = visible.intersection(viewport)
        guard !part.isNull, part.width > 0, part.height > 0 else { return }
        groups.append([])
        for child in node.backToFront { paint(child, at: place, visible: part) }
        guard let content = RenderNode.all(groups.removeLast()) else { return }
        append(content.clipped(to: SimpleOutline(rect: viewport)))
    }

    private func paintItems(of node: ShownNode, at origin: CGPoint, visible: CGRect) {
        let local = visible.offsetBy(dx: -origin.x, dy: -origin.y)
        let place = CGPoint(x: origin.x * scale, y: origin.y * scale)
        var pieces = node.pieces
        if pieces?.fits(scale: scale, origin: place, visible: local) != true {
            let bounds = node.items.bounds
            guard !bounds.isNull, bounds.intersects(local) else { return }
            pieces = DrawnPieces(
                node.items, visible: local, scale: scale, origin: place, renderer: renderer)
            node.pieces = pieces
        }
        if let pieces { show(pieces, at: origin) }
    }

    private func paintPicture(of node: ShownNode, at origin: CGPoint, _ visible: CGRect) {
        let local = visible.offsetBy(dx: -origin.x, dy: -origin.y)
        let place = CGPoint(x: origin.x * scale, y: origin.y * scale)
        var pieces = node.picture
        if pieces?.fits(scale: scale, origin: place, visible: local) != true {
            var effects = node.effects
            // The rest is done to the picture.
            effects.blendMode = .normal
            effects.movement = nil
            let whole = DisplayItem.group(DisplayGroup(clip: node.clip, effects: effects, items: node.allItems))
            guard !whole.bounds.isNull, whole.bounds.intersects(local) else { return }
            pieces = DrawnPieces([whole], visible: local, scale: scale, origin: place, renderer: renderer)
            node.picture = pieces
        }
        if let pieces { show(pieces, at: origin) }
        paintFields(in: node)
    }

    /// Paints the widgets of the fields inside a node in front of it.
    private func paintFields(in node: ShownNode) {
        if case .field = node.semantics.role, let widget = field(node) { append(widget) }
        for child in node.children { paintFields(in: child) }
    }

    private func show(_ pieces: DrawnPieces, at origin: CGPoint) {
        for piece in pieces.pieces {
            switch piece {
            case .node(let node): append(node.moved(by: origin))
            case .material(let material, let outline): blurBackdrop(material, in: outline.offsetBy(origin))
            }
        }
    }

    /// Draws the blurred backdrop inside an outline.
    private func blurBackdrop(_ material: MaterialPaint, in outline: SimpleOutline) {
        guard let backdrop = RenderNode.all(groups.flatMap { $0 }) else { return }
        let reach = -material.blurRadius * 3
        let rows = (0..<4).map { row in (0..<5).map { Double(material.colors.numbers[row * 5 + $0]) } }
        append(
            backdrop.clipped(to: SimpleOutline(rect: outline.rect.insetBy(dx: reach, dy: reach)))
                .blurred(radius: material.blurRadius).recolored(rows).clipped(to: outline)
                .faded(to: material.opacity))
    }

    /// Adds a picture in front of the group, blended with the group's content.
    private func mix(_ node: RenderNode, _ mode: CGBlendMode) {
        guard let mode = GskBlendMode(mode), let behind = RenderNode.all(groups[groups.count - 1]) else {
            return append(node)
        }
        groups[groups.count - 1] = [behind.mixed(with: node, mode)]
    }

    private func moved(
        _ picture: RenderNode, _ movement: DisplayMovement, _ node: ShownNode, at origin: CGPoint
    ) -> RenderNode {
        hasMovement = true
        switch movement {
        case .turning:
            let spokes = Double(DisplayMovement.spokes)
            let seconds = time ?? Date.timeIntervalSinceReferenceDate
            let turn = (seconds.truncatingRemainder(dividingBy: 1) * spokes).rounded(.down) / spokes
            let middle = CGPoint(x: origin.x + node.frame.width / 2, y: origin.y + node.frame.height / 2)
            return picture.rotated(by: turn * 360, around: middle)
        case .passing(let isRightToLeft):
            guard let time else { return picture }
            // One and a half seconds, slower at its ends, from twice the width on one side to twice that on the other.
            let part = (time / 1.5).truncatingRemainder(dividingBy: 1)
            let way = (1 - cos(part * .pi)) / 2 * 4 - 2
            return picture.moved(by: CGPoint(x: node.frame.width * (isRightToLeft ? -way : way), y: 0))
        }
    }
}

extension GskBlendMode {
    /// GSK's name of a mode; nil for the normal mode, and for unsupported modes, which are drawn as normal.
    init?(_ mode: CGBlendMode) {
        switch mode {
        case .multiply: self = GSK_BLEND_MODE_MULTIPLY
        case .screen: self = GSK_BLEND_MODE_SCREEN
        case .overlay: self = GSK_BLEND_MODE_OVERLAY
        case .darken: self = GSK_BLEND_MODE_DARKEN
        case .lighten: self = GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: self = GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: self = GSK_BLEND_MODE_COLOR_BURN
        case .softLight: self = GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: self = GSK_BLEND_MODE_HARD_LIGHT
        case .difference: self = GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: self = GSK_BLEND_MODE_EXCLUSION
        case .hue: self = GSK_BLEND_MODE_HUE
        case .saturation: self = GSK_BLEND_MODE_SATURATION
        case .color: self = GSK_BLEND_MODE_COLOR
        case .luminosity: self = GSK_BLEND_MODE_LUMINOSITY
        default: return nil
        }
    }
}

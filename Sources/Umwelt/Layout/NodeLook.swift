import Foundation

/// The appearance of a layout node at a moment, as hosts are sent it.
struct NodeLook {
    /// The frame in the parent's coordinates; of content that scrolls, where it is unscrolled.
    var frame: CGRect

    /// The items that the node itself draws.
    var items: [DisplayItem]
    var opacity: Double

    /// The clip; nil where the node scrolls, as hosts clip scrolling nodes by themselves.
    var clip: Path?
    var effects: DisplayEffects?

    /// Returns true if both draw the same items.
    func draws(like other: NodeLook) -> Bool {
        items.elementsEqual(other.items) { $0.isRendered(like: $1) }
    }

    /// Returns true if both show what they draw in the same way.
    func shows(like other: NodeLook) -> Bool {
        frame == other.frame && opacity == other.opacity && clip == other.clip && effects == other.effects
    }
}

extension LayoutNode {
    /// The appearance of the node as it shows now, as hosts are sent it.
    var hostLook: NodeLook {
        NodeLook(
            frame: frameForHosts, items: hostItems, opacity: presentedOpacity, clip: scrollOffset == nil ? clip : nil,
            effects: presentedEffects)
    }

    /// The frame that is sent to hosts, which scroll by themselves.
    var frameForHosts: CGRect { parent?.frameForHosts(of: self) ?? presentedFrame }
}

extension DisplayItem {
    /// Returns true if both show the same. Of texts only the lines and the paragraph are compared, not the size that
    /// they were given.
    fileprivate func isRendered(like other: DisplayItem) -> Bool {
        guard case .text(let layout, let point) = self, case .text(let otherLayout, let otherPoint) = other else {
            return self == other
        }
        return point == otherPoint && layout.lines == otherLayout.lines && layout.paragraph == otherLayout.paragraph
    }
}

import Foundation

/// The appearance of a layout node at a moment, as hosts are sent it.
package struct NodeAppearance {
    /// The frame in the parent's coordinates; of content that scrolls, where it is unscrolled.
    package var frame: CGRect

    /// The items that the node itself draws.
    package var items: [DisplayItem]
    package var opacity: Double

    /// The clip; nil if the node scrolls, because hosts clip scrolling nodes themselves.
    package var clip: Path?
    package var effects: DisplayEffects?

    package init(frame: CGRect, items: [DisplayItem], opacity: Double, clip: Path?, effects: DisplayEffects?) {
        self.frame = frame
        self.items = items
        self.opacity = opacity
        self.clip = clip
        self.effects = effects
    }

    /// Returns true if both draw the same items.
    package func draws(like other: NodeAppearance) -> Bool {
        items.elementsEqual(other.items) { $0.isRendered(like: $1) }
    }

    /// Returns true if both show their drawing in the same way.
    package func shows(like other: NodeAppearance) -> Bool {
        frame == other.frame && opacity == other.opacity && clip == other.clip && effects == other.effects
    }
}

extension LayoutNode {
    /// The appearance of the node as it shows now, as hosts are sent it.
    package var hostAppearance: NodeAppearance {
        NodeAppearance(
            frame: frameForHosts, items: hostItems, opacity: presentedOpacity, clip: scrollAxes == nil ? clip : nil,
            effects: presentedEffects)
    }

    /// The frame that is sent to hosts, which scroll nodes themselves.
    package var frameForHosts: CGRect { parent?.scrolling?.frameForHosts(of: self) ?? presentedFrame }
}

extension DisplayItem {
    /// Returns true if both show the same. For texts, only lines and paragraphs are compared, not the available size.
    fileprivate func isRendered(like other: DisplayItem) -> Bool {
        guard case .text(let layout, let point) = self, case .text(let otherLayout, let otherPoint) = other else {
            return self == other
        }
        return point == otherPoint && layout.lines == otherLayout.lines && layout.paragraph == otherLayout.paragraph
    }
}

import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a popover: a bubble beside its presenter, with an arrow; in compact width a sheet.
package final class PopoverNode: SheetNode {
    private var anchor = PopoverAttachmentAnchor.rect(.bounds)
    private var wantedEdge: Edge?

    /// The side of the anchor that the bubble is at, and the tip of its arrow in window coordinates.
    private var side = Edge.bottom
    private var tip = CGPoint.zero

    /// The measures in points: guesses from the appearance of UIKit's popovers.
    private static let margin: CGFloat = 8
    private static let cornerRadius: CGFloat = 13

    func set(anchor: PopoverAttachmentAnchor, arrowEdge: Edge?) {
        if areValuesEqual(anchor, self.anchor) && arrowEdge == wantedEdge { return }
        self.anchor = anchor
        wantedEdge = arrowEdge
        setNeedsLayout()
    }

    override var isAnchored: Bool { true }

    /// True if the presentation is a card, as a sheet is.
    private var isCard: Bool { adaptation.makesCard }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        if isCard {
            redraw()
            return super.contentPlace(in: window)
        }
        let isRightToLeft = appearance?.isRightToLeft ?? false
        let presenter = presenterFrame() ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
        let target = anchor.rect(in: presenter, isRightToLeft: isRightToLeft)
        let place = AnchoredPlacement(
            target: target, window: window, margin: Self.margin, distance: PopoverArrow.length,
            isRightToLeft: isRightToLeft)
        let (side, frame, proposal) = place.find(at: wantedEdge, size: contentSize)
        self.side = side
        tip = place.tip(at: side, of: frame, clearance: Self.cornerRadius + PopoverArrow.width / 2)
        redraw()
        return (frame, proposal)
    }

    override var cardShape: Path? {
        if isCard { return super.cardShape }
        guard let appearance, appearance.hasOwnBackground else { return nil }
        return Path(roundedRect: card, cornerRadius: appearance.cornerRadius ?? Self.cornerRadius)
    }

    override var isDimming: Bool { isCard && super.isDimming }

    override var fades: Bool { !isCard }

    override func absence(in window: CGSize) -> NodeDisplacement { isCard ? below(window) : .small(at: tip) }

    override func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] {
        if isCard { return super.background(in: window, appearance: appearance) }
        let radius = appearance.cornerRadius ?? Self.cornerRadius
        let body = Path(roundedRect: card, cornerRadius: radius)
        return PresentationAppearance.shadow(around: card, cornerRadius: radius)
            + [
                .fill(body, appearance.background),
                .fill(arrow(isRightToLeft: appearance.isRightToLeft), appearance.background),
            ]
    }

    private func arrow(isRightToLeft: Bool) -> Path {
        // The direction from the tip to the bubble.
        let direction: CGVector =
            switch side {
            case .bottom: CGVector(dx: 0, dy: 1)
            case .top: CGVector(dx: 0, dy: -1)
            case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
            case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
            }
        return PopoverArrow.path(to: tip, from: direction)
    }
}

extension NodeDisplacement {
    /// Returns the displacement of something that grows from a point of the window. The scale is a guess.
    static func small(at point: CGPoint) -> NodeDisplacement {
        NodeDisplacement(scale: CGSize(width: 0.5, height: 0.5), anchor: point)
    }
}

/// The layout node of a menu: a list of items beside its presenter, without an arrow.
package final class MenuNode: PresentationNode {
    private var place = MenuPlace.beside

    /// The part of the window from which the menu opens.
    private var target = CGRect.zero

    /// True if the menu is above its source.
    private(set) var isAbove = false {
        didSet { if isAbove != oldValue { items?.setNeedsLayout() } }
    }

    /// The node of the items, whose order depends on the menu's place.
    weak var items: LayoutNode?

    /// The distance from the window's edges, in points: a guess by the appearance of UIKit's menus.
    private static let margin: CGFloat = 8

    func set(_ new: MenuPlace) {
        guard new != place else { return }
        place = new
        setNeedsLayout()
    }

    override var isElevated: Bool { true }

    override var isAnchored: Bool { true }

    override var kind: Semantics.Dialog.Kind { .menu }

    override var endsWhenPressed: Bool { true }

    /// True if the presenter is in scrolled content.
    var isInScrolledContent: Bool {
        var node = presenter().first?.parent
        while let current = node {
            if current.scrollAxes != nil { return true }
            node = current.parent
        }
        return false
    }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        var presenter = presenterFrame() ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
        if case .point(let point) = place {
            presenter = CGRect(x: presenter.minX + point.x, y: presenter.minY + point.y, width: 0, height: 0)
        }
        target = presenter
        let anchored = AnchoredPlacement(
            target: presenter, window: window, margin: Self.margin, distance: 4,
            isRightToLeft: appearance?.isRightToLeft ?? false)
        let (side, frame, proposal) = anchored.find(at: nil, isAtStart: true, size: contentSize)
        isAbove = side == .top
        return (frame, proposal)
    }

    /// It grows from the point of its card that is nearest to the center of its source.
    override func absence(in window: CGSize) -> NodeDisplacement {
        .small(
            at: CGPoint(
                x: min(max(target.midX, card.minX), card.maxX), y: min(max(target.midY, card.minY), card.maxY)))
    }

    override func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] {
        let radius = appearance.menu.cornerRadius
        let outline = Path(roundedRect: card, cornerRadius: radius)
        let ground =
            PresentationAppearance.shadow(around: card, cornerRadius: radius)
            + [.fill(outline, appearance.menuBackground)]
        guard let edge = appearance.menuEdge else { return ground }
        let inner = Path(roundedRect: card.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
        return ground + [.stroke(inner, edge, StrokeStyle(lineWidth: 1))]
    }
}

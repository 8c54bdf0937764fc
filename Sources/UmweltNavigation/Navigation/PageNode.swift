import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a level's content between its bars. It moves sideways as the level appears and disappears.
///
/// Levels have no background. The lower level is clipped at the edge of the level that slides over it: the node follows
/// that edge and clips its content, which compensates most of the distance.
final class PageNode: WrapperNode {
    private var shade: ShadeNode?

    /// The part of the container's width that a covered page is moved by: UIKit's parallax, as Flutter's imitation has
    /// it, which was measured by eye.
    private static let parallax: CGFloat = 0.3

    /// The opacity of the black over a covered page: a guess.
    private static let shadeOpacity = 0.1

    /// Slides the page.
    ///
    /// - Parameters:
    ///   - start: The start position if it is not animated yet; nil for the current one.
    ///   - end: The end position.
    func slide(from start: PagePlace?, to end: PagePlace, with transaction: Transaction) {
        guard let inside = children.first, let width = parent?.frame.width else { return }
        let unit = EnvironmentValues(at: element.scope, tracking: false).isRightToLeft ? -width : width
        func window(_ place: PagePlace) -> NodeDisplacement { .across(place == .covered ? -unit : 0) }
        func content(_ place: PagePlace) -> NodeDisplacement {
            switch place {
            case .ahead: .across(unit)
            case .here: .none
            case .covered: .across(unit * (1 - Self.parallax))
            }
        }
        if (start == .covered || end == .covered) && shade == nil { addShade(isDark: start == .covered) }
        displace(from: start.map(window), to: window(end), with: transaction)
        inside.displace(from: start.map(content), to: content(end), with: transaction)
        shade?.fade(to: end == .covered ? Self.shadeOpacity : 0, with: transaction)
    }

    /// Shows the page at its position, and ends its animation.
    func stop() {
        stopDisplacing()
        children.first?.stopDisplacing()
        guard let shade else { return }
        shade.stopFading(at: 0)
        stopShowing(shade)
        shade.detach()
        self.shade = nil
        setNeedsDisplay()
    }

    private func addShade(isDark: Bool) {
        let shade = ShadeNode(element: element)
        self.shade = shade
        shade.parent = self
        shade.setFrame(clipRect, proposal: ProposedViewSize(clipRect.size))
        shade.stopFading(at: isDark ? Self.shadeOpacity : 0)
        keepShowing(shade, isInFront: true)
    }

    /// The bounds of the container's width, with all that is above and below the page.
    private var clipRect: CGRect {
        let height: CGFloat = 10_000
        return CGRect(
            x: -frame.minX, y: -height, width: parent?.frame.width ?? frame.width, height: frame.height + 2 * height)
    }

    override var clip: Path? { shade == nil ? nil : Path(clipRect) }
}

/// The position of a page in its stack.
enum PagePlace {
    /// Beyond the trailing edge, before it appears and after it has disappeared.
    case ahead
    /// At its visible position.
    case here
    /// Below another page.
    case covered
}

/// The animation with which a page appears and disappears.
enum PageMotion {
    /// The content slides with the titles, and the other parts of the bars fade.
    case slide
    /// The whole page fades.
    case fade
    /// The upper page zooms out of a view of the lower page.
    case zoom(TransitionSourceNode)
}

extension LayoutNode {
    /// Fades the node in if it becomes visible, otherwise out.
    final func fade(to place: PagePlace, with transaction: Transaction) {
        if place == .here { fadeIn(with: transaction) } else { fade(to: 0, with: transaction) }
    }
}

extension NodeDisplacement {
    fileprivate static func across(_ x: CGFloat) -> NodeDisplacement {
        NodeDisplacement(offset: CGSize(width: x, height: 0))
    }
}

/// The dimming of a page under a sliding page.
private final class ShadeNode: LayoutNode {
    override func draw(in size: CGSize) -> [DisplayItem] {
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
        return [.fill(Path(CGRect(origin: .zero, size: size)), black)]
    }
}

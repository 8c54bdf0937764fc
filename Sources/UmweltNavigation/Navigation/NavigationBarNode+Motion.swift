import Foundation
@_spi(Kernel) import Umwelt

extension NavigationBarNode {
    /// The distance that a small title and the back button's label move, as a fraction of the bar's width, as in
    /// Flutter's imitation of UIKit: the title starts centered on the trailing edge.
    private static let shortWay: CGFloat = 0.5

    /// The scale of a back button's label at the position of a large title: the ratio of their font sizes.
    private static let largeScale: CGFloat = 2

    /// Animates the titles and the back button's label with the level: a title enters from the trailing side, and
    /// becomes the label of the back button in the next level's bar.
    ///
    /// - Parameters:
    ///   - start: The start position of the level if it is not animated yet; nil for the current one.
    ///   - end: The end position.
    ///   - other: The bar of the level that disappears as this one appears, or the reverse; nil for none.
    func move(
        from start: PagePlace?, to end: PagePlace, beside other: NavigationBarNode?, with transaction: Transaction
    ) {
        let isRightToLeft = EnvironmentValues(at: element.scope, tracking: false).isRightToLeft
        let width = isRightToLeft ? -frame.width : frame.width
        func across(_ part: CGFloat) -> NodeDisplacement {
            NodeDisplacement(offset: CGSize(width: part * width, height: 0))
        }
        func displace(_ node: LayoutNode, _ displacement: (PagePlace) -> NodeDisplacement) {
            node.displace(from: start.map(displacement), to: displacement(end), with: transaction)
        }
        // Beside tabs a small title would pass behind them.
        let titleWay = showsLargeTitle ? 1 : tabs == nil ? Self.shortWay : 0
        for (index, title) in shownTitles.enumerated() {
            let label = index == 0 ? other?.backLabel : nil
            let scale = showsLargeTitle ? 1 / Self.largeScale : 1
            displace(title) { place in
                switch place {
                case .ahead: across(titleWay)
                case .here: .none
                case .covered:
                    label.map { title.way(to: $0, scale: scale, isRightToLeft: isRightToLeft) }
                        ?? across(-Self.shortWay)
                }
            }
        }
        guard let backLabel else { return }
        let title = other?.shownTitles.first
        let scale = other?.showsLargeTitle == true ? Self.largeScale : 1
        displace(backLabel) { place in
            switch place {
            case .ahead:
                title.map { backLabel.way(to: $0, scale: scale, isRightToLeft: isRightToLeft) }
                    ?? NodeDisplacement.none
            case .here: .none
            case .covered: across(-Self.shortWay)
            }
        }
    }

    /// Shows all parts at their positions, and ends their animations.
    func stopMoving() { for part in movingParts { part.stopDisplacing() } }
}

extension LayoutNode {
    /// Returns the displacement with which the scaled node starts at the position of another, at the same height.
    fileprivate func way(to other: LayoutNode, scale: CGFloat, isRightToLeft: Bool) -> NodeDisplacement {
        let (own, target) = (frameInWindow, other.frameInWindow)
        return NodeDisplacement(
            offset: CGSize(
                width: isRightToLeft ? target.maxX - own.maxX : target.minX - own.minX, height: target.midY - own.midY),
            scale: CGSize(width: scale, height: scale),
            anchor: CGPoint(x: isRightToLeft ? own.width : 0, y: own.height / 2))
    }

    /// The label of a back button in the node; nil for none.
    var innerBackLabel: BackLabelNode? {
        if let own = self as? BackLabelNode { return own }
        for child in children {
            if let found = child.innerBackLabel { return found }
        }
        return nil
    }
}

/// The modifier that marks the label of a back button.
nonisolated struct BackLabelModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> BackLabelNode { BackLabelNode(element: element) }

    func update(_ node: BackLabelNode) {}
}

/// The layout node of the label of a back button.
final class BackLabelNode: WrapperNode {}

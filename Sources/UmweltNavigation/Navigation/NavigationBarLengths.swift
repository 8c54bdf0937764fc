import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The lengths of a navigation bar in its design, its window and its sheet, in points.
struct NavigationBarLengths: Equatable {
    /// The least height of the row with the title and the items.
    var height: CGFloat = 44

    /// The room above the row where the system covers nothing.
    var bareTop: CGFloat = 0

    /// The distance of items and large titles from the sides.
    var margin: CGFloat = 16

    /// The distance from one item to the next.
    var spacing: CGFloat = 16

    var largeTitleHeight: CGFloat = 0
    var aboveLargeTitle: CGFloat = 0
    var belowLargeTitle: CGFloat = 0

    init() {}

    /// The lengths in an environment, which depend on the class of the height, and on whether there is a sheet.
    init(in values: EnvironmentValues) {
        let measures = values.appearance.navigationBars
        height =
            values.verticalSizeClass == .compact
            ? measures.lowHeight
            : values.draggedSheet != nil
                ? measures.heightInSheet : values.isOnTablet ? measures.highHeight : measures.height
        bareTop = measures.bareTop
        margin = measures.margin ?? values.windowMargin
        spacing = measures.spacing
        largeTitleHeight = measures.largeTitleHeight
        aboveLargeTitle = measures.aboveLargeTitle
        belowLargeTitle = measures.belowLargeTitle
    }
}

extension LayoutNode {
    /// The height that the system covers in the window above the node, if the node begins there, in points.
    final var coveredAbove: CGFloat {
        guard let root = element.window?.node else { return 0 }
        let top = root.safeAreaInsets.top
        return !hasPlace || frameInWindow.minY <= top + 0.5 ? top : 0
    }

    /// The height that the system covers at the window's lower edge below the node, in points; nil if the node ends
    /// above that edge and the area covered there.
    final var coveredBelow: CGFloat? {
        guard let root = element.window?.node else { return 0 }
        let bottom = root.safeAreaInsets.bottom
        return !hasPlace || frameInWindow.maxY >= root.size.height - bottom - 0.5 ? bottom : nil
    }
}

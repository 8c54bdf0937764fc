import Foundation
@_spi(Kernel) import Umwelt

/// A container with tabs at the top of an iPad-sized window, whose row is shared with a navigation bar, as since iOS
/// 18.
protocol BarRow: BarNode {
    /// The tabs in the row; nil if they are not beside a navigation bar.
    var tabsInRow: TabsInRow? { get }
}

/// The part of a row with the tabs.
struct TabsInRow {
    /// The width of the tabs, which are in the middle, in points.
    let width: CGFloat

    /// The width of the button before them, at the beginning of the row, in points.
    let leading: CGFloat
}

extension LayoutNode {
    /// The navigation bar at the top of the node: that of a stack which fills it; nil for none.
    final var topNavigationBar: NavigationBarNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let page = current as? BarScaffoldNode { return page.bar }
            node = current.children.count == 1 ? current.children.first : current.wrapped
        }
        return nil
    }

    /// The row at whose top the node may be: that of the enclosing tab view, outside other bars.
    final var barRow: (any BarRow)? {
        var node = parent
        while let outer = node {
            if outer.hasBars { return outer as? any BarRow }
            node = outer.parent
        }
        return nil
    }
}

@_spi(Kernel) import UmweltCore
import Foundation

extension LayoutNode {
    /// Scrolls the first view inside that scrolls up and down to the top, with an animation.
    ///
    /// - Returns: False if there is none.
    @discardableResult
    package final func scrollToTop() -> Bool {
        if let scroll = self as? ScrollNode, scroll.axes.contains(.vertical) {
            let top = CGPoint(x: scroll.offset.x, y: -CGFloat.greatestFiniteMagnitude)
            scroll.scroll(to: top, with: .default, keepsPosition: true)
            return true
        }
        return children.contains { $0.scrollToTop() }
    }
}

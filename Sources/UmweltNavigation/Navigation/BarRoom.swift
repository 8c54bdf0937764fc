import Foundation
@_spi(Kernel) import Umwelt

/// The available space of a navigation bar for its trailing items.
struct BarRoom {
    let width: CGFloat
    let margin: CGFloat
    let spacing: CGFloat

    /// The length of the leading items and the space after them, in points.
    let leading: CGFloat

    /// The length of the title without limits, in points.
    let title: CGFloat

    /// The width of the tabs in the middle of the bar's row; nil for none.
    let tabs: CGFloat?

    /// The minimum fraction of a bar for its title, if needed, and the length of the menu button before it is created,
    /// in points: guesses.
    private static let titlePart: CGFloat = 0.25
    private static let moreLength: CGFloat = 24

    /// The available length for the trailing items and the spaces between them, in points.
    private var length: CGFloat {
        let start = margin + leading
        if let tabs { return width - margin - max((width + tabs) / 2 + spacing, start) }
        let kept = min(title, width * Self.titlePart)
        return width - margin - start - (kept > 0 ? kept + spacing : 0)
    }

    /// Returns the nodes of the items that do not fit.
    ///
    /// - Parameters:
    ///   - items: The items from the leading to the trailing one, with their lengths.
    ///   - more: The length of the menu's button; nil if it does not show.
    ///   - alwaysHasMenu: True if the button is shown even if all items fit.
    ///   - pinned: The lengths of the items behind it.
    func overflow(
        of items: [(entry: ToolbarEntry, length: CGFloat)], more: CGFloat?, alwaysHasMenu: Bool, pinned: [CGFloat]
    ) -> Set<ObjectIdentifier> {
        func sum(_ lengths: some Sequence<CGFloat>) -> CGFloat { lengths.reduce(0) { $0 + $1 + spacing } }
        // Rounding must not put an item into the menu.
        let free = length + spacing + 0.5 - sum(pinned)
        let menu = (more ?? Self.moreLength) + spacing
        var all = sum(items.map(\.length)) + (alwaysHasMenu ? menu : 0)
        if all <= free { return [] }
        if !alwaysHasMenu { all += menu }
        let order = items.enumerated().filter { $0.element.entry.priority != nil }
            .sorted { left, right in
                let (low, high) = (left.element.entry.priority?.rank ?? 0, right.element.entry.priority?.rank ?? 0)
                return low == high ? left.offset > right.offset : low < high
            }
        var result: Set<ObjectIdentifier> = []
        for (_, item) in order where all > free {
            result.insert(ObjectIdentifier(item.entry.node))
            all -= item.length + spacing
        }
        return result
    }
}

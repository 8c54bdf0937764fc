import Foundation
@_spi(Kernel) import Umwelt

extension VerticalAlignment {
    /// The guide below which the top inset of a row is kept, where a control in the content has space of its own.
    static let rowTop = VerticalAlignment(RowTop.self)

    /// The guide above which the bottom inset of a row is kept, where a control in the content has space of its own.
    static let rowBottom = VerticalAlignment(RowBottom.self)

    private enum RowTop: RowGuide, MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowBottom: RowGuide, MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

extension View {
    /// Lets a control that is higher than a line extend into the insets of its row, so that the row is as high as one
    /// with a text.
    nonisolated func reachingIntoRowInsets() -> some View {
        alignmentGuide(.rowTop) { ListAppearance.reach(of: $0.height) }
            .alignmentGuide(.rowBottom) { $0.height - ListAppearance.reach(of: $0.height) }
    }

    /// Keeps the row's insets around views that are beside such a control.
    nonisolated func keepingRowInsets() -> some View {
        alignmentGuide(.rowTop) { _ in 0 }.alignmentGuide(.rowBottom) { $0.height }
    }
}

extension ListAppearance {
    /// The greatest distance by which a control may extend into the row's insets, above and below, in points.
    static let maxReach: CGFloat = 6.5

    /// Returns the distance by which a control of a height extends into the insets; zero if it is no higher than a
    /// line.
    fileprivate static func reach(of height: CGFloat) -> CGFloat {
        let line = 44 - rowInsets.vertical
        return min(max((height - line) / 2, 0), maxReach)
    }
}

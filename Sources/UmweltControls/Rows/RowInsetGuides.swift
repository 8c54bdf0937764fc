import Foundation
@_spi(Kernel) import Umwelt

extension VerticalAlignment {
    /// The guide below which the top inset of a row applies, if a control in the content has its own margin.
    package static let rowTop = VerticalAlignment(RowTop.self)

    /// The guide above which the bottom inset of a row applies, if a control in the content has its own margin.
    package static let rowBottom = VerticalAlignment(RowBottom.self)

    private enum RowTop: RowGuide, MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowBottom: RowGuide, MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

extension View {
    /// Lets a control that is higher than a line extend into the insets of its row, so that the row is as high as a row
    /// of text.
    package nonisolated func reachingIntoRowInsets() -> some View {
        alignmentGuide(.rowTop) { RowInsets.reach(of: $0.height) }
            .alignmentGuide(.rowBottom) { $0.height - RowInsets.reach(of: $0.height) }
    }

    /// Applies the row's insets to views beside such a control.
    nonisolated func keepingRowInsets() -> some View {
        alignmentGuide(.rowTop) { _ in 0 }.alignmentGuide(.rowBottom) { $0.height }
    }
}

/// The insets of rows of lists.
package enum RowInsets {
    /// The insets of the content of rows of the usual size, in points.
    package static let usual = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The greatest distance by which a control may extend into the row's insets, above and below, in points.
    package static let maxReach: CGFloat = 6.5

    /// Returns the distance by which a control extends into the insets; zero if it is no higher than a line.
    fileprivate static func reach(of height: CGFloat) -> CGFloat {
        let line = 44 - usual.vertical
        return min(max((height - line) / 2, 0), maxReach)
    }
}

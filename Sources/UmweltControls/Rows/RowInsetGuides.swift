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

    /// Lets a high control do so in designs where such controls do.
    nonisolated func reachingIntoRowInsetsIfHigh() -> some View { modifier(HighControlReach()) }

    /// Applies the row's insets to views beside such a control.
    nonisolated func keepingRowInsets() -> some View {
        alignmentGuide(.rowTop) { _ in 0 }.alignmentGuide(.rowBottom) { $0.height }
    }
}

private nonisolated struct HighControlReach: ViewModifier, SystemView {
    @Environment(\.appearance.lists.highControlsExtend) private var highControlsExtend

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        if highControlsExtend { content.reachingIntoRowInsets() } else { content }
    }
}

/// The share of a row's insets that controls with space of their own may fill.
package enum RowInsets {
    /// The greatest distance by which a control may extend into the row's insets, above and below, in points.
    package static let maxReach: CGFloat = 6.5

    /// The height between the insets of the lowest rows, in points: of 44 less 22 on iOS 18, of 52 less 30 on iOS 26.
    package static let line: CGFloat = 22

    /// Returns the distance by which a control extends into the insets; zero if it is no higher than a line.
    fileprivate static func reach(of height: CGFloat) -> CGFloat { min(max((height - line) / 2, 0), maxReach) }
}

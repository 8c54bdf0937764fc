import Foundation
@_spi(Kernel) import Umwelt

extension VerticalAlignment {
    /// From where on there has to be room above the content of a row, where something in it brings room of its own.
    static let rowTop = VerticalAlignment(RowTop.self)

    /// To where there has to be room below the content of a row, where something in it brings room of its own.
    static let rowBottom = VerticalAlignment(RowBottom.self)

    private enum RowTop: RowGuide, MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowBottom: RowGuide, MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

extension View {
    /// Lets a control that is higher than a line reach into the room that rows keep around what is in them, so that its
    /// row is as high as one with a text. The row's line begins where the control does, not at a text in it.
    nonisolated func reachingIntoRowInsets() -> some View {
        alignmentGuide(.rowTop) { ListAppearance.reach(of: $0.height) }
            .alignmentGuide(.rowBottom) { $0.height - ListAppearance.reach(of: $0.height) }
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }

    /// Keeps the room of rows around what stands beside such a control.
    nonisolated func keepingRowInsets() -> some View {
        alignmentGuide(.rowTop) { _ in 0 }.alignmentGuide(.rowBottom) { $0.height }
    }
}

extension ListAppearance {
    /// How far a control may reach into the room above and below it, in points.
    static let maxReach: CGFloat = 6.5

    /// How far a control of a height does: those that are no higher than a line have no need to.
    fileprivate static func reach(of height: CGFloat) -> CGFloat {
        let line = 44 - rowInsets.vertical
        return min(max((height - line) / 2, 0), maxReach)
    }
}

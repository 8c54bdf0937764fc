import Foundation

extension HorizontalAlignment {
    /// The start of the line below a row of a list: at the row's first text, unless the row sets it.
    ///
    /// ```swift
    /// HStack { Text("🍎").frame(width: 40); Text("Apple").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
    /// ```
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)

    /// The end of the line below a row of a list: at the list's side, unless the row sets it.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

    private enum RowSeparatorLeading: RowGuide, MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    private enum RowSeparatorTrailing: RowGuide, MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
}

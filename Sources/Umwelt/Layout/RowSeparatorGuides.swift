import Foundation

extension HorizontalAlignment {
    /// Where the line below a row of a list begins: at the row's first text, unless the row says otherwise.
    ///
    /// ```swift
    /// HStack { Text("🍎").frame(width: 40); Text("Apple").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
    /// ```
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)

    /// Where the line below a row of a list ends: at the list's side, unless the row says otherwise.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

    private enum RowSeparatorLeading: RowGuide, MinimumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    private enum RowSeparatorTrailing: RowGuide, MaximumGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
}

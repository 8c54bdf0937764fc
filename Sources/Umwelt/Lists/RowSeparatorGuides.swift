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

    private enum RowSeparatorLeading: RowGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? childValue, childValue)
        }
    }
    private enum RowSeparatorTrailing: RowGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? childValue, childValue)
        }
    }
}

import Foundation
import Umwelt

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Makes a column whose rows are sorted by a comparator, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), sortUsing: comparator, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Makes a column without sorting of rows, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), content: content)
    }

    /// Makes a column of texts without sorting of rows, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The key path of the text in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleResource), value: value)
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
    /// Makes a section of rows of a table with a header from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(titleResource) })
    }

    /// Makes a section of rows of a table with a header from a resource, which shows its rows while a binding is true.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

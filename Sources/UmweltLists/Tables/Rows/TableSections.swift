@_spi(Kernel) import Umwelt

/// The header of a section of rows.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Value
    /// The header is the system's.
    public typealias TableRowBody = Never
    private let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    /// The header as a view.
    @MainActor public var _tableRowViews: Content { content }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never

    /// The section as a view.
    @MainActor
    public var _tableRowViews: Section<Parent._TableRowViews, Content._TableRowViews, Footer._TableRowViews> {
        Section<_, _, _>(
            header: header._tableRowViews, content: content._tableRowViews, footer: footer._tableRowViews,
            isExpanded: isExpanded)
    }

    /// Makes a section of rows with a header.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above the rows.
    nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Makes a section of rows with a localized text as its header.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Makes a section of rows with a string as its header.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(content: content, header: { Text(title) })
    }

    /// Makes a section of rows.
    ///
    /// - Parameter content: The rows.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
    /// Makes a section of rows with a header, which shows its rows while a binding is true.
    ///
    /// - Parameters:
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    ///   - header: Makes the header.
    nonisolated public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Makes a section of rows with a localized text as its header, that shows its rows while a binding is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Makes a section of rows with a string as its header, which shows its rows while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

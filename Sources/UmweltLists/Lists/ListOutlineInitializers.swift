@_spi(Kernel) import Umwelt

extension List {
    /// Makes a row for each element of data, identified by its `id`, and, while it is open, rows for its children;
    /// several rows can be selected.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at `id`. Rows can be expanded to show rows for
    /// their children; several rows can be selected.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by its `id`, and, while it is open, rows for its children; one
    /// row can be selected.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at `id`. Rows can be expanded to show rows for
    /// their children; one row can be selected.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a row for each element of data, identified by its `id`, and, while it is open, rows for its children.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at `id`, and, while it is open, rows for its
    /// children.
    ///
    /// - Parameter children: The key path of an element's children; an element with nil cannot be opened.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

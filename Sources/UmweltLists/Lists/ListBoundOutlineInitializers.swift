@_spi(Kernel) import Umwelt

extension List {
    /// Makes a row for each element of a binding's collection, with a binding to the element. Rows can be expanded to
    /// show rows for their children; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path, with a binding
    /// to the element. Rows can be expanded to show rows for their children; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, with a binding to the element. Rows can be expanded to
    /// show rows for their children; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path, with a binding
    /// to the element. Rows can be expanded to show rows for their children; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a row for each element of a binding's collection, with a binding to the element. Rows can be expanded to
    /// show rows for their children.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path, with a binding
    /// to the element. Rows can be expanded to show rows for their children.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

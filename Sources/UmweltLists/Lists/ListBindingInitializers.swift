@_spi(Kernel) import Umwelt

extension List {
    /// Makes a row for each element of a binding's collection, with a binding to the element; several rows can be
    /// selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, selection: selection, rowContent: rowContent)
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path; several rows
    /// can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, with a binding to the element; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, selection: selection, rowContent: rowContent)
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path; one row can be
    /// selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a row for each element of a binding's collection, with a binding to the element.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, rowContent: rowContent)
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

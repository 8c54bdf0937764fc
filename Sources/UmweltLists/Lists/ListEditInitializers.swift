@_spi(Kernel) import Umwelt

extension List {
    /// Makes a row for each element of a binding's collection, which the user can edit; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Makes an editable row for each element of a binding's collection, identified by the value at the key path;
    /// several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, which the user can edit; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Makes an editable row for each element of a binding's collection, identified by the value at the key path; one
    /// row can be selected.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a row for each element of a binding's collection, which the user can edit.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Makes a row for each element of a binding's collection, identified by the value at the key path, which the user
    /// can edit.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - editActions: The changes that the user may make to the data: delete, move, or both.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

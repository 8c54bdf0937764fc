@_spi(Kernel) import Umwelt

extension List {
    /// Makes a list of views; several rows can be selected. The value of a row is its identity in a `ForEach`.
    ///
    /// - Parameters:
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - content: Makes the content.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Makes a list of views; one row can be selected. The value of a row is its identity in a `ForEach`.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - content: Makes the content.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }
}

extension List {
    /// Makes a row for each element of data, identified by its `id`; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at the key path; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - id: The key path of an element's identity.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by its `id`; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at the key path; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - id: The key path of an element's identity.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a row for each number of a range; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The numbers, which must not change.
    ///   - selection: The values of the selected rows; nil if no rows can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
        self.init(selection: selection) { ForEach(data) { number in HStack { rowContent(number) } } }
    }

    /// Makes a row for each number of a range; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The numbers, which must not change.
    ///   - selection: The value of the selected row, nil for none; without a binding no row can be selected.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of views.
    ///
    /// - Parameter content: The rows and sections.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    /// Makes a row for each element of data, identified by its `id`.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Makes a row for each element of data, identified by the value at the key path.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - id: The key path of an element's identity.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a row for each number of a range.
    ///
    /// - Parameters:
    ///   - data: The numbers, which must not change.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init { ForEach(data, content: rowContent) }
    }
}

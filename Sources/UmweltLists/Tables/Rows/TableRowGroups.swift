@_spi(Kernel) import Umwelt

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never
    /// The rows as a view; nil for none.
    @MainActor public var _tableRowViews: Wrapped._TableRowViews? { map { $0._tableRowViews } }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the values that rows show.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never
    /// The rows of one branch as a view.
    @MainActor
    public var _tableRowViews: _ConditionalContent<TrueContent._TableRowViews, FalseContent._TableRowViews> {
        switch storage {
        case .trueContent(let content): _ConditionalContent<_, _>(storage: .trueContent(content._tableRowViews))
        case .falseContent(let content): _ConditionalContent<_, _>(storage: .falseContent(content._tableRowViews))
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never

    /// The rows as a view.
    @MainActor public var _tableRowViews: Content._TableRowViews { content._tableRowViews }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never

    /// The rows as a view.
    @MainActor public var _tableRowViews: ForEach<Data, ID, Content._TableRowViews> {
        map { onMainActor({ @MainActor (rows: Content) in rows._tableRowViews }, $0) }
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Makes a row for each element.
    ///
    /// - Parameter data: The elements, one for each row.
    nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, idOf: .byType { $0.id }) { TableRow($0) }
    }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the values that rows show.
    public typealias TableRowValue = Data.Element
    private let data: Data

    nonisolated init(_ data: Data) { self.data = data }

    /// The rows.
    @MainActor public var tableRowBody: ForEach<Data, Data.Element.ID, TableRow<Data.Element>> { ForEach(data) }

    /// The rows as views.
    @MainActor public var _tableRowViews: some View { tableRowBody._tableRowViews }
}

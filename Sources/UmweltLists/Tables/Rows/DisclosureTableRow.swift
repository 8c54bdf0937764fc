@_spi(Kernel) import Umwelt

/// A table row that can be expanded to show others.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the values that rows show.
    public typealias TableRowValue = Label.TableRowValue
    /// The rows are the system's.
    public typealias TableRowBody = Never

    private let label: Label
    private let expansion: Binding<Bool>?
    private let content: () -> Content

    /// Makes the row of a value, and rows that show while it is open.
    ///
    /// - Parameter isExpanded: True while the row is expanded; nil if the row stores that itself, initially collapsed.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        expansion = isExpanded
        self.content = content
    }

    /// The rows as a view.
    @MainActor public var _tableRowViews: some View {
        DisclosedTableRows(label: label._tableRowViews, expansion: expansion) { [content] in content()._tableRowViews }
    }
}

/// The row of a value, and the rows below it while it is open.
nonisolated struct DisclosedTableRows<Label: View, Content: View>: View, SystemView {
    let label: Label
    let expansion: Binding<Bool>?
    let content: @MainActor () -> Content

    @State private var isOpen = false
    @Environment(\.tableRowPlace) private var place

    nonisolated init(label: Label, expansion: Binding<Bool>?, content: @escaping @MainActor () -> Content) {
        self.label = label
        self.expansion = expansion
        self.content = content
    }

    @MainActor var body: some View {
        let isExpanded = expansion ?? $isOpen
        label.environment(\.tableRowPlace, TableRowPlace(depth: place.depth, expansion: isExpanded))
        if isExpanded.wrappedValue {
            content().environment(\.tableRowPlace, TableRowPlace(depth: place.depth + 1, expansion: nil))
        }
    }
}

/// The position of a row in an outline.
struct TableRowPlace: Equatable {
    /// The number of rows that the row is in.
    var depth = 0

    /// True while the rows in it show; nil if the row cannot be opened.
    var expansion: Binding<Bool>?

    static func == (left: Self, right: Self) -> Bool {
        guard left.depth == right.depth else { return false }
        switch (left.expansion, right.expansion) {
        case (nil, nil): return true
        case (let left?, let right?): return left.isSameField(as: right)
        default: return false
        }
    }
}

struct TableRowPlaceKey: ScreenLocalKey {
    static var defaultValue: TableRowPlace { TableRowPlace() }
}

extension EnvironmentValues {
    /// The position of a table row in an outline.
    var tableRowPlace: TableRowPlace {
        get { self[TableRowPlaceKey.self] }
        set { self[TableRowPlaceKey.self] = newValue }
    }
}

/// The rows of a tree of data.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The type of the values that rows show.
    public typealias TableRowValue = Data.Element
    /// The rows are the system's.
    public typealias TableRowBody = Never

    private let data: Data
    private let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    /// The rows as a view.
    @MainActor public var _tableRowViews: some View { OutlineTableRows(data: data, children: children) }
}

private nonisolated struct OutlineTableRows<Data: RandomAccessCollection>: View, SystemView
where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    @MainActor var body: some View {
        ForEach(data) { [children] element in
            if let items = element[keyPath: children] {
                DisclosedTableRows(label: TableCells(value: element), expansion: nil) {
                    AnyView(OutlineTableRows(data: items, children: children))
                }
            } else {
                TableCells(value: element)
            }
        }
    }
}

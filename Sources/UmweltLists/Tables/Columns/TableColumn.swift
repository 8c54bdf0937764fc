import Foundation
@_spi(Kernel) import Umwelt

/// A column of a table: a title, and a view for each row.
///
/// ```swift
/// TableColumn("Price", value: \.price) { Text($0.price, format: .currency(code: "EUR")) }.width(80)
/// ```
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// The type of the values that rows show.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = Sort
    /// The columns are the system's.
    public typealias TableColumnBody = Never

    private let label: Label
    private let comparator: Sort?
    private let content: (RowValue) -> Content
    private var limits = TableColumnWidth()

    private init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// The column, without its types.
    nonisolated public var _columns: [_TableColumnValue<RowValue>] {
        let content = content
        var column = _TableColumnValue<RowValue>(label: AnyView(label), comparator: comparator) { AnyView(content($0)) }
        column.width = limits
        return [column]
    }

    /// Sets the width of the column; nil for a share of the width remaining beside other columns.
    ///
    /// - Parameter width: The width, in points; nil for a share of the width remaining beside other columns.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the limits of the width of the column, in points; nil for none.
    ///
    /// - Parameters:
    ///   - min: The smallest width, in points; nil for the default.
    ///   - ideal: The width at first, in points.
    ///   - max: The largest width, in points; nil for the default.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.limits = TableColumnWidth(min: min, ideal: ideal, max: max)
        return copy
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Makes a column whose rows are sorted by a comparator, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Makes a column whose rows are sorted by a comparator, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Makes a column whose rows are sorted by a comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Makes a column without sorting of rows, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Makes a column without sorting of rows, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Makes a column without sorting of rows.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - content: Makes the content.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// Makes a column of texts without sorting of rows, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The key path of the text in the column.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Makes a column of texts without sorting of rows, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The key path of the text in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Makes a column of texts without sorting of rows.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the text in the column.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Makes a column whose rows are sorted by a value, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The key path of the sorted value.
    ///   - content: Makes the content.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
    }

    /// Makes a column whose rows are sorted by a value, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The key path of the sorted value.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
    }

    /// Makes a column whose rows are sorted by a value.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the sorted value.
    ///   - content: Makes the content.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content)
    }

    /// Makes a column whose rows are sorted by a value and a comparator of such values, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The key path of the sorted value.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
            content: content)
    }

    /// Makes a column whose rows are sorted by a value and a comparator of such values, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The key path of the sorted value.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content
        )
    }

    /// Makes a column whose rows are sorted by a value and a comparator of such values.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the sorted value.
    ///   - comparator: The comparator, which also determines the direction.
    ///   - content: Makes the content.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
    }

    /// Makes a column of texts that sorts rows, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The key path of the text in the column.
    ///   - comparator: The comparator, which also determines the direction.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C = .localizedStandard
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Makes a column of texts that sorts rows, with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The key path of the text in the column.
    ///   - comparator: The comparator, which also determines the direction.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C = .localizedStandard
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Makes a column of texts that sorts rows.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the text in the column.
    ///   - comparator: The comparator, which also determines the direction.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C = .localizedStandard
    ) where Content == Text, C.Compared == String {
        self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}

/// Returns a key path as Foundation's comparators want it.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    // The two types differ by a protocol without requirements, and columns stay on the main actor.
    unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

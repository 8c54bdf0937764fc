import Foundation
@_spi(Kernel) import Umwelt

/// A type of table columns: one, several, or a custom type that consists of others.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values that rows show.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue

    /// The type of the comparators that sort rows.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator

    /// The type of the columns that these consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these consist of.
    nonisolated var tableColumnBody: TableColumnBody { get }

    /// The columns, one by one. Called by the system only.
    nonisolated var _columns: [_TableColumnValue<TableRowValue>] { get }

    /// Makes the columns of a value. Types without a body that contain other columns implement it with these.
    nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue {
    /// The columns of the body, one by one.
    nonisolated public var _columns: [_TableColumnValue<TableRowValue>] {
        NestedProperties.installed(in: self).tableColumnBody._columns
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never called: the columns are the system's.
    nonisolated public var tableColumnBody: Never { fatalError("\(Self.self) has no body.") }

    /// The columns that the type makes by `_makeContent(content:inputs:)`.
    nonisolated public var _columns: [_TableColumnValue<TableRowValue>] {
        let outputs = Self._makeContent(
            content: _GraphValue { self }, inputs: _TableColumnInputs(asking: ObjectIdentifier(Self.self)))
        guard let columns = outputs.columns as? [_TableColumnValue<TableRowValue>] else {
            fatalError("\(Self.self) makes columns of another type of rows than \(TableRowValue.self).")
        }
        return columns
    }
}

extension Never: TableColumnContent {
    /// The type of the comparators.
    public typealias TableColumnSortComparator = Never
    /// The type of the columns that these consist of.
    public typealias TableColumnBody = Never
    /// Never called: this type has no values.
    nonisolated public var _columns: [_TableColumnValue<Never>] { switch self {} }
}

/// One column of a table without the types of its views.
public nonisolated struct _TableColumnValue<RowValue> {
    /// The title.
    let label: AnyView

    /// The comparator for sorting when the title is pressed; nil for none.
    let comparator: (any SortComparator)?

    /// Makes the view of a row in the column.
    let cell: (RowValue) -> AnyView
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var visibility = Visibility.automatic

    /// The identifier for storing the user's customization; nil for a column that cannot be customized.
    var customizationID: String?
    var disabled: TableColumnCustomizationBehavior = []

    init(label: AnyView, comparator: (any SortComparator)?, cell: @escaping (RowValue) -> AnyView) {
        self.label = label
        self.comparator = comparator
        self.cell = cell
    }
}

/// The limits of a column's width, in points; nil for none.
struct TableColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
}

/// The alignment of the texts of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind { case leading, center, trailing }
    private let kind: Kind

    /// The default: at the leading side.
    public static var automatic: TableColumnAlignment { leading }

    /// At the leading side.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }

    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }

    /// At the trailing side.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

    /// The alignment of numbers, whose digits are then below each other: trailing.
    public static var numeric: TableColumnAlignment { trailing }

    /// The alignment of numbers of a numbering system: trailing.
    ///
    /// - Parameter numberingSystem: The numbering system, which changes nothing: numbers of every system are trailing.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { trailing }

    /// The share of the free space that is before the text.
    var fraction: CGFloat {
        switch kind {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

/// The parts of a column that the user cannot change.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable, Hashable {
    /// The type of an element: a set with one behaviour.
    public typealias Element = TableColumnCustomizationBehavior

    private var bits: Int

    private init(bits: Int) { self.bits = bits }

    /// Makes an empty set.
    public init() { bits = 0 }

    /// Everything.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    /// The position of the column.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)

    /// The column's width.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)

    /// The visibility of the column.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)

    /// Returns true if this set contains all behaviours of another.
    ///
    /// - Parameter member: The members to find.
    public func contains(_ member: Element) -> Bool { bits & member.bits == member.bits }

    /// Returns the union with another set.
    ///
    /// - Parameter other: The behaviours to add.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

    /// Returns the intersection with another set.
    ///
    /// - Parameter other: The behaviours that may remain.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

    /// Returns the behaviours that are in exactly one of the sets.
    ///
    /// - Parameter other: The set to compare with.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    /// Adds behaviours.
    ///
    /// - Parameter newMember: The members to add.
    @discardableResult
    public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes behaviours. Returns the removed ones; nil for none.
    ///
    /// - Parameter member: The members to remove.
    @discardableResult
    public mutating func remove(_ member: Element) -> Element? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Adds behaviours. Returns the ones contained before; nil for none.
    ///
    /// - Parameter newMember: The members to add.
    @discardableResult
    public mutating func update(with newMember: Element) -> Element? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.bits == 0 ? nil : old
    }

    /// Adds the behaviours of another set.
    ///
    /// - Parameter other: The behaviours to add.
    public mutating func formUnion(_ other: Self) { bits |= other.bits }

    /// Keeps only behaviours that are also in another set.
    ///
    /// - Parameter other: The behaviours that may remain.
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }

    /// Keeps only behaviours that are in exactly one of the sets.
    ///
    /// - Parameter other: The set to compare with.
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

extension TableColumnContent {
    /// Sets the alignment of the columns' texts.
    ///
    /// - Parameter alignment: The alignment, such as `.trailing` or `.numeric`.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ModifiedTableColumns(base: self) { $0.alignment = alignment }
    }

    /// Sets the visibility of the columns until the user changes it.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ModifiedTableColumns(base: self) { $0.visibility = visibility }
    }

    /// Sets the identifier under which a ``TableColumnCustomization`` stores the user's changes of a column.
    ///
    /// - Parameter id: The identifier.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ModifiedTableColumns(base: self) { $0.customizationID = id }
    }

    /// Disables changes of the columns by the user.
    ///
    /// - Parameter behavior: The changes that are disabled.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ModifiedTableColumns(base: self) { $0.disabled = behavior }
    }
}

/// Columns with a property changed.
private nonisolated struct ModifiedTableColumns<Base: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias TableColumnBody = Never
    let base: Base
    let change: (inout _TableColumnValue<TableRowValue>) -> Void

    var _columns: [_TableColumnValue<TableRowValue>] {
        base._columns.map { column in
            var column = column
            change(&column)
            return column
        }
    }
}

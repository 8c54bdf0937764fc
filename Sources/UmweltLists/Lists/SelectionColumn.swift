@_spi(Kernel) import Umwelt

/// A column of a split view as lists in it see it: choosing a row leads to the next column.
@_spi(Kernel) open class SelectionColumn {
    @_spi(Kernel) public init() {}

    /// The list whose selection the next column shows.
    package weak var list: (any SelectingList)?

    /// The list whose selection has led to the next column; nil for none.
    private weak var leader: (any SelectingList)?

    /// True if the next column takes the place of this one when a row is chosen.
    open var leadsAway: Bool { false }

    /// True if the next column is beside this one. Reading it makes the running node its reader.
    open var isBesideNext: Bool { false }

    /// True if this is the sidebar, with other columns beside it. Reading it makes the running node its reader.
    open var isSidebar: Bool { false }

    /// Called when a row was chosen.
    open func rowChosen() {}

    /// Called when what has led to the next column is selected no longer.
    open func selectionCleared() {}

    /// Takes note of a selection that is as it was before the restoration.
    final func selectionResumes(in list: any SelectingList) { if leader == nil { leader = list } }

    /// Takes note of a selection that has changed, also by the program.
    ///
    /// Of several lists in a column, one may lose its selection as another gets it: only that of the list that was
    /// chosen in last leads back.
    final func selectionChanged(in list: any SelectingList, isEmpty: Bool) {
        if !isEmpty {
            leader = list
            rowChosen()
        } else if leader === list {
            leader = nil
            selectionCleared()
        }
    }
}

/// A list whose rows can be selected.
package protocol SelectingList: AnyObject {
    /// Selects the row of a value. Returns false if the list has no such rows.
    func select(_ value: AnyHashable) -> Bool

    /// Takes the selection back.
    func clearSelection()
}

struct SelectionColumnKey: ScreenLocalKey {
    static var defaultValue: SelectionColumn? { nil }
}

extension EnvironmentValues {
    /// The column of a split view that the view is in; nil outside of one.
    package var selectionColumn: SelectionColumn? {
        get { self[SelectionColumnKey.self] }
        set { self[SelectionColumnKey.self] = newValue }
    }
}

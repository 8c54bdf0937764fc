@_spi(Kernel) import Umwelt

/// A column of a split view as lists in it see it: choosing a row leads to the next column.
@_spi(Kernel) open class SelectionColumn {
    @_spi(Kernel) public init() {}

    /// The list whose selection the next column shows.
    package weak var list: (any SelectingList)?

    /// The list whose selection has led to the next column; nil for none.
    private weak var leader: (any SelectingList)?

    /// True if the next column replaces this one when a row is selected.
    open var leadsAway: Bool { false }

    /// True if the next column is beside this one. Reading it makes the running node its reader.
    open var isBesideNext: Bool { false }

    /// True if this is the sidebar, with other columns beside it. Reading it makes the running node its reader.
    open var isSidebar: Bool { false }

    /// Called when a row was chosen.
    open func rowChosen() {}

    /// Called when the row that navigated to the next column is deselected.
    open func selectionCleared() {}

    /// Records an unchanged selection after a restoration.
    final func selectionResumes(in list: any SelectingList) { if leader == nil { leader = list } }

    /// Records a changed selection, also by the program.
    ///
    /// If a column has several lists, one may lose its selection when another receives it: only deselection in the last
    /// used list navigates back.
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

    /// Clears the selection.
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

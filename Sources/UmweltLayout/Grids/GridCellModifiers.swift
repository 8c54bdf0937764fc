extension View {
    /// Makes a cell of a ``Grid`` span several columns.
    ///
    /// - Parameter count: The number of columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: count)
    }

    /// Aligns a cell's view by a point: the view's point is at the same point of the cell.
    ///
    /// - Parameter anchor: The point, as a share of the view's and the cell's size.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchor.self, value: anchor)
    }

    /// Aligns all cells of the column that the view is in.
    ///
    /// - Parameter guide: The alignment of the column's cells.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }

    /// Excludes a view in a ``Grid`` from determining the length of its row or column along some axes. The view then
    /// receives the length of the others.
    ///
    /// ```swift
    /// Divider().gridCellUnsizedAxes(.horizontal)
    /// ```
    ///
    /// - Parameter axes: The axes along which the view does not determine the cell's length.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }
}

/// The number of columns that a cell spans.
struct GridCellColumns: LayoutValueKey {
    static let defaultValue = 1
}

/// The anchor of a cell's view; nil for the alignment of the grid.
struct GridCellAnchor: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil

    typealias Value = UnitPoint?
}

/// The alignment of a column's cells; nil for the grid's alignment.
struct GridColumnAlignment: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil

    typealias Value = HorizontalAlignment?
}

/// The axes along which a cell does not contribute to the size.
struct GridCellUnsizedAxes: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

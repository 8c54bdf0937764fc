extension View {
    /// Lets a cell of a ``Grid`` be as wide as so many columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: count)
    }

    /// Aligns a cell's view by a point: the view's point lies on the cell's.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchor.self, value: anchor)
    }

    /// Aligns all cells of the column that the view is in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }

    /// Lets a view in a ``Grid`` take what the others need along some axes, without a part in how large that is.
    ///
    /// ```swift
    /// Divider().gridCellUnsizedAxes(.horizontal)
    /// ```
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }
}

/// How many columns a cell takes.
struct GridCellColumns: LayoutValueKey {
    static let defaultValue = 1
}

/// By which point a cell's view is aligned.
struct GridCellAnchor: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil

    typealias Value = UnitPoint?
}

/// How the cells of a column are aligned.
struct GridColumnAlignment: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil

    typealias Value = HorizontalAlignment?
}

/// Along which axes a cell has no part in the size.
struct GridCellUnsizedAxes: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

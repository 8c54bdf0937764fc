import UmweltGraph

/// The environment values that are overridden where they are set: in the cells of their writers, for all who read those.
///
/// Cells have no room for what they would be otherwise: it is kept here, for trees that are inspected. Trees are used on
/// the main actor only.
enum CellOverrides {
    private struct Override {
        let cell: EnvironmentCell
        /// The entry that the writer has set meanwhile.
        var original: EnvironmentEntry
    }

    nonisolated(unsafe) private static var overrides: [ObjectIdentifier: Override] = [:]

    /// Keeps an entry that a writer sets for the time when its cell is overridden no more.
    ///
    /// - Returns: False if the cell is not overridden.
    static func keep(_ entry: EnvironmentEntry, for cell: EnvironmentCell) -> Bool {
        guard !overrides.isEmpty, overrides[ObjectIdentifier(cell)] != nil else { return false }
        overrides[ObjectIdentifier(cell)]?.original = entry
        return true
    }

    static func isOverridden(_ cell: EnvironmentCell) -> Bool { overrides[ObjectIdentifier(cell)] != nil }

    /// Overrides a cell.
    static func set(_ entry: EnvironmentEntry, in cell: EnvironmentCell) {
        let original = overrides.removeValue(forKey: ObjectIdentifier(cell))?.original ?? cell.entry
        cell.set(entry)
        overrides[ObjectIdentifier(cell)] = Override(cell: cell, original: original)
    }

    /// Gives a cell back to its writer.
    static func takeBack(_ cell: EnvironmentCell) {
        guard let override = overrides.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        cell.set(override.original)
    }

    /// Gives all cells of a tree back to their writers.
    static func takeBackAll(in tree: ViewTree) {
        for override in overrides.values where override.cell.graph === tree.graph { takeBack(override.cell) }
    }
}

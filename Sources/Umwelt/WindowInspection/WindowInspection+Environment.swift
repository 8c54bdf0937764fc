import UmweltGraph

extension WindowInspection {
    /// Returns the environment of a view; nil if it has left the window.
    package func environment(of view: Int) -> EnvironmentReport? {
        host?.update()
        return element(view).map { EnvironmentReport(of: $0) }
    }

    /// A value of the environment as it can be overridden at a view.
    package struct Override: Equatable, Sendable {
        /// True if the value is overridden where the nearest writer sets it.
        package let isOverridden: Bool

        /// The texts of all values, where they are few; nil otherwise.
        package let choices: [String]?
    }

    /// Returns how a value can be overridden at a view; nil if it cannot be made of a text.
    package func override(of key: String, at view: Int) -> Override? {
        guard let cell = cell(key, at: view), cell.entry.isEditable else { return nil }
        return Override(isOverridden: CellOverrides.isOverridden(cell), choices: cell.entry.choices)
    }

    /// Overrides a value for all who read it from the same writer as a view does, until it is taken back.
    ///
    /// - Returns: False if the text is none of the key's values.
    @discardableResult
    package func override(_ key: String, at view: Int, by text: String) -> Bool {
        guard let cell = cell(key, at: view), let entry = cell.entry.replaced(by: text) else { return false }
        CellOverrides.set(entry, in: cell)
        return true
    }

    /// Takes an override back: the value is what its writer says.
    package func takeBack(_ key: String, at view: Int) {
        cell(key, at: view).map { CellOverrides.takeBack($0) }
    }

    /// The nearest cell of a key around a view.
    private func cell(_ key: String, at view: Int) -> EnvironmentCell? {
        guard let element = element(view) else { return nil }
        var scope: EnvironmentScope? = element.scope
        while let current = scope {
            if let cell = current.cell, cell.entry.shortKey == key { return cell }
            scope = current.parent
        }
        let root = element.scope.theRoot
        return root.numbersOfCells.lazy.map(root.rootCell).first { $0.entry.shortKey == key }
    }
}

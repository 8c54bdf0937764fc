import UmweltGraph

extension WindowInspection {
    /// Returns the environment of a view; nil if it has left the window.
    package func environment(of view: Int) -> EnvironmentReport? {
        host?.update()
        return element(view).map { EnvironmentReport(of: $0) }
    }

    /// An environment value that can be overridden at a view.
    package struct Override: Equatable, Sendable {
        /// True if the value is overridden at this very view.
        package let isOverridden: Bool

        /// The texts of all values, where they are few; nil otherwise.
        package let choices: [String]?
    }

    /// Returns how a value can be overridden at a view; nil if it cannot be parsed from text.
    package func override(of key: String, at view: Int) -> Override? {
        guard let cell = cell(key, at: view), cell.entry.isEditable else { return nil }
        return Override(isOverridden: known(cell.number, at: view) != nil, choices: cell.entry.choices)
    }

    /// Overrides a value for a view and its descendants, until the override is removed. Writers below replace it, like
    /// any value.
    ///
    /// - Returns: False if the text is not a value of the key.
    @discardableResult
    package func override(_ key: String, at view: Int, by text: String) -> Bool {
        guard let element = element(view), let cell = cell(key, at: view), let entry = cell.entry.replaced(by: text)
        else { return false }
        subtreeOverrides.removeAll { $0.element == nil }
        if let override = known(cell.number, at: view) {
            override.set(entry)
        } else {
            subtreeOverrides.append(SubtreeOverride(entry, at: element))
        }
        return true
    }

    /// Removes an override: the value surrounding the view applies again.
    package func removeOverride(_ key: String, at view: Int) {
        guard let cell = cell(key, at: view), let override = known(cell.number, at: view) else { return }
        removeOverride(override)
    }

    /// Removes all overrides of values at views.
    func removeOverrides() {
        for override in subtreeOverrides { removeOverride(override) }
    }

    private func removeOverride(_ override: SubtreeOverride) {
        override.remove(in: tree)
        host?.update()
        subtreeOverrides.removeAll { $0 === override }
    }

    /// The override of a key at a view; nil for none.
    private func known(_ number: Int, at view: Int) -> SubtreeOverride? {
        guard let element = element(view) else { return nil }
        return subtreeOverrides.first { $0.element === element && $0.number == number }
    }

    /// The nearest cell of a key around a view.
    private func cell(_ key: String, at view: Int) -> EnvironmentCell? {
        guard let element = element(view) else { return nil }
        var scope: EnvironmentScope? = element.scope
        while let current = scope {
            if let cell = current.cell, cell.storedEntry.shortKey == key { return cell }
            scope = current.parent
        }
        let root = element.scope.theRoot
        return root.numbersOfCells.lazy.map(root.rootCell).first { $0.storedEntry.shortKey == key }
    }
}

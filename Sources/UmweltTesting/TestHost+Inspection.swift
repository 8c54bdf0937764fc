import Umwelt

extension TestHost {
    /// Runs changes and the update that follows, and returns why which bodies ran.
    ///
    /// ```swift
    /// let update = host.explain { library.books.append(book) }
    /// #expect(update.bodies.map(\.name) == ["LibraryView", "BookRow"], "\(update)")
    /// ```
    ///
    /// Its text reads as a chain from the write to the bodies that ran because of it.
    ///
    /// - Parameter changes: Changes state, or sends events to the window.
    /// - Returns: The record of the update. Its places come from the debug information: finding them takes up to a
    ///   second.
    public func explain(_ changes: () throws -> Void) rethrows -> UpdateRecord {
        try host.diagnostics.recordUpdate(changes)
    }

    /// Begins to record updates as the inspector does, to measure the cost.
    @_spi(Inspection) public func beginInspection() { _ = host.diagnostics.beginInspection() }

    /// Returns the environment of the first view of a type: the values, the modifiers that set them, and the views that
    /// read them.
    ///
    /// ```swift
    /// let theme = host.environment(of: "LibraryView")?["theme"]
    /// #expect(theme?.writers.last?.place == "Library/App.swift:12")
    /// ```
    ///
    /// Its `EnvironmentReport/text` can be stored and compared:
    ///
    /// ```swift
    /// #expect(host.environment(of: "LibraryView")?.text == """
    ///     shelf = 3
    ///     theme = dark
    ///     """)
    /// ```
    ///
    /// - Parameter view: The name of the view's type, such as `LibraryView`.
    /// - Returns: The environment values that the view reads or that are set above it; nil if no view with this name
    ///   and a body is shown.
    public func environment(of view: String) -> EnvironmentReport? { host.diagnostics.environment(of: view) }

    /// Returns the environments of all views of a type, in view order.
    ///
    /// ```swift
    /// let rows = host.environments(of: "BookRow")
    /// #expect(rows[0].difference(from: rows[1]).isEmpty, "\(rows[0].difference(from: rows[1]))")
    /// ```
    ///
    /// - Parameter view: The name of the view's type, such as `BookRow`.
    public func environments(of view: String) -> [EnvironmentReport] { host.diagnostics.environments(of: view) }

    /// Compares the environments of two views: the first view of each type.
    ///
    /// ```swift
    /// print(host.environmentDifference(between: "Row", and: "SelectedRow") ?? "no such views")
    /// // Row and SelectedRow differ in:
    /// //   theme
    /// //     Row: light, the default
    /// //     SelectedRow: dark, set at Shelf/Shelf.swift:14
    /// ```
    ///
    /// - Parameters:
    ///   - first: The name of the first view's type.
    ///   - second: The name of the second view's type.
    /// - Returns: The values that differ, with the places that set them; nil if one of the views is not shown.
    public func environmentDifference(between first: String, and second: String) -> EnvironmentDifference? {
        guard let first = environment(of: first), let second = environment(of: second) else { return nil }
        return first.difference(from: second)
    }
}

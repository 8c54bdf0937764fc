import Umwelt

extension TestHost {
    /// Runs changes and the update that follows, and returns why which bodies ran.
    ///
    /// ```swift
    /// let update = host.explain { library.books.append(book) }
    /// #expect(update.bodies.map(\.name) == ["LibraryView", "BookRow"], "\(update)")
    /// ```
    ///
    /// Its text reads as a chain, from what was written to the bodies that ran for it.
    ///
    /// - Parameter changes: What changes state, or sends events to the window.
    /// - Returns: The record of the update. Its places are those that the debug information tells: looking them up
    ///   takes a part of a second for each write.
    public func explain(_ changes: () throws -> Void) rethrows -> UpdateRecord { try host.recordUpdate(changes) }

    /// Begins to record updates as the inspector does, for benchmarks of what that costs.
    @_spi(Inspection) public func beginInspection() { _ = host.beginInspection() }

    /// Returns the environment of the first view of a type: the values, who set them and who reads them.
    ///
    /// ```swift
    /// let theme = host.environment(of: "LibraryView")?["theme"]
    /// #expect(theme?.writers.last?.place == "Library/App.swift:12")
    /// ```
    ///
    /// - Parameter view: The name of the view's type, such as `LibraryView`.
    /// - Returns: The values that the view reads or that are set around it; nil if no such view with a body is shown.
    public func environment(of view: String) -> EnvironmentReport? { host.environment(of: view) }
}

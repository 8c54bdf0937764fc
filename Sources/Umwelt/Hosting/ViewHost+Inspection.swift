extension ViewHost {
    /// Runs changes and the update that follows, and records them.
    ///
    /// - Parameter changes: What changes state, or sends events to the window.
    /// - Returns: What was written, the bodies that ran and why, and the work of the passes. Places in the source are
    ///   looked up in the program's debug information, which takes a part of a second for each write.
    public func recordUpdate(_ changes: () throws -> Void) rethrows -> UpdateRecord {
        update()
        let recorder = UpdateRecorder(cost: cost)
        tree.recorder = recorder
        defer { tree.recorder = nil }
        try changes()
        update()
        return recorder.finish(cost: cost)
    }

    /// The names of the program's views and modifiers with a body that are in the window, in alphabetical order.
    package var viewNames: [String] {
        var names: Set<String> = []
        func collect(_ element: _Element) {
            if let body = element as? any NamedBodyElement, !body.isOfSystem { names.insert(body.bodyName) }
            element.forEachChild(collect)
        }
        if let root = tree.root { collect(root) }
        return names.sorted()
    }

    /// Returns the environment of the first view of a type in the window, in view order; nil if there is none with a body.
    ///
    /// - Parameter view: The name of the view's type, such as `LibraryView`.
    public func environment(of view: String) -> EnvironmentReport? {
        update()
        func find(in element: _Element) -> (any NamedBodyElement)? {
            if let body = element as? any NamedBodyElement, body.bodyName == view { return body }
            var found: (any NamedBodyElement)?
            element.forEachChild { child in found = found ?? find(in: child) }
            return found
        }
        return tree.root.flatMap { find(in: $0) }.map { EnvironmentReport(of: $0) }
    }
}

@_spi(Kernel) import UmweltCore

extension ViewHost {
    /// Runs changes and the update that follows, and records them.
    ///
    /// - Parameter changes: What changes state, or sends events to the window.
    /// - Returns: What was written, the bodies that ran and why, and the work of the passes. Places in the source are
    ///   looked up in the program's debug information, which takes up to a second.
    public func recordUpdate(_ changes: () throws -> Void) rethrows -> UpdateRecord {
        update()
        let recorder = UpdateRecorder(cost: cost)
        let outer = tree.recorder
        tree.recorder = recorder
        defer { tree.recorder = outer }
        try changes()
        update()
        return recorder.finish(cost: cost)
    }

    /// Begins to check the program's views for faults that no other message tells, such as bodies that run too often.
    ///
    /// - Parameter write: Called with a sentence for each fault, once.
    package func beginDiagnostics(write: @escaping @Sendable (String) -> Void = { Log.views.warning("\($0)") }) {
        let diagnostics = ViewDiagnostics(write: write)
        tree.diagnostics = diagnostics
        if let root = tree.root { diagnostics.checkIdentities(below: root) }
    }

    /// Checks for environment values that are set where no view reads them, and for those that are read and never set.
    /// It does nothing without ``beginDiagnostics(write:)``.
    package func checkEnvironmentValues() {
        update()
        if let root = tree.root { tree.diagnostics?.checkValues(below: root) }
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

    /// Returns the environment of the first view of a type in the window, in view order; nil if there is none with a
    /// body.
    ///
    /// - Parameter view: The name of the view's type, such as `LibraryView`.
    public func environment(of view: String) -> EnvironmentReport? { environments(of: view).first }

    /// Returns the environments of all views of a type in the window, in view order.
    ///
    /// - Parameter view: The name of the view's type, such as `BookRow`.
    public func environments(of view: String) -> [EnvironmentReport] {
        update()
        var found: [EnvironmentReport] = []
        func find(in element: _Element) {
            if let body = element as? any NamedBodyElement, body.bodyName == view {
                found.append(EnvironmentReport(of: body))
            }
            element.forEachChild(find)
        }
        if let root = tree.root { find(in: root) }
        return found
    }
}

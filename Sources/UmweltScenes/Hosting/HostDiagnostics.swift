@_spi(Kernel) import UmweltCore

/// The checks that run beside a window.
struct WindowChecks {
    /// The comparison with fresh trees after each update; nil where none was asked for.
    var verification: TreeVerification?

    /// The inspection of the window; nil while no inspector is open.
    var inspection: WindowInspection?
}

/// The diagnostics of a window: the cost of its updates, the environments of its views, checks and inspection.
@MainActor
public struct HostDiagnostics {
    package let host: ViewHost

    var root: RootElementBase { host.root }

    /// Runs changes and the update that follows, and records them.
    ///
    /// - Parameter changes: Changes state, or sends events to the window.
    /// - Returns: The written values, the bodies that ran and why, and the work of the passes. Source positions are
    ///   looked up in the program's debug information, which takes up to a second.
    public func recordUpdate(_ changes: () throws -> Void) rethrows -> UpdateRecord {
        host.update()
        let recorder = UpdateRecorder(cost: cost)
        let outer = host.tree.recorder
        host.tree.recorder = recorder
        defer { host.tree.recorder = outer }
        try changes()
        host.update()
        return recorder.finish(cost: cost)
    }

    /// Starts checks of the program's views for problems without other messages, such as bodies that run too often.
    ///
    /// - Parameter write: Called with a sentence for each fault, once.
    package func begin(write: @escaping @Sendable (String) -> Void = { Log.views.warning("\($0)") }) {
        let diagnostics = ViewDiagnostics(write: write)
        host.tree.diagnostics = diagnostics
        if let root = host.tree.root { diagnostics.checkIdentities(below: root) }
    }

    /// Checks for environment values that are set where no view reads them, and for those that are read and never set.
    /// It has no effect without ``begin(write:)``.
    package func checkEnvironmentValues() {
        host.update()
        if let root = host.tree.root { host.tree.diagnostics?.checkValues(below: root) }
    }

    /// The names of the program's views and modifiers with a body that are in the window, in alphabetical order.
    package var viewNames: [String] {
        var names: Set<String> = []
        func collect(_ element: _Element) {
            if let body = element as? any NamedBodyElement, !body.isOfSystem { names.insert(body.bodyName) }
            element.forEachChild(collect)
        }
        if let root = host.tree.root { collect(root) }
        return names.sorted()
    }

    /// Returns the environment of the first view of a type in the window, in view order; nil if no such view has a
    /// body.
    ///
    /// - Parameter view: The name of the view's type, such as `LibraryView`.
    public func environment(of view: String) -> EnvironmentReport? { environments(of: view).first }

    /// Returns the environments of all views of a type in the window, in view order.
    ///
    /// - Parameter view: The name of the view's type, such as `BookRow`.
    public func environments(of view: String) -> [EnvironmentReport] {
        host.update()
        var found: [EnvironmentReport] = []
        func find(in element: _Element) {
            if let body = element as? any NamedBodyElement, body.bodyName == view {
                found.append(EnvironmentReport(of: body))
            }
            element.forEachChild(find)
        }
        if let root = host.tree.root { find(in: root) }
        return found
    }

    // MARK: Costs

    /// The cost of updates since ``resetCost()``.
    public var cost: UpdateCost { host.tree.cost }

    /// Sets all counters to zero.
    public func resetCost() { host.tree.cost = UpdateCost() }

    /// Runs `changes` and the update that follows, and returns the names of the bodies that ran, in order.
    ///
    /// - Parameter changes: Changes state, on the main actor.
    public func bodiesRun(by changes: () throws -> Void) rethrows -> [String] {
        host.tree.update()
        host.tree.bodyLog = []
        defer { host.tree.bodyLog = nil }
        try changes()
        host.tree.update()
        return host.tree.bodyLog ?? []
    }

    /// Returns the traits for content hosted at the first view with a label, as set by its ancestors. Nil if no view
    /// has the label.
    ///
    /// - Parameter label: The complete label of the view.
    public func traitCollection(at label: String) -> UITraitCollection? {
        host.update()
        guard let node = root.node.first(label: label) else { return nil }
        return UITraitCollection(EnvironmentValues(at: node.element.scope, tracking: false))
    }

    // MARK: Verification and inspection

    /// The comparison with fresh trees after each update; nil where none was asked for.
    package var verification: TreeVerification? { host.checks.verification }

    /// Compares the window's tree with a fresh one after each update from now on.
    ///
    /// - Parameter onDifference: Called with each difference; nil to stop the program with it.
    package func beginVerification(onDifference: ((TreeDifference) -> Void)? = nil) {
        host.checks.verification = TreeVerification(onDifference: onDifference)
    }

    /// Ends the comparison.
    package func endVerification() { host.checks.verification = nil }

    /// The inspection of the window; nil while no inspector is open.
    package var inspection: WindowInspection? { host.checks.inspection }

    /// Starts inspecting the window, unless it is inspected already. Returns the inspection.
    package func beginInspection() -> WindowInspection {
        if let inspection { return inspection }
        let inspection = WindowInspection(of: host)
        host.checks.inspection = inspection
        return inspection
    }

    /// Ends the inspection of the window.
    package func endInspection() {
        host.checks.inspection?.end()
        host.checks.inspection = nil
    }
}

extension ViewHost {
    /// The diagnostics of the window.
    public var diagnostics: HostDiagnostics { HostDiagnostics(host: self) }
}

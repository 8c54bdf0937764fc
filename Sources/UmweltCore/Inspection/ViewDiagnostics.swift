import UmweltGraph

/// Checks a tree for problems without other messages: bodies that run too often, unstable identities, and environment
/// values without a reader or a writer. Only development hosts have it. Hosts for authors have them; elsewhere a tree
/// has none.
package final class ViewDiagnostics {
    private let write: @Sendable (String) -> Void

    /// The faults that were reported: each is reported once.
    private var reported: Set<String> = []

    /// The runs of bodies in the current second, by element.
    private var runs: [ObjectIdentifier: Runs] = [:]

    /// The number of consecutive identity changes of a view, by element.
    private var identityChanges: [ObjectIdentifier: Int] = [:]

    private struct Runs {
        let start: Double
        var count = 0

        /// The causes of the last run.
        var causes: UInt64 = 0
    }

    /// The faults for the inspector.
    package let faults = ViewFaults()

    /// The number of runs that were checked for changes of objects, by the types of the bodies.
    var checkedRuns: [ObjectIdentifier: Int] = [:]

    /// The changes of environment values, one after the other, by their cells.
    var valueChanges: [ObjectIdentifier: ValueChanges] = [:]

    /// The time of bodies above which a fault is reported.
    let bodyLimits: BodyLimits?

    /// The number of runs of a body in a second that is reported as too many: the frame rate of a display.
    static let mostRuns = 60

    /// The number of consecutive changes after which an identity counts as unstable. A guess: users do not navigate so
    /// often without an update in between that preserves the identity.
    static let mostIdentityChanges = 10

    /// Makes the checks.
    ///
    /// - Parameters:
    ///   - write: Called with a sentence for each problem, and on another thread with the source position of a body.
    ///   - bodyLimits: The time of bodies above which a fault is reported; nil for none.
    package init(write: @escaping @Sendable (String) -> Void, bodyLimits: BodyLimits? = .standard) {
        self.write = write
        self.bodyLimits = bodyLimits
    }

    /// Returns the causes of the last run of a body as bits; 0 if it has not run since the checks began.
    func lastCauses(of element: any NamedBodyElement) -> UInt64 { runs[ObjectIdentifier(element)]?.causes ?? 0 }

    /// Writes a message if the problem is new, followed by the source position of a view's body, whose lookup takes a
    /// while.
    ///
    /// - Parameter place: The place in the source that the message has already, for the inspector; nil for none.
    func report(
        _ fault: String, in element: (any NamedBodyElement)? = nil, at place: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard reported.insert(fault).inserted else { return }
        let message = message()
        write(message)
        let id = faults.add(message, place: place)
        guard let element else { return }
        RunningCode.findBody(of: element.bodyType) { [write, faults, name = element.bodyName] place in
            write("\(name).body is at \(place).")
            faults.setPlace(place, of: id)
        }
    }

    // MARK: Bodies

    /// Records that a body is about to run.
    func recordRun(of element: any NamedBodyElement) {
        guard !element.isOfSystem, !element.tree.animations.isRunning else { return }
        let (id, now) = (ObjectIdentifier(element), element.tree.animations.time)
        var known = runs[id] ?? Runs(start: now)
        if now - known.start >= 1 { known = Runs(start: now) }
        known.count += 1
        known.causes = element.causeBits
        runs[id] = known
        // Entries of elements that have left the tree are removed with those of past seconds.
        if runs.count > 10_000 { runs = runs.filter { now - $0.value.start < 1 } }
        guard known.count > Self.mostRuns else { return }
        let causes = element.recordedCauses.map(\.description).joined(separator: "; ")
        report(
            "\(element.bodyName) runs", in: element,
            "\(element.bodyName).body runs more than \(Self.mostRuns) times a second without an "
                + "animation: \(causes). Change its inputs less often, or move the changing part to its own view.")
    }

    // MARK: Identities

    /// Records whether the identity at a structural position has changed.
    func recordIdentity(of element: any IdentityProvider, isNew: Bool) {
        let id = ObjectIdentifier(element)
        guard isNew else {
            identityChanges[id] = nil
            return
        }
        identityChanges[id, default: 0] += 1
        guard identityChanges[id] == Self.mostIdentityChanges else { return }
        let owner = owner(of: element)
        let view = owner?.bodyName ?? Self.app
        report(
            "\(view) id", in: owner,
            "The id of a view in \(view) changes each time, last to \(element.boundIdentity.base): "
                + "the view loses its state and is made again. Pass a value to id(_:) that stays the same.")
    }

    /// Checks the identities of a `ForEach`.
    func check<IDs: Collection>(_ ids: IDs, of element: _Element) where IDs.Element: Hashable {
        var known: Set<IDs.Element> = []
        guard let twice = ids.first(where: { !known.insert($0).inserted }) else { return }
        let owner = owner(of: element)
        let view = owner?.bodyName ?? Self.app
        report(
            "\(view) ForEach", in: owner,
            "A ForEach in \(view) has the id \(twice) more than once: state may "
                + "follow the wrong element. Give each element a unique id.")
    }

    /// The element of the program's nearest view around an element; nil if none.
    func owner(of element: _Element) -> (any NamedBodyElement)? {
        var outer = element.parent
        while let current = outer {
            if let body = current as? any NamedBodyElement, !body.isOfSystem { return body }
            outer = current.parent
        }
        return nil
    }

    /// The text for the surroundings of the program's outermost views.
    private static let app = "the app"

    /// Checks the identities of the existing content.
    package func checkIdentities(below root: _Element) {
        (root as? any IdentifiedItems)?.checkIdentities(by: self)
        root.forEachChild(checkIdentities)
    }

    // MARK: Environment values

    /// Checks the program's environment values: values that are set but cannot be read by any view, and values that are
    /// read but never set.
    package func checkValues(below root: _Element) {
        var scopes: Set<ObjectIdentifier> = []
        var cells: [Int: [EnvironmentCell]] = [:]
        // The keys that are set where other views may come to stand, such as those of a sheet that is closed.
        var open: Set<Int> = []
        // Each window of an app has its own.
        var roots: [EnvironmentRoot] = []
        var unmade = UnrealizedContent()
        func visit(_ element: _Element) -> Bool {
            var own: [Int] = []
            let environment = element.scope.theRoot
            if scopes.insert(ObjectIdentifier(environment)).inserted { roots.append(environment) }
            var scope: EnvironmentScope? = element.scope
            while let current = scope, scopes.insert(ObjectIdentifier(current)).inserted {
                if let cell = current.cell {
                    cells[cell.number, default: []].append(cell)
                    own.append(cell.number)
                }
                scope = current.parent
            }
            unmade.visit(element)
            var isOpen = element.hasUnrealizedContent
            element.forEachChild { isOpen = visit($0) || isOpen }
            // A value set around the whole window is set for other windows, too.
            if isOpen || element === root { open.formUnion(own) }
            return isOpen
        }
        _ = visit(root)
        for written in cells.values.sorted(by: { ($0.first?.number ?? 0) < ($1.first?.number ?? 0) }) {
            guard let cell = written.first(where: { !$0.storedEntry.isDefault && $0.location != nil }),
                cell.storedEntry.isOfProgram, !open.contains(cell.number),
                written.allSatisfy({ $0.readerCount == 0 })
            else { continue }
            let (key, place) = (cell.storedEntry.shortKey, cell.location?.description ?? "")
            report(
                "\(key) unread", at: cell.location?.description,
                "The environment value \(key) is set at \(place), but no view below reads it. Read it with "
                    + "@Environment(\\.\(key)), or remove it.")
        }
        for number in Set(roots.flatMap(\.numbersOfCells)).sorted() where cells[number] == nil {
            let found = roots.filter { $0.numbersOfCells.contains(number) }.map { $0.rootCell(number) }
            guard found.allSatisfy(\.isDefault),
                let cell = found.first(where: { $0.storedEntry.isOfProgram && !$0.readingViews.isEmpty }),
                let reader = cell.readingViews.first
            else { continue }
            let key = cell.storedEntry.shortKey
            if reportUnstableDefault(of: cell, in: reader) { continue }
            if unmade.maySetValue(of: cell.storedEntry.keyType) { continue }
            report(
                "\(key) unset", in: reader,
                "The environment value \(key) is read by \(reader.bodyName), but nothing sets it: it is "
                    + "always its default, \(cell.storedEntry.shortValue). Set it with .environment(\\.\(key), …).")
        }
    }
}

/// An element whose content is distinguished by ids, such as the element of a `ForEach`.
protocol IdentifiedItems: _Element {
    func checkIdentities(by diagnostics: ViewDiagnostics)
}

extension EnvironmentEntry {
    /// True if the key belongs to the program, not to the library, and is not an object's key.
    var isOfProgram: Bool { !LibraryModule.declares(keyType) }
}

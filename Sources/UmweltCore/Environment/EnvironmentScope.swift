import UmweltGraph

/// The environment at a position of a view tree: a cell and the outer scope.
///
/// Scopes form a list towards the root. Every eighth scope stores a table of all visible cells, so a lookup takes at
/// most eight steps at any depth.
@usableFromInline
package class EnvironmentScope {
    /// The environment root; nil in the root itself.
    private let root: EnvironmentRoot?
    @exclusivity(unchecked) package fileprivate(set) var parent: EnvironmentScope?
    package let cell: EnvironmentCell?

    /// The number of the cell's key; negative without a cell.
    private let number: Int32
    private let depth: Int32

    /// The number of scopes between tables: low enough for short lookups, high enough that most scopes need no memory
    /// for a table.
    private static let tableDistance: Int32 = 8
    private var table: ContiguousArray<Unmanaged<EnvironmentCell>?> = []
    private var tableVersion = -1

    /// The derived values at this scope, such as all values for text, found by type.
    var derived: [DerivedEnvironment] = []

    /// Makes a scope that adds a cell to the cells of `parent`.
    package init(parent: EnvironmentScope, cell: EnvironmentCell?) {
        root = parent.root ?? (parent as? EnvironmentRoot)
        self.parent = parent
        self.cell = cell
        number = cell.map { Int32($0.number) } ?? -1
        depth = parent.depth + 1
    }

    fileprivate init() {
        root = nil
        parent = nil
        cell = nil
        number = -1
        depth = 0
    }

    /// The environment root, which may be this scope.
    package var theRoot: EnvironmentRoot {
        // Roots alone are made without a parent, and a parent knows the root.
        root ?? unsafeDowncast(self, to: EnvironmentRoot.self)
    }

    /// Returns the value of a key. With `tracking`, the graph's current reader depends on it.
    @usableFromInline
    final func entry(_ number: Int, tracking: Bool) -> EnvironmentEntry {
        nearestCell(number)._withUnsafeGuaranteedRef { cell in
            if tracking {
                cell.track()
                let root = theRoot
                root.readCount += 1
                root.lastRead = cell
            }
            return cell.entry
        }
    }

    /// Returns true if a key is set here or in an outer scope. With `tracking`, the graph's current reader depends on
    /// it.
    final func isSet(_ number: Int, tracking: Bool) -> Bool {
        let cell = self.cell(number)
        if tracking { cell.track() }
        return !cell.isDefault
    }

    /// Returns the entry of a key, without asking for a default that no reader has read. The graph's current reader
    /// depends on it.
    final func storedEntry(_ number: Int) -> EnvironmentEntry {
        let cell = cell(number)
        cell.track()
        return cell.storedEntry
    }

    /// Returns the cell that defines a key at this scope.
    package final func cell(_ number: Int) -> EnvironmentCell { nearestCell(number).takeUnretainedValue() }

    /// Returns the cell that defines a key at this scope. The scopes retain it.
    ///
    /// Scopes are not retained during the walk: that took an eleventh of an update of ten texts.
    private func nearestCell(_ number: Int) -> Unmanaged<EnvironmentCell> {
        var next = Unmanaged.passUnretained(self)
        while true {
            var isLast = false
            let current = next
            let found: Unmanaged<EnvironmentCell>? = current._withUnsafeGuaranteedRef { scope in
                guard let parent = scope.parent else {
                    isLast = true
                    return nil
                }
                if Int(scope.number) == number, let cell = scope.cell { return .passUnretained(cell) }
                if scope.hasTable {
                    isLast = true
                    return scope.cellFromTable(number)
                }
                next = .passUnretained(parent)
                return nil
            }
            if let found { return found }
            if isLast { return .passUnretained(theRoot.rootCell(number)) }
        }
    }

    private var hasTable: Bool { depth % Self.tableDistance == 0 }

    private func cellFromTable(_ number: Int) -> Unmanaged<EnvironmentCell>? {
        if tableVersion != theRoot.structureVersion { buildTable() }
        return number < table.count ? table[number] : nil
    }

    /// Collects the cells between the next outer table and here.
    private func buildTable() {
        tableVersion = theRoot.structureVersion
        var chain: [EnvironmentScope] = []
        var scope: EnvironmentScope? = self
        while let current = scope, let parent = current.parent {
            chain.append(current)
            scope = parent
            if parent.parent != nil && parent.hasTable && parent.tableVersion == tableVersion { break }
        }
        let outer = scope?.parent != nil ? scope?.table ?? [] : []
        guard chain.contains(where: { $0.cell != nil }) else {
            table = outer
            return
        }
        let count = chain.reduce(outer.count) { max($0, Int($1.number) + 1) }
        // Exactly as long as it has to be: an array that grows takes up to twice as much.
        table = []
        table.reserveCapacity(count)
        table.append(contentsOf: outer)
        table.append(contentsOf: repeatElement(nil, count: count - outer.count))
        for scope in chain.reversed() {
            if let cell = scope.cell { table[cell.number] = Unmanaged.passUnretained(cell) }
        }
    }

    /// Returns the values that are set between the root and here, the innermost value of each key.
    final func allEntries(tracking: Bool) -> [EnvironmentEntry] {
        var seen: Set<Int> = []
        var result: [EnvironmentEntry] = []
        forEachCell(tracking: tracking) { cell in
            guard seen.insert(cell.number).inserted else { return false }
            // A nearer value that is the default again hides those further out, too.
            if !cell.isDefault { result.append(cell.storedEntry) }
            return true
        }
        return result
    }

    /// Returns the values that are set from here to the root, including overwritten values.
    final func entriesFromInside(tracking: Bool) -> [EnvironmentEntry] {
        var result: [EnvironmentEntry] = []
        forEachCell(tracking: tracking) { cell in
            if !cell.isDefault { result.append(cell.storedEntry) }
            return true
        }
        return result
    }

    /// Calls a function with the cells from here to the root.
    ///
    /// - Parameters:
    ///   - tracking: If true, the running reader depends on the visited cells and on the set of cells.
    ///   - visit: Returns true for a cell that counts.
    private func forEachCell(tracking: Bool, _ visit: (EnvironmentCell) -> Bool) {
        func visitAndTrack(_ cell: EnvironmentCell) {
            if visit(cell), tracking { cell.track() }
        }
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let cell = current.cell { visitAndTrack(cell) }
            scope = current.parent
        }
        theRoot.forEachSetCell(visitAndTrack)
        if tracking { theRoot.additions.track() }
    }

    /// Inserts a cell directly outside this scope's cell. It applies to all descendants.
    final func insertOutside(_ cell: EnvironmentCell) {
        guard let parent else { return }
        self.parent = EnvironmentScope(parent: parent, cell: cell)
        theRoot.structureVersion += 1
    }

    /// Replaces an outer scope by another, unless this scope is already inside the other.
    final func replaceOuter(_ old: EnvironmentScope, by new: EnvironmentScope) {
        var scope = self
        while scope !== new, let parent = scope.parent {
            if parent === old {
                scope.parent = new
                theRoot.structureVersion += 1
                return
            }
            scope = parent
        }
    }
}

/// The end of lookups: the system's values, or a set that replaces all outer values.
package final class EnvironmentRoot: EnvironmentScope {
    package let graph: Graph
    private let baseDepth: Int
    private var cells: ContiguousArray<EnvironmentCell?> = []

    /// The numbers of the keys that were set here, without those with default values.
    private var setNumbers: Set<Int> = []

    /// The number of scopes that were inserted between others. Tables are rebuilt after a change.
    fileprivate(set) var structureVersion = 0

    /// The number of tracked reads, and the key of the last: used to find the key behind a key path.
    fileprivate(set) var readCount = 0
    fileprivate(set) unowned(unsafe) var lastRead: EnvironmentCell?

    /// The node that readers of the whole environment depend on: it changes when a key is set here for the first time.
    let additions: GraphNode

    /// The defaults of the window, shared by sets that replace all outer values.
    let defaults: EnvironmentDefaults

    package init(in graph: Graph, depth: Int = 0, defaults: EnvironmentDefaults = EnvironmentDefaults()) {
        self.graph = graph
        self.defaults = defaults
        baseDepth = depth
        additions = GraphNode(in: graph, depth: depth)
        super.init()
    }

    /// Makes a root in another graph with the values that are set in one now, and with its defaults.
    convenience init(with other: EnvironmentRoot, in graph: Graph) {
        self.init(in: graph, defaults: other.defaults)
        other.forEachSetCell { set($0.storedEntry) }
    }

    /// Returns the cell of a key, created with the key's default the first time. The default is computed for the first
    /// reader.
    package func rootCell(_ number: Int) -> EnvironmentCell {
        if number < cells.count, let cell = cells[number] { return cell }
        let cell = EnvironmentCell(
            unread(EnvironmentKeyNumbers.info(number)), location: nil, depth: baseDepth, in: graph)
        if number >= cells.count { cells.append(contentsOf: repeatElement(nil, count: number + 1 - cells.count)) }
        cells[number] = cell
        return cell
    }

    /// Returns the entry of a key's default, not computed yet.
    func unread(_ info: EnvironmentKeyInfo) -> EnvironmentEntry { UnreadDefault(of: info, in: defaults) }

    /// Sets a value for all descendants.
    func set(_ entry: EnvironmentEntry) {
        let isNew = setNumbers.insert(entry.info.number).inserted
        rootCell(entry.info.number).set(entry)
        if isNew { additions.invalidateReaders() }
    }

    /// Sets a value for all descendants.
    package func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) {
        set(TypedEntry<Key>(value, info: .of(key), sequence: 1))
    }

    /// Sets all values from `values`, and the others to their defaults.
    func replaceAll(with values: EnvironmentValues) {
        let entries = values.writtenEntries
        let numbers = Set(entries.map(\.info.number))
        for case let cell? in cells where !numbers.contains(cell.number) {
            cell.set(unread(cell.storedEntry.info))
            setNumbers.remove(cell.number)
        }
        for entry in entries { set(entry) }
    }

    /// The keys with a cell here: keys that were set or read.
    package var numbersOfCells: Set<Int> { Set(cells.indices.filter { cells[$0] != nil }) }

    func forEachSetCell(_ body: (EnvironmentCell) -> Void) {
        for number in setNumbers.sorted() { if let cell = cells[number] { body(cell) } }
    }
}

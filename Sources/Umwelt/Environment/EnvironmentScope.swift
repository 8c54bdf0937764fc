import UmweltGraph

/// The environment at a place in a view tree: what is outside, and one cell more.
///
/// Scopes form a list towards the root. Every eighth one keeps a table of all cells that can be seen from it, so that a
/// lookup takes at most eight steps however deep the scope is.
@usableFromInline
package class EnvironmentScope {
    let root: EnvironmentRoot!
    fileprivate(set) var parent: EnvironmentScope?
    let cell: EnvironmentCell?

    /// The number of the cell's key; none where there is no cell.
    private let number: Int
    private let depth: Int

    private static let tableDistance = 8
    private var table: ContiguousArray<Unmanaged<EnvironmentCell>?> = []
    private var tableVersion = -1

    /// Values that are computed from several others at this place, such as all that concerns text; found by type.
    var derived: [DerivedEnvironment] = []

    /// Adds a cell to what is seen from `parent`.
    init(parent: EnvironmentScope, cell: EnvironmentCell?) {
        root = parent.root ?? (parent as? EnvironmentRoot)
        self.parent = parent
        self.cell = cell
        number = cell?.number ?? -1
        depth = parent.depth + 1
    }

    fileprivate init() {
        root = nil
        parent = nil
        cell = nil
        number = -1
        depth = 0
    }

    /// The root, also where this is the root.
    var theRoot: EnvironmentRoot { root ?? unsafeDowncast(self, to: EnvironmentRoot.self) }

    /// The value of a key here. With `tracking`, the graph's current reader depends on it.
    @usableFromInline
    final func entry(_ number: Int, tracking: Bool) -> EnvironmentEntry {
        let cell = self.cell(number)
        if tracking {
            cell.track()
            let root = theRoot
            root.readCount += 1
            root.lastRead = cell
        }
        return cell.entry
    }

    /// Whether somebody set a key here or outside.
    final func isSet(_ number: Int, tracking: Bool) -> Bool {
        let cell = self.cell(number)
        if tracking { cell.track() }
        return !cell.entry.isDefault
    }

    /// The cell that defines a key here.
    final func cell(_ number: Int) -> EnvironmentCell {
        var scope = self
        while let parent = scope.parent {
            if scope.number == number, let cell = scope.cell { return cell }
            if scope.hasTable { return scope.cellFromTable(number) ?? theRoot.rootCell(number) }
            scope = parent
        }
        return theRoot.rootCell(number)
    }

    private var hasTable: Bool { depth % Self.tableDistance == 0 }

    private func cellFromTable(_ number: Int) -> EnvironmentCell? {
        if tableVersion != theRoot.structureVersion { buildTable() }
        return number < table.count ? table[number]?.takeUnretainedValue() : nil
    }

    /// Collects the cells between the next table above and here.
    private func buildTable() {
        tableVersion = theRoot.structureVersion
        var chain: [EnvironmentScope] = []
        var scope: EnvironmentScope? = self
        while let current = scope, let parent = current.parent {
            chain.append(current)
            scope = parent
            if parent.parent != nil && parent.hasTable && parent.tableVersion == tableVersion { break }
        }
        table = scope?.parent != nil ? scope?.table ?? [] : []
        for scope in chain.reversed() {
            guard let cell = scope.cell else { continue }
            if cell.number >= table.count {
                table.append(contentsOf: repeatElement(nil, count: cell.number + 1 - table.count))
            }
            table[cell.number] = Unmanaged.passUnretained(cell)
        }
    }

    /// Every value that is set from the root to here, the nearest of each key.
    final func allEntries(tracking: Bool) -> [EnvironmentEntry] {
        var seen: Set<Int> = []
        var result: [EnvironmentEntry] = []
        func take(_ cell: EnvironmentCell) {
            guard seen.insert(cell.number).inserted else { return }
            if !cell.entry.isDefault { result.append(cell.entry) }
            if tracking { cell.track() }
        }
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let cell = current.cell { take(cell) }
            scope = current.parent
        }
        theRoot.forEachSetCell(take)
        if tracking { theRoot.additions.track() }
        return result
    }

    /// Whether `other` is this scope or outside of it.
    final func isInside(_ other: EnvironmentScope) -> Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === other { return true }
            scope = current.parent
        }
        return false
    }

    /// Adds a cell directly outside of what this scope adds: everything below sees it.
    final func insertOutside(_ cell: EnvironmentCell) {
        guard let parent else { return }
        self.parent = EnvironmentScope(parent: parent, cell: cell)
        theRoot.structureVersion += 1
    }
}

/// Where lookups end: the system's values, or a set that replaces everything outside.
final class EnvironmentRoot: EnvironmentScope {
    let graph: Graph
    private let baseDepth: Int
    private var cells: ContiguousArray<EnvironmentCell?> = []

    /// The numbers of the keys that were set here, in contrast to those that have their default.
    private var setNumbers: Set<Int> = []

    /// Grows when a scope was put between others, so that tables are built anew.
    fileprivate(set) var structureVersion = 0

    /// How many tracked reads there were, and of what the last: tells which key stands behind a key path.
    fileprivate(set) var readCount = 0
    fileprivate(set) unowned(unsafe) var lastRead: EnvironmentCell?

    /// Who reads the whole environment depends on this: it changes when a key is set here for the first time.
    let additions: GraphNode

    init(in graph: Graph, depth: Int = 0) {
        self.graph = graph
        baseDepth = depth
        additions = GraphNode(in: graph, depth: depth)
        super.init()
    }

    /// The cell of a key; made with the key's default if there is none yet.
    func rootCell(_ number: Int) -> EnvironmentCell {
        if number < cells.count, let cell = cells[number] { return cell }
        let entry = KeyNumbers.info(number).makeDefault()
        let cell = EnvironmentCell(entry, location: nil, depth: baseDepth, in: graph)
        if number >= cells.count { cells.append(contentsOf: repeatElement(nil, count: number + 1 - cells.count)) }
        cells[number] = cell
        return cell
    }

    /// Sets a value for everything below.
    func set(_ entry: EnvironmentEntry) {
        let isNew = setNumbers.insert(entry.info.number).inserted
        rootCell(entry.info.number).set(entry)
        if isNew { additions.invalidateReaders() }
    }

    /// Sets a value for everything below.
    func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) {
        set(TypedEntry<Key>(value, info: .of(key), sequence: 1))
    }

    /// Makes the values here those that were set in `values`, and all others the defaults.
    func replaceAll(with values: EnvironmentValues) {
        let entries = values.writtenEntries
        let numbers = Set(entries.map(\.info.number))
        for case let cell? in cells where !numbers.contains(cell.number) {
            cell.set(cell.entry.info.makeDefault())
            setNumbers.remove(cell.number)
        }
        for entry in entries { set(entry) }
    }

    func forEachSetCell(_ body: (EnvironmentCell) -> Void) {
        for number in setNumbers.sorted() { if let cell = cells[number] { body(cell) } }
    }
}

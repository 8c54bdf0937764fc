/// The edges of a graph, each from a node to a reader of that node.
///
/// They are stored in one growing block of memory that is reused, so that recording a read needs no allocation and no
/// hashing. Each edge is in two doubly linked lists: the inputs of its reader, in the order of the reads, and the
/// readers of its input.
///
/// A node that runs again mostly reads the same inputs as before. Therefore its edges are kept while it runs: a read
/// that finds the expected input in the list only moves ``GraphReader/lastInput`` along; otherwise it inserts a new
/// edge. The edges behind it when the run ends were not read again and are dropped; until then they are *stale*.
final class EdgePool {
    typealias Index = Int32
    static let none: Index = -1

    struct Edge {
        // Unmanaged: an edge never outlives either end, since a node that is released drops its edges.
        var input: Unmanaged<GraphNode>
        var reader: Unmanaged<GraphReader>
        var nextInput: Index
        var previousInput: Index
        var nextReader: Index
        var previousReader: Index
    }

    private(set) var storage: UnsafeMutablePointer<Edge>
    private var capacity = 64
    private var used = 0
    private var firstFree = EdgePool.none

    /// The number of edges.
    private(set) var count = 0

    /// The next edge of each traversal of readers that is in progress.
    private let walks = RawStack<Index>()

    init() {
        storage = .allocate(capacity: capacity)
    }

    deinit { storage.deallocate() }

    // MARK: Recording

    /// Returns true if `input` is the next input of `reader` in the order of its last run; then the edge is kept.
    @inline(__always)
    func keepNext(_ input: GraphNode, of reader: GraphReader) -> Bool {
        let last = reader.lastInput
        let next = last == Self.none ? reader.firstInput : storage[Int(last)].nextInput
        guard next != Self.none, storage[Int(next)].input.toOpaque() == Unmanaged.passUnretained(input).toOpaque()
        else { return false }
        reader.lastInput = next
        return true
    }

    /// Records a read of `input` by `reader`, after the reads so far.
    func add(input: GraphNode, reader: GraphReader) {
        let index = allocateIndex()
        let last = reader.lastInput
        let nextInput = last == Self.none ? reader.firstInput : storage[Int(last)].nextInput
        let nextReader = input.firstReader
        (storage + Int(index)).initialize(
            to: Edge(
                input: .passUnretained(input), reader: .passUnretained(reader), nextInput: nextInput,
                previousInput: last, nextReader: nextReader, previousReader: Self.none))
        if nextInput != Self.none { storage[Int(nextInput)].previousInput = index }
        if last == Self.none { reader.firstInput = index } else { storage[Int(last)].nextInput = index }
        if nextReader != Self.none { storage[Int(nextReader)].previousReader = index }
        input.firstReader = index
        reader.lastInput = index
        count += 1
    }

    /// Drops the inputs that `reader` did not read again in the run that ends.
    @inline(__always)
    func dropStaleInputs(of reader: GraphReader) {
        let last = reader.lastInput
        let stale = last == Self.none ? reader.firstInput : storage[Int(last)].nextInput
        if stale != Self.none { dropInputs(of: reader, from: stale) }
    }

    private func dropInputs(of reader: GraphReader, from first: Index) {
        let previous = storage[Int(first)].previousInput
        if previous == Self.none { reader.firstInput = Self.none } else { storage[Int(previous)].nextInput = Self.none }
        var index = first
        while index != Self.none {
            let next = storage[Int(index)].nextInput
            unlinkFromReaders(index)
            release(index)
            index = next
        }
    }

    // MARK: Forgetting

    /// Drops all inputs of `reader`.
    func dropInputs(of reader: GraphReader) {
        reader.lastInput = Self.none
        if reader.firstInput != Self.none { dropInputs(of: reader, from: reader.firstInput) }
    }

    /// Drops all readers of `input`.
    func dropReaders(of input: GraphNode) {
        var index = input.firstReader
        input.firstReader = Self.none
        while index != Self.none {
            let edge = storage[Int(index)]
            unlinkFromInputs(index)
            release(index)
            index = edge.nextReader
        }
    }

    // MARK: Asking

    /// Returns true if `reader` has recorded a read of `input`, stale ones aside.
    ///
    /// It searches from both ends in turn, so that the time depends on the shorter list.
    func hasEdge(from input: GraphNode, to reader: GraphReader) -> Bool {
        var own = reader.lastInput
        var other = input.firstReader
        while own != Self.none && other != Self.none {
            if storage[Int(own)].input.toOpaque() == Unmanaged.passUnretained(input).toOpaque() { return true }
            if storage[Int(other)].reader.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() && !isStale(other) {
                return true
            }
            own = storage[Int(own)].previousInput
            other = storage[Int(other)].nextReader
        }
        return false
    }

    /// Returns true if the edge is from the last run of a node that is running again and has not reached the edge.
    @inline(__always)
    func isStale(_ index: Index) -> Bool {
        let reader = storage[Int(index)].reader
        guard reader._withUnsafeGuaranteedRef({ $0.flags.contains(.isRunning) }) else { return false }
        var own = reader._withUnsafeGuaranteedRef { $0.lastInput }
        while own != Self.none {
            if own == index { return false }
            own = storage[Int(own)].previousInput
        }
        return true
    }

    /// Calls `body` for the current readers of `input`. Edges may be removed and added meanwhile: removed ones are left
    /// out, added ones are not visited.
    @inline(__always)
    func forEachReader(of input: GraphNode, _ body: (GraphReader) -> Void) {
        guard input.firstReader != Self.none else { return }
        let walk = walks.count
        walks.append(input.firstReader)
        while walks[walk] != Self.none {
            let index = walks[walk]
            walks[walk] = storage[Int(index)].nextReader
            if isStale(index) { continue }
            body(storage[Int(index)].reader.takeUnretainedValue())
        }
        walks.removeLast()
    }

    /// Calls `body` for all inputs of `reader`, which must not be running, the last first. The body must not change the
    /// graph.
    @inline(__always)
    func forEachInputBackwards(of reader: GraphReader, _ body: (GraphNode) -> Void) {
        var index = reader.lastInput
        while index != Self.none {
            storage[Int(index)].input._withUnsafeGuaranteedRef { body($0) }
            index = storage[Int(index)].previousInput
        }
    }

    // MARK: Memory

    private func allocateIndex() -> Index {
        if firstFree != Self.none {
            let index = firstFree
            firstFree = storage[Int(index)].nextInput
            return index
        }
        if used == capacity {
            let larger = UnsafeMutablePointer<Edge>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: storage, count: used)
            storage.deallocate()
            storage = larger
            capacity *= 2
        }
        used += 1
        return Index(used - 1)
    }

    private func release(_ index: Index) {
        if !walks.isEmpty { leaveOut(index) }
        storage[Int(index)].nextInput = firstFree
        firstFree = index
        count -= 1
    }

    private func leaveOut(_ index: Index) {
        for walk in 0..<walks.count where walks[walk] == index { walks[walk] = storage[Int(index)].nextReader }
    }

    private func unlinkFromReaders(_ index: Index) {
        let edge = storage[Int(index)]
        if edge.previousReader != Self.none {
            storage[Int(edge.previousReader)].nextReader = edge.nextReader
        } else {
            edge.input._withUnsafeGuaranteedRef { $0.firstReader = edge.nextReader }
        }
        if edge.nextReader != Self.none { storage[Int(edge.nextReader)].previousReader = edge.previousReader }
    }

    private func unlinkFromInputs(_ index: Index) {
        let edge = storage[Int(index)]
        edge.reader._withUnsafeGuaranteedRef { reader in
            // If a running node read this input last, it continues behind the one before.
            if reader.lastInput == index { reader.lastInput = edge.previousInput }
            if edge.previousInput == Self.none { reader.firstInput = edge.nextInput }
        }
        if edge.previousInput != Self.none { storage[Int(edge.previousInput)].nextInput = edge.nextInput }
        if edge.nextInput != Self.none { storage[Int(edge.nextInput)].previousInput = edge.previousInput }
    }
}

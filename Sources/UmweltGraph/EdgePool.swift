/// The edges of a graph: who reads whom.
///
/// They live in one block of memory that grows and is reused, so that recording a read allocates and hashes nothing.
/// An edge is in two lists at once: the inputs of its reader (singly linked, since a reader drops all of them together)
/// and the readers of its input (doubly linked, since any of them may leave).
struct EdgePool: ~Copyable {
    typealias Index = Int32
    static let none: Index = -1

    private struct Edge {
        // Unmanaged: an edge never outlives either end, since `GraphNode.remove()` and `Graph`'s clean-up of a
        // released node drop it.
        var input: Unmanaged<GraphNode>
        var reader: Unmanaged<GraphNode>
        var nextInput: Index
        var nextReader: Index
        var previousReader: Index
    }

    private var storage: UnsafeMutablePointer<Edge>
    private var capacity: Int
    private var used = 0
    private var firstFree = EdgePool.none

    /// How many edges there are.
    private(set) var count = 0

    init() {
        capacity = 64
        storage = .allocate(capacity: capacity)
    }

    deinit { storage.deallocate() }

    /// Records that `reader` read `input`.
    mutating func add(input: GraphNode, reader: GraphNode) {
        let index = takeIndex()
        let next = input.firstReader
        (storage + Int(index)).initialize(
            to: Edge(
                input: .passUnretained(input), reader: .passUnretained(reader), nextInput: reader.firstInput,
                nextReader: next, previousReader: Self.none))
        if next != Self.none { storage[Int(next)].previousReader = index }
        input.firstReader = index
        reader.firstInput = index
        count += 1
    }

    /// Forgets everything that `reader` read.
    mutating func dropInputs(of reader: GraphNode) {
        var index = reader.firstInput
        reader.firstInput = Self.none
        while index != Self.none {
            let edge = storage[Int(index)]
            unlinkFromReaders(edge)
            release(index)
            index = edge.nextInput
        }
    }

    /// Forgets everyone who read `input`.
    mutating func dropReaders(of input: GraphNode) {
        var index = input.firstReader
        input.firstReader = Self.none
        while index != Self.none {
            let edge = storage[Int(index)]
            unlinkFromInputs(index, of: edge.reader._withUnsafeGuaranteedRef { $0 })
            release(index)
            index = edge.nextReader
        }
    }

    /// Whether `reader` is known to read `input`.
    func hasEdge(from input: GraphNode, to reader: GraphNode) -> Bool {
        let wanted = Unmanaged.passUnretained(input).toOpaque()
        var index = reader.firstInput
        while index != Self.none {
            if storage[Int(index)].input.toOpaque() == wanted { return true }
            index = storage[Int(index)].nextInput
        }
        return false
    }

    func forEachReader(of input: GraphNode, _ body: (GraphNode) -> Void) {
        var index = input.firstReader
        while index != Self.none {
            // The next index is read first, since `body` may change the list at this edge.
            let edge = storage[Int(index)]
            index = edge.nextReader
            edge.reader._withUnsafeGuaranteedRef { body($0) }
        }
    }

    func readerCount(of input: GraphNode) -> Int {
        var result = 0
        forEachReader(of: input) { _ in result += 1 }
        return result
    }

    private mutating func takeIndex() -> Index {
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

    private mutating func release(_ index: Index) {
        storage[Int(index)].nextInput = firstFree
        firstFree = index
        count -= 1
    }

    private func unlinkFromReaders(_ edge: Edge) {
        if edge.previousReader != Self.none {
            storage[Int(edge.previousReader)].nextReader = edge.nextReader
        } else {
            edge.input._withUnsafeGuaranteedRef { $0.firstReader = edge.nextReader }
        }
        if edge.nextReader != Self.none { storage[Int(edge.nextReader)].previousReader = edge.previousReader }
    }

    private func unlinkFromInputs(_ removed: Index, of reader: GraphNode) {
        if reader.firstInput == removed {
            reader.firstInput = storage[Int(removed)].nextInput
            return
        }
        var index = reader.firstInput
        while index != Self.none {
            let next = storage[Int(index)].nextInput
            if next == removed {
                storage[Int(index)].nextInput = storage[Int(removed)].nextInput
                return
            }
            index = next
        }
    }
}

/// The reads of one node during a run, from which its edges are made.
struct Recording {
    var reader: Unmanaged<GraphReader>?

    /// The number of the run. Each input that is read carries it, so that reading one node many times adds one edge.
    var number: UInt64 = 0

    /// True if an input is looked up before it is added. This is necessary when reads are added to the inputs that a
    /// node keeps, and after a nested run, which may have overwritten the numbers of earlier inputs.
    var looksUp = false
}

extension Graph {
    /// The node whose reads are being recorded.
    public var reader: GraphReader? { recording.reader?.takeUnretainedValue() }

    /// Adds the values that `body` reads to the inputs of `node`.
    ///
    /// - Parameter node: The node; nil to record no reads.
    public func track<Result>(as node: GraphReader?, _ body: () throws -> Result) rethrows -> Result {
        let outer = recording
        record(for: node, looksUp: true)
        defer { resume(outer) }
        return try withExtendedLifetime(node) { try body() }
    }

    /// Runs a node that is not in the queue.
    func perform(_ node: GraphReader) {
        counters.visited += 1
        let outer = recording
        running.append(RunningNode(node))
        record(for: node, looksUp: true)
        if node.shouldUpdate() {
            // From here on its edges are stale until they are read again.
            node.lastInput = EdgePool.none
            node.flags.insert(.isRunning)
            record(for: node, looksUp: false)
            node.update()
            node.flags.remove(.isRunning)
            edges.dropStaleInputs(of: node)
        }
        running.removeLast()
        resume(outer)
    }

    /// Makes `reader` depend on `input`.
    func connect(_ input: GraphNode, to reader: GraphReader) {
        guard input.lastRun != recording.number else { return }
        input.lastRun = recording.number
        if recording.looksUp && edges.hasEdge(from: input, to: reader) { return }
        if !edges.keepNext(input, of: reader) {
            guard !input.isRemoved && !reader.isRemoved else { return }
            edges.add(input: input, reader: reader)
            if !reader.flags.contains(.isRunning) { lastDirt = walkCount }
        }
        counters.reads += 1
        if reader.level <= input.level { raise(reader, above: input) }
    }

    private func record(for node: GraphReader?, looksUp: Bool) {
        runCount &+= 1
        recording = Recording(reader: node.map { .passUnretained($0) }, number: runCount, looksUp: looksUp)
    }

    private func resume(_ outer: Recording) {
        recording = outer
        recording.looksUp = true
    }
}

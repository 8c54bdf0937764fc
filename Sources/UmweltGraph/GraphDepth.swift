import HeapModule

extension Graph {
    /// Restores the order of depths when `reader` reads a node that is as deep as itself. Its readers are raised too;
    /// if that leads back to `input`, the graph has a cycle.
    func raise(_ reader: GraphReader, above input: GraphNode) {
        let formerKey = reader.queueKey
        reader.level = input.level + 1
        guard reader.hasReaders else { return }
        // In the order of former depth, so that each node is visited once, after all that it reads.
        var raised = Heap<KeyedEntry<Unmanaged<GraphReader>>>()
        raised.insert(KeyedEntry(key: formerKey, payload: .passUnretained(reader)))
        while let node = raised.popMin()?.payload.takeUnretainedValue() {
            if node === input { reportCycle(from: input, through: reader) }
            node.flags.remove(.isRaised)
            guard let readable = node.readable else { continue }
            edges.forEachReader(of: readable) { next in
                guard next.level <= node.level else { return }
                if !next.flags.contains(.isRaised) {
                    next.flags.insert(.isRaised)
                    raised.insert(KeyedEntry(key: next.queueKey, payload: .passUnretained(next)))
                }
                next.level = node.level + 1
            }
        }
    }
}

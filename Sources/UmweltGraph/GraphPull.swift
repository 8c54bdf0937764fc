extension Graph {
    /// The maximum number of traversals for one read: a computed value that writes one of its own inputs is never up to
    /// date, which is certain after this many attempts.
    private static let maxWalks = 100

    /// The maximum depth of careful runs within runs.
    ///
    /// A traversal within a node's run must not run inputs that the target read only in its last run: they may now
    /// depend on the running node. So the traversal is careful: a dirty value runs at once and updates the inputs that
    /// it reads this time, and the inputs of a clean value are visited in the order of the reads until one has changed.
    /// This costs a nested run for each dirty value that reads another; beyond this many, dirty inputs run before their
    /// readers, as they do outside of runs, to save the stack.
    private static let maxCarefulRuns = 100

    /// Runs the dirty nodes that `target` depends on, and `target` itself. Only what the target needs runs: effects and
    /// other values wait for the update.
    func pull(_ target: GraphNode) {
        if target.flags.contains(.isRunning) { reportCycle(backTo: target) }
        beginPass()
        if running.isEmpty {
            // In the order in which they were made, so that a new chain of values doesn't become a chain of calls.
            while let node = queue.removeFirstFresh(madeUpTo: target.order) { perform(node) }
        }
        if target.flags.contains(.isFresh) {
            queue.remove(target)
            perform(target)
        }
        var walks = 0
        while queue.minDepth <= Int64(target.level) && target.upToDateAt <= lastDirt {
            walk(to: target)
            walks += 1
            if walks > Self.maxWalks { reportEndlessRuns(of: target) }
        }
        announceDirt()
    }

    /// Visits the nodes that `target` depends on, inputs before readers, and runs the dirty ones. Edges are followed
    /// with a stack of nodes instead of calls, however deep the graph.
    private func walk(to target: GraphNode) {
        walkCount += 1
        if target.isDirty && queue.minDepth >= Int64(target.level) {
            // The most frequent case: no input can be dirty, since all are shallower.
            queue.remove(target)
            perform(target)
            target.upToDateAt = walkCount
            return
        }
        let start = walkCount
        let isCareful = !running.isEmpty && running.count < Self.maxCarefulRuns
        // A node that this walk has found up to date stays so during the walk: it depends on nothing that still runs.
        func isUpToDate(_ node: GraphNode) -> Bool { node.upToDateAt >= start || node.upToDateAt > lastDirt }

        if !running.isEmpty { running[running.count - 1].awaited = .passUnretained(target) }
        var stack: ContiguousArray<Visit> = [Visit(target, for: nil)]
        while let visit = stack.last {
            let node = visit.node
            if isUpToDate(node) || visit.isSuperfluous {
                stack.removeLast()
            } else if visit.isEntered {
                stack.removeLast()
                if node.isDirty && !node.flags.contains(.isRunning) {
                    queue.remove(node)
                    perform(node)
                }
                node.upToDateAt = walkCount
            } else {
                stack[stack.count - 1].isEntered = true
                // Nodes above all dirty ones are up to date, and so is all that they depend on.
                let minDepth = queue.minDepth
                guard Int64(node.level) > minDepth, !node.flags.contains(.isRunning) else { continue }
                // The last first, so that the first comes to lie on top.
                edges.forEachInputBackwards(of: node) { input in
                    guard Int64(input.level) >= minDepth && !isUpToDate(input) else { return }
                    if isCareful && input.flags.contains(.isValue) {
                        if !node.isDirty { stack.append(Visit(input, for: node)) }
                    } else {
                        stack.append(Visit(input, for: nil))
                    }
                }
            }
        }
        if !running.isEmpty { running[running.count - 1].awaited = nil }
    }
}

/// A step of a walk.
private struct Visit {
    let node: GraphNode

    /// The reader, if the node is visited only for that reader.
    let reader: GraphNode?

    var isEntered = false

    init(_ node: GraphNode, for reader: GraphNode?) {
        self.node = node
        self.reader = reader
    }

    /// True if the reader has turned out to be dirty before this input's turn came.
    var isSuperfluous: Bool { reader?.isDirty ?? false }
}

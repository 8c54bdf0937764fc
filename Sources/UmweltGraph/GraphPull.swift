extension Graph {
    /// A computed value that writes what it reads is never up to date; after this many attempts that is certain.
    private static let mostWalks = 100

    /// Runs what `target` depends on as far as it is dirty, and `target` itself. Nothing else runs: effects wait for
    /// the update, and so do other values.
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
        while queue.leastDepth <= Int64(target.depth) && target.upToDateAt <= lastDirt {
            walk(to: target)
            walks += 1
            if walks > Self.mostWalks {
                fatalError("The graph has a cycle: computing \(target.name) writes what it depends on, again and again.")
            }
        }
        announceDirt()
    }

    /// Visits what `target` depends on, inputs before readers, and runs what is dirty. Edges are followed with a stack
    /// of nodes instead of calls, however deep the graph.
    private func walk(to target: GraphNode) {
        walkCount += 1
        let start = walkCount
        // What this walk has found up to date stays so during the walk, since it depends on nothing that still runs.
        func isUpToDate(_ node: GraphNode) -> Bool { node.upToDateAt >= start || node.upToDateAt > lastDirt }

        if !running.isEmpty { running[running.count - 1].awaited = .passUnretained(target) }
        var stack: ContiguousArray<(node: GraphNode, isEntered: Bool)> = [(target, false)]
        while let (node, isEntered) = stack.last {
            if isUpToDate(node) {
                stack.removeLast()
                continue
            }
            if isEntered {
                stack.removeLast()
                if node.isDirty && !node.flags.contains(.isRunning) {
                    queue.remove(node)
                    perform(node)
                }
                node.upToDateAt = walkCount
                continue
            }
            stack[stack.count - 1].isEntered = true
            // What is shallower than everything dirty is up to date, and so is all that it depends on.
            let leastDepth = queue.leastDepth
            guard Int64(node.depth) > leastDepth, !node.flags.contains(.isRunning) else { continue }
            edges.forEachInput(of: node) { input in
                if Int64(input.depth) >= leastDepth && !isUpToDate(input) { stack.append((input, false)) }
            }
        }
        if !running.isEmpty { running[running.count - 1].awaited = nil }
    }
}

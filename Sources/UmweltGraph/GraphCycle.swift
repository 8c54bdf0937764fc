/// A node that is running.
struct RunningNode {
    let node: Unmanaged<GraphReader>

    /// The input that is updated before the node reads it; nil if there is none.
    var awaited: Unmanaged<GraphNode>?

    init(_ node: GraphReader) { self.node = .passUnretained(node) }
}

extension Graph {
    /// Stops the program: `input` depends on `reader`, which reads `input`.
    func reportCycle(from input: GraphNode, through reader: GraphReader) -> Never {
        report([input] + path(from: input, to: reader) + [input])
    }

    /// Stops the program: `node` is running, and the input that it waits for needs its value.
    func reportCycle(backTo node: GraphNode) -> Never {
        var way: [GraphReader] = [node]
        let start = (0..<running.count).last { running[$0].node.takeUnretainedValue() === node } ?? running.count
        for index in start..<running.count {
            let next: GraphReader = index + 1 < running.count ? running[index + 1].node.takeUnretainedValue() : node
            if let awaited = running[index].awaited?.takeUnretainedValue(), awaited !== next {
                way.append(awaited)
                way += path(from: awaited, to: next)
            } else {
                way.append(next)
            }
        }
        report(way)
    }

    /// Returns the nodes on the shortest path of reads from `reader` to `input`, ending with that.
    private func path(from reader: GraphReader, to input: GraphReader) -> [GraphReader] {
        var came: [ObjectIdentifier: GraphReader] = [:]
        var front = [input]
        while !front.isEmpty && came[ObjectIdentifier(reader)] == nil {
            var next: [GraphReader] = []
            for node in front.compactMap(\.readable) {
                edges.forEachReader(of: node) { follower in
                    if came[ObjectIdentifier(follower)] == nil {
                        came[ObjectIdentifier(follower)] = node
                        next.append(follower)
                    }
                }
            }
            front = next
        }
        var way: [GraphReader] = []
        var node = reader
        while node !== input, let next = came[ObjectIdentifier(node)] {
            way.append(next)
            node = next
        }
        return way
    }

    private func report(_ way: [GraphReader]) -> Never {
        fatalError("The graph has a cycle: " + way.map(\.name).joined(separator: " reads ") + ".")
    }
}

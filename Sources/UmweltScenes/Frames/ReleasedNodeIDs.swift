@_spi(Kernel) import UmweltCore

/// The IDs that a host has for the nodes of released content, each with the identity of its node.
///
/// The host still sends events with these numbers, so a number may only be reused for the replacement of its node. By
/// order alone, a row would receive the number and the presses of a removed row before it.
final class ReleasedNodeIDs {
    private var entries: [(identity: Int, id: FrameDifference.NodeID)] = []

    /// The numbers of the nodes with an identity, in reverse order; nil until the first is read.
    private var numbers: [Int: [FrameDifference.NodeID]]?

    private var identities = NodeIdentities()

    /// Adds the number of a node.
    func add(_ node: LayoutNode) { entries.append((identities.identity(of: node), node.frameID)) }

    /// Ends the recording, while the nodes still exist.
    func endNotes() { identities = NodeIdentities() }

    /// Removes and returns the number of the node that another one replaces; nil if there was none.
    func claimNumber(for node: LayoutNode) -> FrameDifference.NodeID? {
        var numbers = numbers ?? Dictionary(grouping: entries.reversed(), by: \.identity).mapValues { $0.map(\.id) }
        self.numbers = nil
        entries = []
        defer { self.numbers = numbers }
        return numbers[identities.identity(of: node)]?.popLast()
    }
}

/// The identities of nodes: structurally equal nodes of a restored window have the same identity.
private struct NodeIdentities {
    private var nodes: [ObjectIdentifier: Int] = [:]
    private var scopes: [ObjectIdentifier: Int] = [:]

    /// Returns the identity of a node: of its type, the names of the scopes around it, and of all nodes that show in
    /// it. The identities of a row's nodes may all be the list's, except for a text.
    mutating func identity(of node: LayoutNode) -> Int {
        if let known = nodes[ObjectIdentifier(node)] { return known }
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(type(of: node)))
        hasher.combine(scope(of: node.element))
        for child in node.shownNow.nodes { hasher.combine(identity(of: child)) }
        let identity = hasher.finalize()
        nodes[ObjectIdentifier(node)] = identity
        return identity
    }

    /// Returns a number for the names of the structural scopes around an element, and for its own.
    private mutating func scope(of element: _Element) -> Int {
        var path: [_Element] = []
        var scope = 0
        var current: _Element? = element
        while let step = current {
            if let known = scopes[ObjectIdentifier(step)] {
                scope = known
                break
            }
            path.append(step)
            current = step.parent
        }
        for step in path.reversed() {
            if let name = step.structuralName {
                var hasher = Hasher()
                hasher.combine(scope)
                hasher.combine(name)
                scope = hasher.finalize()
            }
            scopes[ObjectIdentifier(step)] = scope
        }
        return scope
    }
}

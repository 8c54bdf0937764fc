import UmweltGraph

/// The graph node where one key is defined for a subtree. The readers of the key in that subtree depend on it alone.
@usableFromInline
final class EnvironmentCell: GraphNode {
    @usableFromInline private(set) var entry: EnvironmentEntry

    /// The number of the cell's key.
    let number: Int

    /// The call site that set the value; nil for the system's values.
    let location: CallSite?

    init(_ entry: EnvironmentEntry, location: CallSite?, depth: Int, in graph: Graph) {
        self.entry = entry
        number = entry.info.number
        self.location = location
        super.init(in: graph, depth: depth)
    }

    /// Replaces the value and, if it differs by the key's comparison, notifies the readers.
    func set(_ new: EnvironmentEntry) {
        if new === entry || (new.isDefault == entry.isDefault && new.isEqual(to: entry)) { return }
        entry = new
        if UpdateRecorder.count > 0 { (graph.owner as? ViewTree)?.recorder?.noteChange(of: self) }
        invalidateReaders()
    }

    /// The name of the key.
    public override var name: String { entry.info.name }
}

/// A position in the source code, for messages.
package struct CallSite: Hashable, Sendable, CustomStringConvertible {
    let fileID: StaticString
    let line: UInt

    /// Makes the position of a call.
    package init(fileID: StaticString, line: UInt) {
        self.fileID = fileID
        self.line = line
    }

    package var description: String { "\(fileID):\(line)" }

    package static func == (left: Self, right: Self) -> Bool {
        left.line == right.line && left.description == right.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

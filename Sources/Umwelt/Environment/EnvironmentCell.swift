import UmweltGraph

/// Where a key is defined for a part of a view tree. Readers of the key in that part register here.
@usableFromInline
final class EnvironmentCell: GraphNode {
    @usableFromInline private(set) var entry: EnvironmentEntry

    /// The number of the cell's key.
    let number: Int

    /// Where in the source the value was set; nil for the system's.
    let location: CallSite?

    init(_ entry: EnvironmentEntry, location: CallSite?, depth: Int, in graph: Graph) {
        self.entry = entry
        number = entry.info.number
        self.location = location
        super.init(in: graph, depth: depth)
    }

    /// Puts another value in, and if the key says that it differs, tells the readers.
    func set(_ new: EnvironmentEntry) {
        if new === entry || (new.isDefault == entry.isDefault && new.isEqual(to: entry)) { return }
        entry = new
        invalidateReaders()
    }

    /// The name of the key.
    public override var name: String { entry.info.name }
}

/// Where something stands in the source.
package struct CallSite: Hashable, Sendable, CustomStringConvertible {
    let fileID: StaticString
    let line: UInt

    package var description: String { "\(fileID):\(line)" }

    package static func == (left: Self, right: Self) -> Bool {
        left.line == right.line && left.description == right.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

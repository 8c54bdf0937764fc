import UmweltGraph

/// The graph node where one key is defined for a subtree. Readers of the key in that subtree depend only on this cell.
@usableFromInline
package final class EnvironmentCell: GraphNode {
    /// The entry, which may be an ``UnreadDefault``.
    @exclusivity(unchecked) package private(set) var storedEntry: EnvironmentEntry

    /// The entry with its value: a default is computed with the first read.
    @usableFromInline
    package var entry: EnvironmentEntry {
        if storedEntry.isUnread { readDefault() }
        return storedEntry
    }

    /// True if the value is the key's default because it has not been set.
    var isDefault: Bool { storedEntry.isDefault }

    /// The number of the cell's key.
    package let number: Int

    /// The call site that set the value; nil for the system's values.
    package let location: CallSite?

    package init(_ entry: EnvironmentEntry, location: CallSite?, depth: Int, in graph: Graph) {
        storedEntry = entry
        number = entry.info.number
        self.location = location
        super.init(in: graph, depth: depth)
    }

    /// Replaces the value and, if it differs by the key's comparison, notifies the readers. Returns true if it differs.
    @discardableResult
    package func set(_ new: EnvironmentEntry) -> Bool {
        if new === storedEntry || isSame(as: new) { return false }
        let old = storedEntry
        storedEntry = new
        if UpdateRecorder.count > 0 { (graph.owner as? ViewTree)?.recorder?.recordChange(of: self, from: old) }
        invalidateReaders()
        return true
    }

    /// Returns true if an entry has the same value. A default that no reader has asked for differs from all values that
    /// are set, and from no default.
    private func isSame(as new: EnvironmentEntry) -> Bool {
        guard new.isDefault == isDefault else { return false }
        return new.isUnread || storedEntry.isUnread || new.isEqual(to: storedEntry)
    }

    private func readDefault() {
        // Entries with that sequence are of this class.
        storedEntry = unsafeDowncast(storedEntry, to: UnreadDefault.self).entry
    }

    /// The name of the key.
    public override var name: String { storedEntry.info.name }
}

/// A position in the source code, for messages.
///
/// Every modifier that writes the environment has one, and every cell: it is two words, where a static string and a
/// line are four. The file's name is part of the program, which never changes or frees it.
package struct CallSite: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let file: UnsafePointer<UInt8>
    private let fileLength: UInt32
    private let line: UInt32

    /// Makes the position of a call.
    package init(fileID: StaticString, line: UInt) {
        let name: StaticString = fileID.hasPointerRepresentation ? fileID : ""
        file = name.utf8Start
        fileLength = UInt32(clamping: name.utf8CodeUnitCount)
        self.line = UInt32(clamping: line)
    }

    private var fileID: String {
        String(decoding: UnsafeBufferPointer(start: file, count: Int(fileLength)), as: UTF8.self)
    }

    package var description: String { "\(fileID):\(line)" }

    package static func == (left: Self, right: Self) -> Bool {
        left.line == right.line && left.description == right.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

import DequeModule

/// The last updates of a window, up to a number and a size.
@MainActor struct UpdateRing {
    /// The updates, the oldest first. Their numbers follow each other.
    private(set) var elements = Deque<WindowInspection.Update>()

    /// The size of all updates, in bytes.
    private var size = 0

    /// Adds an update with the next number. The oldest updates are removed if necessary.
    mutating func append(_ update: WindowInspection.Update) {
        elements.append(update)
        size += update.size
        fit()
    }

    /// Returns the update with a number; nil if it has been removed.
    func update(_ id: Int) -> WindowInspection.Update? { index(of: id).map { elements[$0] } }

    /// Changes the update with a number, if it still exists.
    mutating func change(_ id: Int, _ change: (inout WindowInspection.Update) -> Void) {
        guard let index = index(of: id) else { return }
        size -= elements[index].size
        change(&elements[index])
        size += elements[index].size
        fit()
    }

    private func index(of id: Int) -> Int? {
        guard let first = elements.first, elements.indices.contains(id - first.id) else { return nil }
        return id - first.id
    }

    private mutating func fit() {
        while elements.count > WindowInspection.mostUpdates
            || (size > WindowInspection.mostBytes && elements.count > 1)
        {
            size -= elements.removeFirst().size
        }
    }
}

extension UpdateRecord {
    /// The size of the record in memory, in bytes: of its lists and texts.
    var size: Int {
        func size<Element>(_ list: [Element], _ texts: (Element) -> Int) -> Int {
            list.reduce(list.count * MemoryLayout<Element>.stride) { $0 + texts($1) }
        }
        // The names around a body are shared by all bodies there, and most names of types are.
        return size(writes) { $0.name.size + ($0.old?.size ?? 0) + ($0.new?.size ?? 0) + ($0.place?.size ?? 0) }
            + size(environment) { $0.key.size + $0.value.size + ($0.writer?.size ?? 0) }
            + size(bodies) { $0.name.size + $0.causes.count * MemoryLayout<Cause>.stride }
            + size(identities, \.size) + size(preferences, \.size)
    }
}

extension String {
    /// The allocated size of the text, in bytes; zero if it is stored inline.
    fileprivate var size: Int { utf8.count > 15 ? utf8.count : 0 }
}

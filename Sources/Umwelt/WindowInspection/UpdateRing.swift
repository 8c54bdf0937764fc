/// The last updates of a window, up to a number and a size. None is moved for the next one.
@MainActor struct UpdateRing {
    /// The updates, in a ring; nil for places that are free.
    private var slots: [WindowInspection.Update?] = Array(repeating: nil, count: WindowInspection.mostUpdates)

    /// The place of the oldest update.
    private var oldest = 0

    private var count = 0

    /// The size of all updates, in bytes.
    private var size = 0

    /// The updates, the oldest first.
    var elements: [WindowInspection.Update] { (0..<count).compactMap { slots[place($0)] } }

    private func place(_ index: Int) -> Int { (oldest + index) % slots.count }

    /// Adds an update. The oldest make room for it.
    mutating func append(_ update: WindowInspection.Update) {
        if count == slots.count { removeOldest() }
        slots[place(count)] = update
        count += 1
        size += update.size
        fit()
    }

    /// Returns the update with a number; nil if it is not kept any more.
    func update(_ id: Int) -> WindowInspection.Update? { slot(of: id).flatMap { slots[$0] } }

    /// Changes the update with a number, if it is kept still.
    mutating func change(_ id: Int, _ change: (inout WindowInspection.Update) -> Void) {
        guard let slot = slot(of: id), var update = slots[slot] else { return }
        size -= update.size
        change(&update)
        size += update.size
        slots[slot] = update
        fit()
    }

    private func slot(of id: Int) -> Int? {
        (0..<count).last { slots[place($0)]?.id == id }.map { place($0) }
    }

    private mutating func fit() { while size > WindowInspection.mostBytes, count > 1 { removeOldest() } }

    private mutating func removeOldest() {
        size -= slots[oldest]?.size ?? 0
        slots[oldest] = nil
        oldest = place(1)
        count -= 1
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
    /// The size of the text in memory, in bytes; none of its own if it is in the text's value.
    fileprivate var size: Int { utf8.count > 15 ? utf8.count : 0 }
}

import UmweltGraph

/// Keeps an item for each identity. Items move when the data moves, and go when their identity does.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewElement<ForEach<Data, ID, Content>>
{
    private var view: ForEach<Data, ID, Content>
    private var ids: ContiguousArray<ID> = []
    private var items: ContiguousArray<ForEachItem<Data, ID, Content>> = []

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        ids = identities()
        items.reserveCapacity(ids.count)
        let inputs = childInputs()
        for offset in ids.indices { items.append(ForEachItem(owner: self, offset: offset, inputs)) }
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        if areValuesEqual(view, new) { return }
        view = new
        let newIDs = identities()
        if newIDs != ids { rearrange(for: newIDs) }
        for item in items { item.refresh() }
    }

    /// Makes the view of the element at an offset.
    func content(at offset: Int) -> Content {
        view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }

    /// The identity of the element at an offset.
    func identity(at offset: Int) -> ID {
        view.idOf(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }

    private func identities() -> ContiguousArray<ID> {
        var result: ContiguousArray<ID> = []
        result.reserveCapacity(view.data.count)
        for element in view.data { result.append(view.idOf(element)) }
        return result
    }

    private func rearrange(for newIDs: ContiguousArray<ID>) {
        // Of several items with one identity, the first found is the first used.
        var old: [ID: [ForEachItem<Data, ID, Content>]] = [:]
        for (id, item) in zip(ids, items).reversed() { old[id, default: []].append(item) }
        var seen: Set<ID> = []
        var newItems: ContiguousArray<ForEachItem<Data, ID, Content>> = []
        newItems.reserveCapacity(newIDs.count)
        let inputs = childInputs()
        for (offset, id) in newIDs.enumerated() {
            if !seen.insert(id).inserted {
                Log.views.warning("ForEach: the ID \(id) occurs more than once; state may follow the wrong element.")
            }
            if let item = old[id]?.popLast() {
                item.offset = offset
                newItems.append(item)
            } else {
                newItems.append(ForEachItem(owner: self, offset: offset, inputs))
            }
        }
        for item in items where old[ids[item.formerOffset]]?.contains(where: { $0 === item }) ?? false {
            item.leaveTree()
        }
        for (offset, item) in newItems.enumerated() { item.formerOffset = offset }
        ids = newIDs
        items = newItems
        layoutNodesChanged()
        if passFlags.contains(.hasPreferences) { preferencesChanged() }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        for item in items { body(item) }
    }

    override var name: String { "ForEach" }
}

/// One element's place. It is a node of its own, so that what the content closure reads for one element makes that
/// closure run again for that element only.
final class ForEachItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Element {
    private unowned(unsafe) let owner: ForEachElement<Data, ID, Content>
    fileprivate var offset: Int

    /// The place in the owner's last arrangement.
    fileprivate var formerOffset: Int
    private var child: _ViewElement<Content>?
    private var observation: ObservationTracker?

    init(owner: ForEachElement<Data, ID, Content>, offset: Int, _ inputs: _ElementInputs) {
        self.owner = owner
        self.offset = offset
        formerOffset = offset
        super.init(inputs)
        graph.run(self)
    }

    /// Runs the content closure again.
    func refresh() {
        if child != nil && !isRemoved { graph.run(self) }
    }

    override func update() {
        let content = ObservationTracker.track(with: &observation, isExpected: false, for: self) {
            owner.content(at: offset)
        }
        if let child {
            child.update(content)
        } else {
            child = Content._makeElement(content, childInputs())
            layoutNodesChanged()
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() { observation?.cancel() }

    override var name: String { "ForEach item" }

    override var structuralName: String? { "ForEach \(owner.identity(at: offset))" }
}

import UmweltGraph

/// The element of a `ForEach`, with an item for each identity. Items move when the data moves, and are removed with
/// their identity.
///
/// In a lazy container, items are realized when they are near the viewport, and are never unrealized.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewElement<ForEach<Data, ID, Content>>, LazyItemSource, ScrollTargetProvider, IdentifiedItems
{
    private typealias Item = ForEachItem<Data, ID, Content>

    private var view: ForEach<Data, ID, Content>
    private var ids: ContiguousArray<ID> = []
    private var items = RealizedItems()
    private var isLazy = false

    /// True if the items are screens.
    private(set) var areScreens = false

    /// The identities inserted by the last animated change, and the number of that update; nil if there was none.
    private var inserted: (update: UInt64, ids: Set<ID>)?

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        ids = identities(of: view.data)
        tree.diagnostics?.check(ids, of: self)
        isLazy = isArrangedLazily
        areScreens = isAroundScreens
        if !isLazy { makeAllItems() } else if tree.isFresh { realizeLikeBefore() }
    }

    // Rows that will be made are like those that are there, if there are any.
    override var hasUnrealizedContent: Bool { items.isEmpty }

    override func update(_ new: ForEach<Data, ID, Content>) {
        if areValuesEqual(view, new) { return }
        let same = commonEnds(with: new)
        let isSameContent = new.origin.isSame(as: view.origin)
        view = new
        let (oldRange, newIDs) = changedIdentities(but: same)
        let isRearranged = !oldRange.isEmpty || !newIDs.isEmpty
        if isRearranged { rearrange(oldRange, by: newIDs) }
        // The same closure makes the same view of the same datum.
        let unchanged = isSameContent && hasComparableData ? same : CommonEnds()
        let places = items.places(of: unchanged.first..<ids.count - unchanged.last)
        for item in items[places] { item.refresh() }
        guard isRearranged else { return }
        if !isLazy { makeItems(in: oldRange.lowerBound..<oldRange.lowerBound + newIDs.count) }
        layoutNodesChanged()
        if passFlags.contains(.hasPreferences) { preferencesChanged() }
        tree.onReorder?(self)
        tree.diagnostics?.check(ids, of: self)
    }

    /// Returns the numbers of data at both ends that are the same in new data, and have the same identities.
    private func commonEnds(with new: ForEach<Data, ID, Content>) -> CommonEnds {
        // A binding's earlier value is not known any more, and an object may have got another identity.
        guard !(Data.self is any LiveCollection.Type), !(Data.Element.self is AnyClass),
            MetadataKind(of: Data.Element.self) != .existential, view.data.count == ids.count,
            new.idOf.isSameField(as: view.idOf)
        else { return CommonEnds() }
        let ends = view.data.withContiguousStorageIfAvailable { old in
            new.data.withContiguousStorageIfAvailable { CommonEnds(of: old, $0) }
        }
        return (ends ?? nil) ?? CommonEnds()
    }

    /// True if equal bits mean equal data. Other data may contain objects, whose properties may have changed.
    private var hasComparableData: Bool { _isPOD(Data.Element.self) || Data.Element.self is any Equatable.Type }

    /// Returns the view for the datum at an offset.
    func content(at offset: Int) -> Content {
        view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }

    func checkIdentities(by diagnostics: ViewDiagnostics) { diagnostics.check(ids, of: self) }

    /// Returns the identity of the datum at an offset.
    func identity(at offset: Int) -> ID { ids[offset] }

    /// The number of items, realized or not.
    var count: Int { ids.count }

    private func identities(of data: some Collection<Data.Element>) -> ContiguousArray<ID> {
        if case .byType = view.idOf, let known = (data as? any KnownIdentities)?.identities(as: ID.self) {
            return known
        }
        var result: ContiguousArray<ID> = []
        result.reserveCapacity(data.count)
        for element in data { result.append(view.idOf(element)) }
        return result
    }

    /// Returns the range of the identities that are no longer in the data, and their replacements.
    ///
    /// - Parameter same: The numbers of data whose identities are known to be as before.
    private func changedIdentities(but same: CommonEnds) -> (old: Range<Int>, new: ContiguousArray<ID>) {
        // Of all data where none is the same: a slice of them is slower to go through.
        var new =
            same == CommonEnds()
            ? identities(of: view.data) : identities(of: view.data.dropFirst(same.first).dropLast(same.last))
        // Other data may have the same identities, too.
        var old = same.first..<ids.count - same.last
        let ends = ids.withUnsafeBufferPointer { ids in
            new.withUnsafeBufferPointer { CommonEnds(of: UnsafeBufferPointer(rebasing: ids[old]), $0) }
        }
        var (first, last) = (ends.first, ends.last)
        let shorter = min(old.count, new.count)
        while first + last < shorter, ids[old.lowerBound + first] == new[first] { first += 1 }
        while first + last < shorter, ids[old.upperBound - 1 - last] == new[new.count - 1 - last] { last += 1 }
        old = old.lowerBound + first..<old.upperBound - last
        new.removeLast(last)
        new.removeFirst(first)
        return (old, new)
    }

    // MARK: Items

    func makeItem(at offset: Int) {
        guard ids.indices.contains(offset), items.item(at: offset) == nil else { return }
        addItem(at: offset, childInputs())
        layoutNodesChanged()
    }

    /// Adds an item: one whose removal was in progress, or a new one, which counts as inserted if its datum is new.
    private func addItem(at offset: Int, _ inputs: _ElementInputs) {
        if let item = tree.transitionPass.revive(ids[offset], of: self) {
            // Items alone leave this element.
            let item = unsafeDowncast(item, to: Item.self)
            item.offset = offset
            items.insert(item)
            item.refresh()
        } else if let inserted, inserted.update == tree.transactions.count, inserted.ids.contains(ids[offset]) {
            items.insert(insert { Item(owner: self, offset: offset, inputs) })
        } else {
            items.insert(Item(owner: self, offset: offset, inputs))
        }
    }

    private func makeAllItems() {
        isLazy = false
        if items.count < ids.count { makeItems(in: ids.indices) }
    }

    private func makeItems(in range: Range<Int>) {
        let inputs = childInputs()
        for offset in range where items.item(at: offset) == nil { addItem(at: offset, inputs) }
    }

    override var hasSavedPart: Bool { true }

    /// The offsets of the realized items. A fresh tree needs them, because the realized items determine the estimated
    /// lengths of the others.
    override var savedPart: Any? { isArrangedLazily ? items.map(\.offset) : nil }

    private func realizeLikeBefore() {
        let inputs = childInputs()
        for offset in consumeSavedPart(as: [Int].self) ?? [] where ids.indices.contains(offset) {
            addItem(at: offset, inputs)
        }
    }

    /// The items are created when they are collected: an item that is being created may have called this.
    func becomeEager() {
        guard isLazy else { return }
        isLazy = false
        layoutNodesChanged()
    }

    /// Replaces the identities in a range. Items whose data have moved move too. Items without data are removed.
    private func rearrange(_ oldRange: Range<Int>, by newIDs: ContiguousArray<ID>) {
        let newRange = oldRange.lowerBound..<oldRange.lowerBound + newIDs.count
        if tree.mayAnimate {
            inserted = (tree.transactions.count, Set(newIDs).subtracting(ids[oldRange]))
        }
        // Of several items with one identity, the first found is the first used.
        var old: [ID: [RealizedItem]] = [:]
        let places = items.places(of: oldRange)
        for item in items[places].reversed() { old[ids[item.offset], default: []].append(item) }
        var kept: ContiguousArray<RealizedItem> = []
        if !old.isEmpty {
            for offset in newRange {
                guard let item = old[newIDs[offset - newRange.lowerBound]]?.popLast() else { continue }
                item.offset = offset
                kept.append(item)
            }
        }
        items.replaceItems(at: places, by: kept, shift: newRange.count - oldRange.count)
        for (id, items) in old { for item in items { remove(item, key: id) } }
        if oldRange.count == ids.count { ids = newIDs } else { ids.replaceSubrange(oldRange, with: newIDs) }
        warnOfRepeats(among: newRange)
    }

    /// Warns of identities that occur more than once.
    ///
    /// - Parameter range: The offsets that are new. The other offsets have been checked before.
    private func warnOfRepeats(among range: Range<Int>) {
        func warn(_ id: ID) {
            Log.views.warning("ForEach: the ID \(id) occurs more than once; state may follow the wrong element.")
        }
        // A few are searched in the list, which takes no memory; many by a set.
        if range.count <= 4 {
            // Through the buffer they are compared where they are: a list would copy each, as their type is not known
            // here.
            ids.withUnsafeBufferPointer { ids in
                for offset in range {
                    let id = ids[offset]
                    if ids.indices.contains(where: { $0 != offset && ids[$0] == id }) { warn(id) }
                }
            }
        } else {
            var seen: Set<ID> = []
            seen.reserveCapacity(ids.count)
            for id in ids where !seen.insert(id).inserted { warn(id) }
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        for item in items { body(item) }
    }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        // A caller that collects layout nodes, not lazy parts, needs all items.
        if isLazy { makeAllItems() }
        super.collectLayoutNodes(into: &nodes)
    }

    override func collectLazyParts(into parts: inout LazyParts) {
        if !isLazy { makeAllItems() }
        var next = 0
        for item in items {
            parts.addItems(next..<item.offset, of: self)
            parts.addItem(item, of: self, at: item.offset)
            next = item.offset + 1
        }
        parts.addItems(next..<ids.count, of: self)
    }

    func target(for id: AnyHashable) -> ScrollDestination? {
        guard let id = id as? ID, let offset = ids.firstIndex(of: id) else { return nil }
        if !isLazy, let item = items.item(at: offset) { return .element(item) }
        return .item(self, offset: offset)
    }

    func unrealizedTarget(for id: AnyHashable) -> ScrollDestination? {
        guard isLazy, (Content.self as? any IdentityBinding.Type)?.bindsIdentity == true else { return nil }
        let offset = ids.indices.first { offset in
            items.item(at: offset) == nil && (content(at: offset) as? any IdentityBinding)?.binds(id) == true
        }
        return offset.map { .item(self, offset: $0) }
    }

    func item(at offset: Int) -> _Element? { items.item(at: offset) }

    override var name: String { "ForEach" }
}

/// The element of one item. It is a separate graph node: if a value changes that the content closure read for one item,
/// the closure runs again for that item only.
final class ForEachItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: RealizedItem, ForEachItemElement {
    private unowned(unsafe) let owner: ForEachElement<Data, ID, Content>

    /// The element of the content, or of a screen around it.
    private var child: _Element?

    init(owner: ForEachElement<Data, ID, Content>, offset: Int, _ inputs: _ElementInputs) {
        self.owner = owner
        super.init(inputs, offset: offset)
        graph.run(self)
    }

    /// Runs the content closure again.
    override func refresh() {
        if child != nil && !isRemoved { graph.run(self) }
    }

    override func update() {
        // The datum of an item that is leaving is no longer there.
        if passFlags.contains(.isLeaving) { return }
        let content = ObservationTracker.track(for: self) {
            owner.content(at: offset)
        }
        if let child {
            // `makeElement(of:)` made it.
            if owner.areScreens {
                unsafeDowncast(child, to: _ViewElement<Screen<Content>>.self).update(Screen(content: content))
            } else {
                unsafeDowncast(child, to: _ViewElement<Content>.self).update(content)
            }
        } else {
            child = makeElement(of: content)
            layoutNodesChanged()
        }
    }

    private func makeElement(of content: Content) -> _Element {
        owner.areScreens ? makeChild(Screen(content: content)) : makeChild(content)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    var identity: AnyHashable { AnyHashable(ownIdentity) }

    /// The identity of the item's datum.
    var ownIdentity: ID { owner.identity(at: offset) }

    var count: Int { owner.count }

    func identity(at offset: Int) -> AnyHashable { AnyHashable(owner.identity(at: offset)) }

    override func addTraits(to traits: inout ItemTraits) {
        if traits.item == nil && traits.identity == nil { traits.identity = identity }
        traits.item = self
    }

    override var name: String { "ForEach item" }

    override var isOrdered: Bool { true }

    override var placeAmongSiblings: Int? { offset }

    override var separatesViews: Bool { true }

    override var structuralName: String? { "ForEach \(identity)" }
}

import Foundation

/// The difference between two states of a controller's results: inserted, deleted and moved sections and objects. As
/// few objects as possible count as moved, preferably changed ones.
struct FetchedDifference {
    private struct ObjectChange {
        let object: NSManagedObject
        let old: IndexPath?
        let type: NSFetchedResultsChangeType
        let new: IndexPath?
    }

    private struct SectionChange {
        let section: FetchedSection
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    private var sections: [SectionChange] = []
    private var objects: [ObjectChange] = []

    /// The difference between sections that have the same objects, some of which have changed.
    init(of sections: [FetchedSection], changed: Set<RowID>) {
        for (section, info) in sections.enumerated() {
            for (item, id) in info.rowIDs.enumerated() where changed.contains(id) {
                guard let object = info.managedObject(at: item) else { continue }
                let place = IndexPath(item: item, section: section)
                objects.append(ObjectChange(object: object, old: place, type: .update, new: place))
            }
        }
    }

    /// - Parameter known: Inserted, deleted and changed objects. Others are created from their rows.
    init(
        from old: [FetchedSection], to new: [FetchedSection], changed: Set<RowID>, known: [RowID: NSManagedObject]
    ) {
        let partners = Self.partners(old, new)
        let kept = Set(partners.compactMap(\.self))
        sections =
            old.indices.reversed().filter { partners[$0] == nil }
            .map { SectionChange(section: old[$0], index: $0, type: .delete) }
            + new.indices.filter { !kept.contains($0) }
            .map { SectionChange(section: new[$0], index: $0, type: .insert) }
        let (before, after) = (Self.places(in: old), Self.places(in: new))
        // The objects that stay where they are among the others of their section.
        var settled: Set<RowID> = []
        for (index, partner) in partners.enumerated() {
            guard let partner else { continue }
            let stays = old[index].rowIDs.filter { after[$0]?[0] == partner }
            // More than all that have changed.
            let weight = stays.count + 1
            let line = stays.map { id in
                (place: after[id]?[1] ?? 0, weight: changed.contains(id) ? 1 : weight)
            }
            settled.formUnion(Self.heaviestIncrease(of: line).map { stays[$0] })
        }
        for (section, info) in old.enumerated() {
            for (item, id) in info.rowIDs.enumerated() where after[id] == nil {
                guard let object = known[id] ?? info.managedObject(at: item) else { continue }
                let place = IndexPath(item: item, section: section)
                objects.append(ObjectChange(object: object, old: place, type: .delete, new: nil))
            }
        }
        for (section, info) in new.enumerated() {
            for (item, id) in info.rowIDs.enumerated() {
                let from = before[id]
                let type: NSFetchedResultsChangeType
                switch (from, settled.contains(id)) {
                case (nil, _): type = .insert
                case (_, false): type = .move
                case (_, true): type = .update
                }
                if type == .update, !changed.contains(id) { continue }
                guard let object = known[id] ?? info.managedObject(at: item) else { continue }
                let place = IndexPath(item: item, section: section)
                objects.append(ObjectChange(object: object, old: from, type: type, new: place))
            }
        }
    }

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    /// Notifies a delegate of each change.
    func notify(
        _ delegate: any NSFetchedResultsControllerDelegate,
        of controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        for change in sections {
            delegate.controller(
                controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
    }

    /// The inserted, deleted or moved objects of a single section; nil for none.
    var moves: CollectionDifference<NSManagedObjectID>? {
        let changes = objects.flatMap { change -> [CollectionDifference<NSManagedObjectID>.Change] in
            if change.type == .update { return [] }
            let id = change.object.objectID
            let (old, new) = (change.old?[1], change.new?[1])
            return [
                old.map { .remove(offset: $0, element: id, associatedWith: new) },
                new.map { .insert(offset: $0, element: id, associatedWith: old) },
            ].compactMap(\.self)
        }
        return changes.isEmpty ? nil : CollectionDifference(changes)
    }

    /// The new index of each old section; nil for a removed one.
    private static func partners(_ old: [FetchedSection], _ new: [FetchedSection]) -> [Int?] {
        let indices = Dictionary(new.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let line = old.enumerated().compactMap { index, section in
            indices[section.name].map { (index: index, place: $0, weight: 1) }
        }
        var partners: [Int?] = Array(repeating: nil, count: old.count)
        for kept in heaviestIncrease(of: line.map { ($0.place, $0.weight) }) {
            partners[line[kept].index] = line[kept].place
        }
        return partners
    }

    private static func places(in sections: [FetchedSection]) -> [RowID: IndexPath] {
        var places: [RowID: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, id) in info.rowIDs.enumerated() { places[id] = IndexPath(item: item, section: section) }
        }
        return places
    }

    /// The indices of elements whose places increase and whose weights have the largest sum.
    ///
    /// A Fenwick tree stores the best sequence that ends at or before each index, so this takes logarithmic time for
    /// each element.
    private static func heaviestIncrease(of line: [(place: Int, weight: Int)]) -> [Int] {
        if zip(line, line.dropFirst()).allSatisfy({ $0.place < $1.place }) { return Array(line.indices) }
        let count = (line.map(\.place).max() ?? 0) + 1
        var best: [(sum: Int, last: Int)] = Array(repeating: (0, -1), count: count + 1)
        var before: [Int] = []
        for (index, element) in line.enumerated() {
            var found = (sum: 0, last: -1)
            var node = element.place
            while node > 0 {
                if best[node].sum > found.sum { found = best[node] }
                node -= node & -node
            }
            before.append(found.last)
            let own = (sum: found.sum + element.weight, last: index)
            node = element.place + 1
            while node <= count {
                if best[node].sum < own.sum { best[node] = own }
                node += node & -node
            }
        }
        var node = count
        var end = (sum: 0, last: -1)
        while node > 0 {
            if best[node].sum > end.sum { end = best[node] }
            node -= node & -node
        }
        var indices: [Int] = []
        var index = end.last
        while index >= 0 {
            indices.append(index)
            index = before[index]
        }
        return indices.reversed()
    }
}

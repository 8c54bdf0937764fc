import Foundation
import UmweltBase

/// The results of a controller, of any class, and their changes.
final class FetchedResultsTracker: ContextObserver {
    typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>

    let context: NSManagedObjectContext
    let sectionKeys: String?

    /// The sections; nil before the first fetch.
    private(set) var sections: [FetchedSection]?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?

    /// The controller for delegates, which retains the program's if that is a different one.
    weak var controller: Controller?
    private let request: () -> NSFetchRequest<any NSFetchRequestResult>
    private var fetch: ObjectFetch<any NSFetchRequestResult>?
    private var places: [AnyHashable: IndexPath]?

    /// True if a change may have changed the results or their order.
    private var isOutdated = false

    init(
        in context: NSManagedObjectContext, sectionKeys: String?,
        _ request: @escaping () -> NSFetchRequest<any NSFetchRequestResult>
    ) {
        self.context = context
        self.sectionKeys = sectionKeys
        self.request = request
    }

    /// Fetches the current results of the request.
    func perform() throws {
        var fetch = ObjectFetch(request(), in: context)
        if let key = sectionKeys?.split(separator: ".").first.map(String.init), fetch.findsObjects {
            let layout = try fetch.layout()
            if layout.index(of: key) == nil {
                throw CoreDataError.make(
                    .coreData,
                    """
                    “\(layout.name)” has no property “\(key)”. A fetched results controller's sectionNameKeyPath names \
                    it: correct the key path.
                    """)
            }
        }
        set(try find(&fetch))
        self.fetch = fetch
        isOutdated = false
        context.add(self)
    }

    private func set(_ sections: [FetchedSection]) {
        self.sections = sections
        places = nil
    }

    private func find(_ fetch: inout ObjectFetch<any NSFetchRequestResult>) throws -> [FetchedSection] {
        let sections = try sections(of: &fetch)
        var names: Set<String> = []
        for section in sections where !names.insert(section.name).inserted {
            throw CoreDataError.make(
                .coreData,
                """
                The section “\(section.name)” of a fetched results controller is not contiguous: sort by \
                “\(sectionKeys ?? "")” first.
                """)
        }
        return sections
    }

    private func sections(of fetch: inout ObjectFetch<any NSFetchRequestResult>) throws -> [FetchedSection] {
        let column = try sectionColumn(of: fetch)
        guard let rows = try fetch.rows(sectionedBy: column?.index) else {
            let found = try fetch.results()
            guard let sectionKeys else { return [FetchedSection(name: "", indexTitle: nil, found)] }
            return found.runs { Self.name(of: $0, sectionKeys) }
                .map { FetchedSection(name: $0.key, indexTitle: title(of: $0.key), $0.elements) }
        }
        guard let sectionKeys else { return [FetchedSection(name: "", indexTitle: nil, rows, 0..<rows.count)] }
        let runs: [(name: String, range: Range<Int>)] =
            if let column {
                rows.sections.map { (Self.name(of: AttributeValue.decode($0.value, column.type)), $0.range) }
            } else {
                // Only the objects know.
                (0..<rows.count).map { (Self.name(of: rows.unheldObject(at: $0), sectionKeys), $0..<$0 + 1) }
            }
        // Values of one name are one section.
        return runs.runs { $0.name }.map { name, parts in
            let range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
            return FetchedSection(name: name, indexTitle: title(of: name), rows, range)
        }
    }

    /// The attribute by whose value objects are in sections, if the store has it.
    private func sectionColumn(
        of fetch: ObjectFetch<any NSFetchRequestResult>
    ) throws -> (index: Int, type: NSAttributeType)? {
        guard let sectionKeys, fetch.findsObjects else { return nil }
        let layout = try fetch.layout()
        guard let index = layout.index(of: sectionKeys), let type = layout.properties[index].attributeType,
            layout.properties[index].hasColumn
        else { return nil }
        return (index, type)
    }

    private static func name(of result: any NSFetchRequestResult, _ keys: String) -> String {
        switch result {
        case let object as NSManagedObject: name(of: object.value(forKeyPath: keys))
        case let dictionary as NSDictionary: name(of: dictionary[keys])
        default: ""
        }
    }

    private static func name(of value: Any?) -> String {
        switch value {
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        case nil: ""
        }
    }

    func title(of sectionName: String) -> String? {
        guard let delegate, let controller else { return sectionName.first?.uppercased() }
        return delegate.controller(controller, sectionIndexTitleForSectionName: sectionName)
    }

    /// Returns the position of a result; nil if it is not in the results.
    func place(of result: Any) -> IndexPath? {
        let object = result as? NSManagedObject
        if let object, let other = object.managedObjectContext, other !== context { return nil }
        guard let name = object.map({ AnyHashable($0.rowID) }) ?? (result as? NSObject).map({ AnyHashable($0) }) else {
            return nil
        }
        if places == nil {
            var places: [AnyHashable: IndexPath] = [:]
            for (section, info) in (sections ?? []).enumerated() {
                let names: [AnyHashable] = object == nil ? info.all.compactMap { $0 as? NSObject } : info.rowIDs
                for (item, name) in names.enumerated() { places[name] = IndexPath(item: item, section: section) }
            }
            self.places = places
        }
        return places?[name]
    }

    // MARK: Changes

    package func contextChanged(_ change: ContextChange) {
        if isOutdated || sections == nil { return }
        // Sections may be made by any value.
        if sectionKeys != nil, case .property = change { isOutdated = true }
        if fetch?.isAffected(by: change) ?? false { isOutdated = true }
    }

    package func contextFinished(_ changes: PendingNotification) {
        guard let delegate, let controller, let old = sections, var fetch, fetch.findsObjects else { return }
        let changed = Set(changes.changed.map(\.rowID))
        var new = old
        let wasOutdated = isOutdated
        if isOutdated {
            do {
                new = try find(&fetch)
            } catch {
                Log.coreData.error(
                    "Fetched results controller: the fetch after a change of the context failed: \(error)")
                return
            }
            isOutdated = false
            self.fetch = fetch
        }
        let known = Dictionary(
            [changes.deleted, changes.inserted, changes.changed].flatMap { $0.map { ($0.rowID, $0) } }
        ) { first, _ in first }
        let difference =
            wasOutdated
            ? FetchedDifference(from: old, to: new, changed: changed, known: known)
            : FetchedDifference(of: old, changed: changed)
        // A context that was reset has other objects of the same identities.
        if difference.isEmpty { return set(new) }
        delegate.controllerWillChangeContent(controller)
        set(new)
        difference.notify(delegate, of: controller)
        if sectionKeys == nil, let moves = difference.moves {
            delegate.controller(controller, didChangeContentWith: moves)
        }
        delegate.controllerDidChangeContent(controller)
    }
}

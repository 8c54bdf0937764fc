import Foundation
import Umwelt

/// A section of what was found.
final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let all: [any NSFetchRequestResult]

    init(name: String, indexTitle: String?, _ objects: [any NSFetchRequestResult]) {
        self.name = name
        self.indexTitle = indexTitle
        all = objects
    }

    var numberOfObjects: Int { all.count }
    var objects: [Any]? { all }
}

/// The results that a controller has found, whatever their class, and how it changes.
final class FetchedResultsTracker: ContextObserver {
    typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>

    let context: NSManagedObjectContext
    let sectionKeys: String?

    /// The sections; nil before the first fetch.
    private(set) var sections: [FetchedSection]?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?

    /// The controller that delegates are given, which the program's holds if it is another one.
    weak var controller: Controller?
    private let request: () -> NSFetchRequest<any NSFetchRequestResult>
    private var fetch: ObjectFetch<any NSFetchRequestResult>?
    private var places: [AnyHashable: IndexPath]?

    /// True if a change may have changed what is found, or its order.
    private var isOutdated = false

    init(
        in context: NSManagedObjectContext, sectionKeys: String?,
        _ request: @escaping () -> NSFetchRequest<any NSFetchRequestResult>
    ) {
        self.context = context
        self.sectionKeys = sectionKeys
        self.request = request
    }

    /// Fetches what the request describes now.
    func perform() throws {
        var fetch = ObjectFetch(request(), in: context)
        if let key = sectionKeys?.split(separator: ".").first.map(String.init), fetch.findsObjects {
            let layout = try fetch.layout()
            if layout.index(of: key) == nil {
                throw CoreDataError.make(
                    .coreData,
                    "“\(layout.name)” has no property “\(key)”, by which a fetched results controller makes sections.")
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
        let found = try fetch.results()
        guard let sectionKeys else { return [FetchedSection(name: "", indexTitle: nil, found)] }
        let sections = found.runs { Self.name(of: $0, sectionKeys) }
        var names: Set<String> = []
        for section in sections where !names.insert(section.key).inserted {
            throw CoreDataError.make(
                .coreData,
                """
                Objects of the section “\(section.key)” do not follow each other: a fetched results controller sorts by \
                “\(sectionKeys)” first.
                """)
        }
        return sections.map { FetchedSection(name: $0.key, indexTitle: title(of: $0.key), $0.elements) }
    }

    private static func name(of result: any NSFetchRequestResult, _ keys: String) -> String {
        let value: Any? =
            switch result {
            case let object as NSManagedObject: object.value(forKeyPath: keys)
            case let dictionary as NSDictionary: dictionary[keys]
            default: nil
            }
        return switch value {
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        case nil: ""
        }
    }

    func title(of sectionName: String) -> String? {
        guard let delegate, let controller else { return sectionName.first?.uppercased() }
        return delegate.controller(controller, sectionIndexTitleForSectionName: sectionName)
    }

    /// Returns the place of a result; nil if it was not found.
    func place(of result: Any) -> IndexPath? {
        guard let result = result as? AnyHashable else { return nil }
        if places == nil {
            var places: [AnyHashable: IndexPath] = [:]
            for (section, info) in (sections ?? []).enumerated() {
                for (item, result) in info.all.enumerated() {
                    if let result = result as? NSObject { places[result] = IndexPath(item: item, section: section) }
                }
            }
            self.places = places
        }
        return places?[result]
    }

    // MARK: Changes

    func contextChanged(_ change: ContextChange) {
        if isOutdated || sections == nil { return }
        // Sections may be made by any value.
        if sectionKeys != nil, case .property = change { isOutdated = true }
        if fetch?.isAffected(by: change) ?? false { isOutdated = true }
    }

    func contextSettled(_ changes: PendingNotification) {
        guard let delegate, let controller, let old = sections, var fetch, fetch.findsObjects else { return }
        let changed = Set(changes.changed.map(\.objectID.rowID))
        var new = old
        if isOutdated {
            do {
                new = try find(&fetch)
            } catch {
                Log.coreData.error("A fetched results controller cannot follow its context: \(error)")
                return
            }
            isOutdated = false
            self.fetch = fetch
        }
        let difference = FetchedDifference(from: old, to: new, changed: changed)
        // A context that was reset has other objects of the same identities.
        if difference.isEmpty { return set(new) }
        delegate.controllerWillChangeContent(controller)
        set(new)
        difference.tell(delegate, of: controller)
        if sectionKeys == nil, let moves = difference.moves {
            delegate.controller(controller, didChangeContentWith: moves)
        }
        delegate.controllerDidChangeContent(controller)
    }
}

import Foundation

/// A controller of a request's results: the objects in sections, and a delegate that is notified of changes.
///
/// ```swift
/// let controller = NSFetchedResultsController(
///     fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "country", cacheName: nil)
/// controller.delegate = self
/// try controller.performFetch()
/// ```
///
/// It is used on the queue of its context. Without a delegate it has the results of the last ``performFetch()``.
///
/// Delegates receive a controller for any result type, which is equal to the program's own (`==`), but another object
/// if that has a specific type: Swift's generic types have no common form, unlike Objective-C's.
// Not restricted to NSFetchRequestResult, as requests are not.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The request. Changes take effect at the next ``performFetch()``.
    public let fetchRequest: NSFetchRequest<ResultType>

    /// The key path of the section name, with full stops, which must be the first sort key; nil for one section.
    open var sectionNameKeyPath: String? { tracker.sectionKeys }

    /// The name of a cache on disk, as set by the program. Sections are found from the objects here, and nothing is
    /// cached.
    public let cacheName: String?

    let tracker: FetchedResultsTracker

    /// The controller that delegates receive instead of one with a specific type.
    private var companion: AnyObject?

    /// Makes a controller, which is empty before ``performFetch()``.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request, with an order.
    ///   - context: The context.
    ///   - sectionNameKeyPath: The keys by whose value objects are in sections; nil for one section.
    ///   - name: The name of a cache; nil for none.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        cacheName = name
        tracker = FetchedResultsTracker(in: context, sectionKeys: sectionNameKeyPath) { fetchRequest.converted() }
        super.init()
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> {
            tracker.controller = own
        } else {
            let other = NSFetchedResultsController<any NSFetchRequestResult>(of: tracker, fetchRequest.converted())
            (companion, tracker.controller) = (other, other)
        }
    }

    /// Makes a controller with the same results as another.
    init(of tracker: FetchedResultsTracker, _ fetchRequest: NSFetchRequest<ResultType>) {
        self.fetchRequest = fetchRequest
        cacheName = nil
        self.tracker = tracker
    }

    /// The context.
    open var managedObjectContext: NSManagedObjectContext { tracker.context }

    /// The delegate that is notified of changes. It is not retained.
    open var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { tracker.delegate }
        set { tracker.delegate = newValue }
    }

    /// Fetches.
    ///
    /// - Throws: An `NSError` if the store cannot be read, or the objects are not sorted by their sections.
    open func performFetch() throws { try tracker.perform() }

    /// Deletes the cache of a name. It has no effect, because there is no cache.
    ///
    /// - Parameter name: The name of the cache; nil for all.
    open class func deleteCache(withName name: String?) {}

    // MARK: What was found

    /// The objects; nil before ``performFetch()``. All are created for the array, which retains them: for many, read
    /// visible ones with ``object(at:)``, and their number from the sections.
    open var fetchedObjects: [ResultType]? {
        // The results of the request.
        tracker.sections?.flatMap { $0.all.map { $0 as! ResultType } }
    }

    /// The sections; nil before ``performFetch()``.
    open var sections: [any NSFetchedResultsSectionInfo]? { tracker.sections }

    /// Returns the object at an index path: the index of its section, and its index in it.
    ///
    /// - Parameter indexPath: The index of the section, and the index of the object in it.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let sections = tracker.sections else {
            fatalError("Core Data: a fetched results controller has no results yet. Call performFetch() first.")
        }
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
            (0..<sections[indexPath[0]].numberOfObjects).contains(indexPath[1])
        else { fatalError("Core Data: a fetched results controller has no object at \(indexPath).") }
        // The results of the request.
        return sections[indexPath[0]].result(at: indexPath[1]) as! ResultType
    }

    /// Returns the index path of an object; nil if it is not in the results.
    ///
    /// - Parameter object: The object.
    open func indexPath(forObject object: ResultType) -> IndexPath? { tracker.place(of: object) }

    // MARK: Titles

    /// The titles of an index beside the sections, each once.
    open var sectionIndexTitles: [String] {
        (tracker.sections ?? []).compactMap(\.indexTitle).runs { $0 }.map(\.key)
    }

    /// Returns the title of a section in an index: the delegate's, or its first letter as a capital.
    ///
    /// - Parameter sectionName: The name of the section.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { tracker.title(of: sectionName) }

    /// Returns the index of the first section that has a title of the index.
    ///
    /// - Parameters:
    ///   - title: The title in the index.
    ///   - sectionIndex: The position of the title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (tracker.sections ?? []).firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    // MARK: Identity

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? any TrackingController)?.tracker === tracker
    }

    public override var hash: Int { ObjectIdentifier(tracker).hashValue }
}

/// A controller of any results.
private protocol TrackingController: AnyObject {
    var tracker: FetchedResultsTracker { get }
}

extension NSFetchedResultsController: TrackingController {}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo: AnyObject {
    /// The value of the section's keys as text; empty for the only section of a controller that has none.
    var name: String { get }

    /// The title of the section in an index.
    var indexTitle: String? { get }

    /// The number of the objects.
    var numberOfObjects: Int { get }

    /// The objects.
    var objects: [Any]? { get }
}

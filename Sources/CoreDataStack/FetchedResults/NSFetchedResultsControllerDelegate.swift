import Foundation

/// A kind of change of a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    /// The object has changed and moved.
    case move = 3
    /// The object has changed, and is where it was.
    case update = 4
}

/// A delegate that is notified of changes of a controller's results. It has the methods that it needs.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Called before the first of several changes.
    ///
    /// - Parameter controller: The controller.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    /// Called when a section was inserted or deleted.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - sectionInfo: The section.
    ///   - sectionIndex: Its index: for a deleted section, its old one.
    ///   - type: ``NSFetchedResultsChangeType/insert`` or ``NSFetchedResultsChangeType/delete``.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)

    /// Called when an object has changed, or was inserted, moved or deleted.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - anObject: The object.
    ///   - indexPath: Its index path before all changes; nil for a new object.
    ///   - type: The kind of change.
    ///   - newIndexPath: Its index path after all changes; nil for a deleted object.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    /// Called with all inserted, deleted or moved objects, if the controller has one section.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - diff: The difference between the objects before and after the change.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)

    /// Called after the last of several changes.
    ///
    /// - Parameter controller: The controller.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    /// Returns the title of a section in an index.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - sectionName: The name of the section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}

    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first?.uppercased() }
}

import Foundation

extension NSPersistentStoreCoordinator {
    /// Runs a request for a context of this coordinator's.
    ///
    /// ```swift
    /// try coordinator.execute(NSBatchDeleteRequest(fetchRequest: request), with: context)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: The context whose objects the request returns.
    /// - Returns: The results of a fetch, as an array; for a batch request, an `NSPersistentStoreResult`.
    /// - Throws: An `NSError` if the store cannot do it.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any FetchWithoutType { return try fetch.results(in: context) }
        return try context.execute(request)
    }
}

/// A fetch whose type of results is not known.
private protocol FetchWithoutType {
    func results(in context: NSManagedObjectContext) throws -> [Any]
}

extension NSFetchRequest: FetchWithoutType {
    fileprivate func results(in context: NSManagedObjectContext) throws -> [Any] { try context.fetch(self) }
}

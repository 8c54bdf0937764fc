import Foundation
import UmweltBase

extension NSManagedObjectContext {
    /// A kind of thread that a context is used on.
    public struct ConcurrencyType: Hashable, RawRepresentable, Sendable {
        public var rawValue: NSManagedObjectContextConcurrencyType

        public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }

        /// A thread of the context's own.
        public static let privateQueue = ConcurrencyType(rawValue: .privateQueueConcurrencyType)

        /// The main thread.
        public static let mainQueue = ConcurrencyType(rawValue: .mainQueueConcurrencyType)
    }

    /// When a closure runs.
    public enum ScheduledTaskType: Sendable {
        /// Immediately on the context's own thread.
        case immediate
        /// After already waiting closures.
        case enqueued
    }

    /// Makes a context without a store.
    ///
    /// - Parameter type: The queue of the context: the main queue or its own.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }

    /// The context on whose queue this runs; nil on no context's own.
    static var current: NSManagedObjectContext? { DispatchQueue.getSpecific(key: queueKey)?.context }

    /// True if this runs on the context's queue.
    var isOnQueue: Bool {
        concurrencyType == .mainQueueConcurrencyType
            ? MainQueue.isCurrent || Thread.isMainThread : Self.current === self
    }

    /// Runs a closure on the context's queue, after this.
    ///
    /// - Parameter block: The closure.
    @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            block()
            processPendingChanges()
        }
    }

    /// Runs a closure on the context's queue, and returns when it is done.
    ///
    /// - Parameter block: The closure.
    public func performAndWait(_ block: () -> Void) {
        if isOnQueue { return block() }
        queue.sync {
            block()
            processPendingChanges()
        }
    }

    /// Runs a closure on the context's queue, and returns its result.
    ///
    /// - Parameter block: The closure, which may return a value and throw an error.
    @preconcurrency public func performAndWait<T, Failure: Error>(
        _ block: @Sendable () throws(Failure) -> T
    ) throws(Failure) -> T {
        if isOnQueue { return try block() }
        return try AsyncResult.waiting(block) { work in
            queue.sync {
                work()
                processPendingChanges()
            }
        }
    }

    /// Runs a closure on the context's queue, and returns its result.
    ///
    /// - Parameter schedule: When it runs, if the caller is already on the context's queue.
    @preconcurrency public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
    ) async throws(Failure) -> T {
        try await AsyncResult.of(block) { work in
            if schedule == .immediate, isOnQueue {
                work()
                processPendingChanges()
            } else {
                queue.async { [self] in
                    work()
                    processPendingChanges()
                }
            }
        }
    }
}

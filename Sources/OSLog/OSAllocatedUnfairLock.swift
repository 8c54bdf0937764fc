import Foundation

/// A lock that protects a value from concurrent access.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock around a value that need not be Sendable.
    ///
    /// - Parameter initialState: The value that the lock protects.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a function with the value while it is locked.
    ///
    /// - Parameter body: The closure.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a function with the value while it is locked.
    ///
    /// - Parameter body: The closure.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a function with the value if the lock is free; returns nil if it is not.
    ///
    /// - Parameter body: The closure.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Makes a lock around a value.
    ///
    /// - Parameter initialState: The value that the lock protects.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Locks; waits until the lock is free.
    public func lock() { storage.lock.lock() }

    /// Unlocks, on the thread that has locked it.
    public func unlock() { storage.lock.unlock() }

    /// Locks if the lock is free; returns false otherwise.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Calls a function while the lock is held.
    ///
    /// - Parameter body: The closure.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}

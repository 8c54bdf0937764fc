import Foundation

/// A value that threads access one at a time.
///
/// It is for tables that are seldom written. Unlike `Synchronization.Mutex`, whose futex on Linux the thread sanitizer
/// does not understand, it uses a lock that the sanitizer supports.
package final class LockedValue<Value>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var value: Value

    @inlinable package init(_ value: Value) { self.value = value }

    @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

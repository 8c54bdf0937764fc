import Foundation

/// A value that threads access one at a time.
///
/// It is for tables that are seldom written. Unlike `Synchronization.Mutex`, which on Linux is a futex of its own, the
/// lock is one that the thread sanitizer supports.
final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

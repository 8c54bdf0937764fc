import Foundation

/// A closure that runs on another thread, whose value or error the caller waits for.
enum AsyncResult {
    /// Runs a closure through `start`, and returns its result.
    static func of<T, Failure: Error>(
        _ block: @escaping @Sendable () throws(Failure) -> T, start: (@escaping @Sendable () -> Void) -> Void
    ) async throws(Failure) -> T {
        let box = Box<T, Failure>()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            start {
                box.run(block)
                continuation.resume()
            }
        }
        return try box.value()
    }

    /// Runs a closure through a blocking `start`, and returns its result.
    static func waiting<T, Failure: Error>(
        _ block: @Sendable () throws(Failure) -> T, start: (@Sendable () -> Void) -> Void
    ) throws(Failure) -> T {
        let box = Box<T, Failure>()
        withoutActuallyEscaping(block) { block in start { box.run(block) } }
        return try box.value()
    }

    /// The result, which the closure sets before the caller reads it.
    private final class Box<T, Failure: Error>: @unchecked Sendable {
        private var result: Result<T, Failure>?

        func run(_ block: () throws(Failure) -> T) {
            do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
        }

        func value() throws(Failure) -> T {
            guard let result else { fatalError("Core Data: a context's queue has not run its work.") }
            return try result.get()
        }
    }
}

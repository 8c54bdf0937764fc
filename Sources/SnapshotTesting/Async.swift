import Foundation

/// A value that is available later, delivered to a callback.
public struct Async<Value> {
    /// Starts the operation, which calls its argument once with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Makes an asynchronous value of an operation, which calls its argument once.
    ///
    /// - Parameter run: Starts the operation, and calls its argument with the result, on any thread.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Makes an asynchronous value that is immediately available.
    ///
    /// - Parameter value: The value.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Returns the value, transformed when it is available.
    ///
    /// - Parameter transform: Called with the value when it is available.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}

extension Async {
    /// Runs the operation and waits for its value.
    ///
    /// On the main thread the run loop runs meanwhile, so that the operation can finish there.
    ///
    /// - Parameter timeout: The seconds to wait at most.
    /// - Returns: nil if the operation does not finish in time.
    package func wait(timeout: TimeInterval) -> Value? {
        let result = AsyncResult<Value>()
        run { result.deliver($0) }
        return result.wait(timeout: timeout)
    }
}

/// The value of an asynchronous operation, for a waiting thread.
private final class AsyncResult<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    /// The seconds between two checks of the value while the run loop runs: a guess, short enough for tests.
    private static var pause: TimeInterval { 0.002 }

    func deliver(_ newValue: Value) {
        condition.lock()
        value = newValue
        condition.broadcast()
        condition.unlock()
    }

    func wait(timeout: TimeInterval) -> Value? {
        let end = Date(timeIntervalSinceNow: timeout)
        if Thread.isMainThread {
            while current == nil && Date() < end {
                let pause = Date(timeIntervalSinceNow: Self.pause)
                // A run loop without timers and sources returns at once.
                if !RunLoop.main.run(mode: .default, before: pause) { Thread.sleep(until: pause) }
            }
            return current
        }
        condition.lock()
        defer { condition.unlock() }
        while value == nil && condition.wait(until: end) {}
        return value
    }

    private var current: Value? {
        condition.lock()
        defer { condition.unlock() }
        return value
    }
}

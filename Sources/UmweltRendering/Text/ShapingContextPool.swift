import Foundation
import Synchronization

/// The pool of shaping contexts that are not in use.
final class ShapingContextPool: Sendable {
    static let shared = ShapingContextPool(configuration: .shared)

    private let configuration: FontConfiguration
    private let idle = Mutex<[ShapingContext]>([])

    /// The maximum number of idle contexts: more are rarely used at once, and are released after use.
    private static let maxIdle = ProcessInfo.processInfo.activeProcessorCount

    init(configuration: FontConfiguration) { self.configuration = configuration }

    /// Calls `body` with a shaping context for its exclusive use.
    func withShapingContext<Result>(_ body: (ShapingContext) throws -> Result) rethrows -> Result {
        let shapingContext = idle.withLock { $0.popLast() } ?? ShapingContext(configuration: configuration)
        defer {
            idle.withLock { if $0.count < Self.maxIdle, !shapingContext.isFull { $0.append(shapingContext) } }
        }
        return try body(shapingContext)
    }
}

import Foundation
import Synchronization

/// Shaping contexts that are not in use.
final class ShapingContextPool: Sendable {
    static let shared = ShapingContextPool(configuration: .shared)

    private let configuration: FontConfiguration
    private let idle = Mutex<[ShapingContext]>([])

    /// More than this many at once are rare; those are thrown away after use.
    private static let maxIdle = ProcessInfo.processInfo.activeProcessorCount

    init(configuration: FontConfiguration) { self.configuration = configuration }

    /// Lends a shaping context to `body`, and to nobody else meanwhile.
    func withShapingContext<Result>(_ body: (ShapingContext) throws -> Result) rethrows -> Result {
        let shapingContext = idle.withLock { $0.popLast() } ?? ShapingContext(configuration: configuration)
        defer {
            idle.withLock { if $0.count < Self.maxIdle, !shapingContext.isFull { $0.append(shapingContext) } }
        }
        return try body(shapingContext)
    }
}

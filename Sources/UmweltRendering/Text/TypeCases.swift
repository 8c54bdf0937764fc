import Foundation
import Synchronization

/// Type cases that are not in use.
final class TypeCases: Sendable {
    static let shared = TypeCases(configuration: .shared)

    private let configuration: FontConfiguration
    private let idle = Mutex<[TypeCase]>([])

    /// More than this many at once are rare; those are thrown away after use.
    private static let mostIdle = ProcessInfo.processInfo.activeProcessorCount

    init(configuration: FontConfiguration) { self.configuration = configuration }

    /// Lends a type case to `body`, and to nobody else meanwhile.
    func withTypeCase<Result>(_ body: (TypeCase) throws -> Result) rethrows -> Result {
        let typeCase = idle.withLock { $0.popLast() } ?? TypeCase(configuration: configuration)
        defer {
            idle.withLock { if $0.count < Self.mostIdle, !typeCase.isFull { $0.append(typeCase) } }
        }
        return try body(typeCase)
    }
}

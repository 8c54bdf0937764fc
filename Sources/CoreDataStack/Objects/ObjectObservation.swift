import Combine
import Observation
import UmweltBase

/// The observers of an object's properties: bodies that have read one run again when it changes, and `objectWillChange`
/// reports any change.
package final class ObjectObservation: Observable {
    let publisher = ObservableObjectPublisher()
    private let registrar = ObservationRegistrar()

    /// True while objects that are read are not followed.
    // Used on the main thread.
    private(set) nonisolated(unsafe) static var isSuspended = false

    /// Runs a closure that reads objects, which views do not follow therefore.
    package static func withoutFollowing<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard MainQueue.isCurrent else { return try body() }
        let isInside = isSuspended
        isSuspended = true
        defer { isSuspended = isInside }
        return try body()
    }

    /// The number of separately observed properties: few entities have more.
    private static let count = 64

    private static let paths = (0..<count).map { \ObjectObservation[$0] }

    /// Represents a property. Properties beyond the limit share one.
    private subscript(index: Int) -> Int { index }

    private static func path(_ index: Int) -> KeyPath<ObjectObservation, Int> { paths[min(index, count - 1)] }

    func access(_ index: Int) { registrar.access(self, keyPath: Self.path(index)) }

    func willChange(_ index: Int) {
        publisher.send()
        registrar.willSet(self, keyPath: Self.path(index))
    }

    func didChange(_ index: Int) { registrar.didSet(self, keyPath: Self.path(index)) }
}

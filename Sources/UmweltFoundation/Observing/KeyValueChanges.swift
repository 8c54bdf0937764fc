import Foundation
import Synchronization

/// The observations of an object that announces changes of properties.
///
/// The object calls ``report()`` after each change. An observation compares its property's value with the last one. Key
/// paths are immutable: the class is sendable.
package final class KeyValueChanges: @unchecked Sendable {
    private struct State: Sendable {
        var last = 0
        var checks: [(id: Int, run: @Sendable () -> Void)] = []
    }

    /// The key paths of the properties whose changes are reported. Their values are equatable.
    let keyPaths: [AnyKeyPath]

    private let state = Mutex(State())

    /// Makes an empty list.
    ///
    /// - Parameter keyPaths: The key paths of the properties whose changes are reported.
    package init(of keyPaths: [AnyKeyPath]) { self.keyPaths = keyPaths }

    /// True if changes of a property are reported.
    package func announces(_ keyPath: AnyKeyPath) -> Bool { keyPaths.contains(keyPath) }

    /// Reports that properties may have changed. Handlers run on this thread, as on Apple's platforms.
    package func report() {
        for id in state.withLock({ $0.checks.map(\.id) }) {
            // An earlier handler may have ended the observation.
            state.withLock { $0.checks.first { $0.id == id }?.run }?()
        }
    }

    /// Adds a check, which runs after each report. Returns the check's number.
    @discardableResult
    package func add(_ check: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.last += 1
            state.checks.append((state.last, check))
            return state.last
        }
    }

    /// Removes the check with a number.
    func remove(_ id: Int) { state.withLock { $0.checks.removeAll { $0.id == id } } }
}

/// A class that announces changes of properties to key-value observers.
package protocol KeyValueAnnouncing: NSObject, _KeyValueCodingAndObserving {
    /// The observations of the object.
    var keyValueChanges: KeyValueChanges { get }
}

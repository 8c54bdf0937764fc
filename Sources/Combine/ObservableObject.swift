import Foundation
@preconcurrency import OpenCombine

/// A type of objects that announce by a publisher when they are about to change.
///
/// ```swift
/// final class Tape: ObservableObject {
///     @Published var title = "Untitled"
///     var position = 0 {
///         willSet { objectWillChange.send() }
///     }
/// }
/// ```
///
/// OpenCombine's protocol of this name has another publisher each time for objects without published properties.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that announces changes of the object: of properties marked `@Published`, or by a call of `send()`.
    public var objectWillChange: ObservableObjectPublisher {
        let table = PublisherTable.shared
        return table.hasPublished(self) ? Reflection(of: self).objectWillChange : table.publisher(of: self)
    }
}

/// A proxy of an object, for OpenCombine's search for published properties.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
    let customMirror: Mirror

    init(of object: AnyObject) { customMirror = Mirror(reflecting: object) }
}

private protocol PublishedProperty {}

extension Published: PublishedProperty {}

/// The publishers of objects without a stored publisher. A lock guards the mutable state.
private final class PublisherTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    static let shared = PublisherTable()
    private let lock = NSLock()
    private var hasPublished: [ObjectIdentifier: Bool] = [:]
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var maxBeforeCleaning = 64

    /// Returns true if an object's class has published properties; found once per class.
    func hasPublished(_ object: AnyObject) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        if let known = lock.withLock({ hasPublished[type] }) { return known }
        let found = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .contains { $0.children.contains { $0.value is any PublishedProperty } }
        lock.withLock { hasPublished[type] = found }
        return found
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        return lock.withLock {
            // Another object may have had the address before.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= maxBeforeCleaning {
                entries = entries.filter { $0.value.object != nil }
                maxBeforeCleaning = max(64, entries.count * 2)
            }
            let entry = Entry(object: object)
            entries[id] = entry
            return entry.publisher
        }
    }
}

import Foundation
import Synchronization

/// An observation of a property, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Mutex(end)
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        let ending = end.withLock { end in
            defer { end = nil }
            return end
        }
        ending?()
    }

    deinit { invalidate() }
}

/// Options of an observation.
///
/// There is no `prior`: classes announce changes after they were made.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes have the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Changes have the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The current value is reported when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kinds of changes. Properties that Umwelt's classes announce are set as a whole.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion
    /// Objects were removed from a collection.
    case removal
    /// Objects of a collection were replaced.
    case replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value; nil without the option `new`.
    public let newValue: Value?
    /// The old value; nil without the option `old`, and in the report of the current value.
    public let oldValue: Value?
    /// The changed indexes of a collection; nil for properties that are set as a whole.
    public let indexes: IndexSet?
    /// True before the change is made: never, because there is no option `prior`.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

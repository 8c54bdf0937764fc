import Foundation
import UmweltBase

/// A type whose initialisers return objects of subclasses.
public protocol _SortDescriptorFactory {}

extension NSSortDescriptor: _SortDescriptorFactory {}

extension _SortDescriptorFactory where Self: NSSortDescriptor {
    /// Makes an order by the value of a key.
    ///
    /// - Parameters:
    ///   - key: The key, or a key path of several keys separated by full stops; nil to compare the objects themselves.
    ///   - ascending: True to sort the smallest value first.
    public init(key: String?, ascending: Bool) {
        // Self is NSSortDescriptor: the initialiser is not called on subclasses.
        self = KeySortDescriptor(.keys(key ?? "self"), ascending: ascending) as! Self
    }

    /// Makes a sort descriptor for a property of any type; objects without a value come first.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - ascending: True to sort the smallest value first.
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self = KeySortDescriptor(.path(keyPath) { ($0 as? Root)?[keyPath: keyPath] }, ascending: ascending) as! Self
    }
}

extension NSSortDescriptor {
    /// The order as stores can have it. Replaces a descriptor that Foundation made for a non-optional property by one
    /// that this library can read; descriptors with the app's own comparator stay unchanged.
    package var keyed: NSSortDescriptor {
        guard type(of: self) == NSSortDescriptor.self, Self.code(of: comparator) == Self.plainCode else { return self }
        let path = keyPath
        return KeySortDescriptor(.path(path) { $0[keyPath: path] }, ascending: ascending)
    }

    /// The address of the function with which Foundation compares values directly, whatever their type.
    private static let plainCode = code(of: NSSortDescriptor(keyPath: \Int.self, ascending: true).comparator)

    /// The address of a comparator's function, without the captured values.
    private static func code(of comparator: @escaping Comparator) -> UInt {
        // In a structure it is stored as it is: alone, a generic function would wrap it.
        withUnsafeBytes(of: StoredComparator(comparator: comparator)) { $0.load(as: UInt.self) }
    }

    private struct StoredComparator {
        let comparator: Comparator
    }
}

/// An order by a key, which stores can have too.
package final class KeySortDescriptor: NSSortDescriptor {
    package enum Source {
        case keys(String)
        /// A property, and the function that reads it.
        case path(AnyKeyPath, (Any) -> Any?)
    }

    package let source: Source

    /// The rules for comparing texts; nil to compare their characters.
    package let textComparator: String.StandardComparator?

    /// True if texts are compared as users of the current locale have them.
    package let isLocalized: Bool

    /// The Swift value that it was made of; nil for none.
    package let original: Any?

    package init(
        _ source: Source, ascending: Bool, textComparator: String.StandardComparator? = nil, isLocalized: Bool = false,
        original: Any? = nil
    ) {
        self.source = source
        self.original = original
        self.textComparator = textComparator
        self.isLocalized = isLocalized
        super.init(keyPath: \String.self, ascending: ascending)
    }

    required init?(coder: NSCoder) { nil }

    package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (left, right) = (value(of: object1), value(of: object2))
        if let textComparator, case .text(let left) = left, case .text(let right) = right {
            var textComparator = textComparator
            textComparator.order = ascending ? .forward : .reverse
            return textComparator.compare(left, right)
        }
        if isLocalized, case .text(let left) = left, case .text(let right) = right {
            return LocalizedStandardComparator(order: ascending ? .forward : .reverse).compare(left, right)
        }
        let result =
            PredicateValue.order(left, right)
            ?? (left.isNull == right.isNull ? .orderedSame : left.isNull ? .orderedAscending : .orderedDescending)
        return ascending || result == .orderedSame
            ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
    }

    private func value(of object: Any) -> PredicateValue {
        switch source {
        case .path(_, let read): return PredicateValue(read(object))
        case .keys(let keys):
            if keys == "self" { return PredicateValue(object) }
            return PredicateEvaluation(of: object).value(
                .path(.object, keys.split(separator: ".").map(String.init)))
        }
    }

    package override var reversedSortDescriptor: Any {
        KeySortDescriptor(source, ascending: !ascending, textComparator: textComparator, isLocalized: isLocalized)
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }

    package override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? KeySortDescriptor, other.ascending == ascending,
            other.textComparator == textComparator, other.isLocalized == isLocalized
        else { return false }
        return switch (source, other.source) {
        case (.keys(let left), .keys(let right)): left == right
        case (.path(let left, _), .path(let right, _)): left == right
        default: false
        }
    }

    package override var hash: Int { ascending ? 1 : 0 }
}

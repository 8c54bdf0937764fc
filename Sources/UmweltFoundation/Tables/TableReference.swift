import Foundation

/// The options of object tables: how objects are held, and which count as equal.
///
/// The namespace has its name of the class that Foundation has them in.
public enum NSPointerFunctions {
    /// The options as a set.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The table holds its objects strongly, which is the default.
        public static let strongMemory: Options = []
        /// The table holds its objects weakly: they are removed when nothing else keeps them alive.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are equal if `isEqual(_:)` returns true, which is the default.
        public static let objectPersonality: Options = []
        /// Objects are equal only if they are identical.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// The table keeps copies of its objects.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
    }
}

/// A strong or weak reference of a table to an object.
struct TableReference<Object: AnyObject> {
    private let strong: Object?
    private weak var weak: Object?

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        let object = options.contains(.copyIn) ? ((object as? NSObject)?.copy() as? Object ?? object) : object
        strong = options.isWeak ? nil : object
        weak = object
    }

    /// The object; nil if it has been released.
    var object: Object? { strong ?? weak }

    /// The hash value, which is equal for objects that count as equal.
    static func hash(of object: Object, _ options: NSPointerFunctions.Options) -> Int {
        if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    /// True if two objects are the same to a table.
    static func areEqual(_ left: Object, _ right: Object, _ options: NSPointerFunctions.Options) -> Bool {
        if left === right { return true }
        guard !options.contains(.objectPointerPersonality), let left = left as? NSObject else { return false }
        return left.isEqual(right)
    }
}

/// An enumerator of the objects that a table had when it was asked for.
final class TableEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}

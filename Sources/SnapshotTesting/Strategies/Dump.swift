import Foundation

extension Snapshotting where Format == String {
    /// The strategy that compares values by their properties, as text.
    ///
    /// The text has no addresses of objects, and the elements of sets and dictionaries are sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { Dump.text(of: $0, name: nil, depth: 0, around: []) }
    }
}

/// A type that chooses its text in ``Snapshotting/dump``.
public protocol AnySnapshotStringConvertible {
    /// True if the properties follow the text.
    static var renderChildren: Bool { get }

    /// The text of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// False: only the text is shown.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in Greenwich, to the second.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The description of the object without its address.
    public var snapshotDescription: String { Dump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}

/// The text of a value with its properties, a line for each. The format is that of Point-Free's package, so that
/// references can be shared with Apple's systems.
private enum Dump {
    /// Returns the lines of a value.
    ///
    /// - Parameters:
    ///   - name: The label of the value; nil for none.
    ///   - depth: The number of spaces before the value.
    ///   - objects: The objects that the value is in.
    static func text(of value: Any, name: String?, depth: Int, around objects: Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        let count = mirror.children.count
        var children = Array(mirror.children)
        var objects = objects
        let label = name.map { "\($0): " } ?? ""
        let indentation = String(repeating: " ", count: depth)
        let bullet = count == 0 ? "-" : "▿"
        let typeName = "\(mirror.subjectType)".replacing(/\ #\d+/, with: "")
        let description: String
        switch mirror.displayStyle {
        case .collection: description = count == 1 ? "1 element" : "\(count) elements"
        case .dictionary:
            description = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
            children = sorted(children, around: objects)
        case .set:
            description = count == 1 ? "1 member" : "\(count) members"
            children = sorted(children, around: objects)
        case .tuple: description = count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: description = count == 0 ? "\(typeName).none" : typeName
        default:
            if let own = value as? any AnySnapshotStringConvertible {
                guard type(of: own).renderChildren else {
                    return "\(indentation)- \(label)\(own.snapshotDescription)\n"
                }
                description = own.snapshotDescription
            } else if let described = value as? any CustomStringConvertible {
                description = described.description
            } else {
                switch mirror.displayStyle {
                case .class:
                    guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                        return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
                    }
                    description = typeName
                    children = sorted(children, around: objects)
                case .struct:
                    description = typeName
                    children = sorted(children, around: objects)
                case .enum: description = count == 0 ? "\(typeName).\(value)" : typeName
                default: description = String(describing: value)
                }
            }
        }
        let lines = children.map { text(of: $0.value, name: $0.label, depth: depth + 2, around: objects) }
        return "\(indentation)\(bullet) \(label)\(description)\n" + lines.joined()
    }

    private static func sorted(_ children: [Mirror.Child], around objects: Set<ObjectIdentifier>) -> [Mirror.Child] {
        // The order is that of labels, then of values.
        children.map { (child: $0, text: text(of: $0, name: nil, depth: 0, around: objects)) }
            .sorted { $0.text < $1.text }.map(\.child)
    }

    /// Returns a text without the addresses of objects.
    static func withoutAddresses(_ text: String) -> String {
        text.replacing(/:?\s*0x[\da-f]+(\s*)/) { $0.1 }
    }
}

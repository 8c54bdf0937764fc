import UmweltGraph

/// The dynamic properties of values that a body makes and calls itself, such as the columns of a table.
///
/// A value reuses the properties of its counterpart in the last run: the one with the same number of values of its type
/// before it.
package final class NestedProperties {
    private var known: [Place: AnyObject] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    private struct Place: Hashable {
        let type: ObjectIdentifier
        let index: Int
    }

    /// The properties of the values that are being called. Bodies run on the main actor only.
    nonisolated(unsafe) private static var current: NestedProperties?

    /// The node that depends on the values the properties read, and on which the body depends; nil until a value has
    /// properties. When the environment changes, the view with the body checks only its own properties.
    private var node: Node?

    private final class Node: GraphNode {
        override func inputDidChange(_ input: GraphNode) { invalidateReaders() }

        override func shouldUpdate() -> Bool { false }
    }

    /// Makes an empty storage, to be retained as long as the view of the body is in the tree.
    package init() {}

    /// Calls values, whose properties are these. Called within a body.
    package func with<Result>(_ call: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        counts = [:]
        defer { Self.current = outer }
        return call()
    }

    /// Returns a value with its properties installed, if a body is calling it within ``with(_:)``.
    package static func installed<Value>(in value: Value) -> Value {
        guard let current, let element = RunningBody.current else { return value }
        guard let properties = current.properties(of: value, for: element) else { return value }
        let node = current.node ?? Node(in: element.graph)
        current.node = node
        let installed = element.graph.track(as: node) { properties.installed(in: value, for: element) }
        node.track()
        return installed
    }

    private func properties<Value>(of value: Value, for element: _Element) -> InstalledProperties<Value>? {
        let type = ObjectIdentifier(Value.self)
        let place = Place(type: type, index: counts[type, default: 0])
        counts[type] = place.index + 1
        // The place has the type.
        if let found = known[place] { return unsafeDowncast(found, to: InstalledProperties<Value>.self) }
        let made = InstalledProperties(of: value, for: element)
        known[place] = made
        return made
    }
}

@_spi(Kernel) import UmweltCore

/// A type that names a value that views pass to the ``Layout`` that arranges them.
///
/// ```swift
/// private struct Weight: LayoutValueKey {
///     static let defaultValue = 1.0
/// }
///
/// Text("Twice as wide").layoutValue(key: Weight.self, value: 2)
/// ```
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the layout that arranges the view.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

/// The modifier that sets a value for the layout that arranges a view.
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier, LayoutModifier {
    typealias Body = Never
    let value: Key.Value

    nonisolated init(value: Key.Value) { self.value = value }

    func makeNode(for element: _Element) -> LayoutValueNode<Key> { LayoutValueNode(value, element: element) }

    func update(_ node: LayoutValueNode<Key>) { node.set(value) }
}

/// A node with a value for the layout that arranges it.
final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
    private(set) var value: Key.Value

    init(_ value: Key.Value, element: _Element) {
        self.value = value
        super.init(element: element)
    }

    func set(_ new: Key.Value) {
        if areValuesEqual(value, new) { return }
        value = new
        setNeedsLayout(notifiesParent: true)
    }
}

extension LayoutNode {
    /// Returns the value that the node sets, or a node whose size and place it has; the outermost counts.
    package final func layoutValue<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? {
        var node: LayoutNode? = self
        while let current = node {
            if let saying = current as? LayoutValueNode<Key> { return saying.value }
            node = current.arranged
        }
        return nil
    }
}

/// The values that the elements around an item of a container set on it, such as a row's insets. The value that is set
/// nearest to the item counts.
///
/// A container reads the traits of an item with ``init(of:in:)``, which asks each element from the item's view up to
/// the container to add its own (``_Element/addTraits(to:)``).
@_spi(Kernel) public struct ItemTraits {
    /// The identity that the item is selected by: the tag, or the identity of its element in the innermost `ForEach`.
    package var identity: AnyHashable?

    /// The item's element in the outermost `ForEach` that was passed so far.
    package var item: (any ForEachItemElement)?

    /// Values of containers above the kernel. An item has one or two keys, so that a scan is cheaper than a hash.
    private var values: [(key: ObjectIdentifier, value: Any)] = []

    /// The value of a key; the key's default where no element set one.
    package subscript<Key: ItemTraitKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            for entry in values where entry.key == id {
                if let value = entry.value as? Key.Value { return value }
            }
            return Key.defaultValue
        }
        set {
            let id = ObjectIdentifier(key)
            if let index = values.firstIndex(where: { $0.key == id }) {
                values[index].value = newValue
            } else {
                values.append((id, newValue))
            }
        }
    }

    /// Reads the traits of the item that a layout node represents in a container. If another view shows the node, its
    /// elements come first, and then the common ancestors.
    package init(of node: LayoutNode, in container: _Element) {
        var (content, show) = (node, node.show)
        while let inner = content.arranged {
            content = inner
            show = inner.show ?? show
        }
        var current: _Element? = content.element
        while let inner = current, inner !== container {
            if let place = show, place.isInside(of: inner) {
                show = nil
                add(from: place, to: inner)
            }
            inner.addTraits(to: &self)
            current = inner.parent
        }
        if let show, show.isInside(of: container) { add(from: show, to: container) }
    }

    /// Reads the traits that are set around a part of a lazy container, whether or not its views have been made.
    package init(around part: LazyPart, in container: _Element) {
        if let node = part.node {
            self = ItemTraits(of: node, in: container)
        } else if let source = part.source {
            add(from: source, to: container)
        }
    }

    private mutating func add(from element: _Element, to end: _Element) {
        var current: _Element? = element
        while let inner = current, inner !== end {
            inner.addTraits(to: &self)
            current = inner.parent
        }
    }
}

/// A key of ``ItemTraits``: the type of one value that elements set on the items of containers.
package protocol ItemTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no element sets one.
    static var defaultValue: Value { get }
}

/// The element of an item of a `ForEach`, with its index.
package protocol ForEachItemElement: _Element {
    /// The index of the item in the data.
    var offset: Int { get }

    /// The identity of the item's datum.
    var identity: AnyHashable { get }

    /// The number of items in its `ForEach`.
    var count: Int { get }

    /// Returns the identity of the datum at an offset in its `ForEach`, whether or not that item has been realized.
    func identity(at offset: Int) -> AnyHashable
}

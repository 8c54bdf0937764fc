/// The element of a view with one element below it.
@_spi(Kernel) open class SingleChildElement<V: View, Child: View>: _ViewElement<V> {
    /// The element below; nil until it is made.
    package final var child: _ViewElement<Child>?

    /// Passes a view to the child element, which the first call creates.
    package final func show(_ view: Child) {
        if let child {
            child.update(view)
        } else {
            child = Child._makeElement(view, childInputs())
            layoutNodesChanged()
        }
    }

    open override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}

@_spi(Kernel) import Umwelt

/// The transaction of the updates of a representable, which arrives at its element.
final class UpdateTransaction {
    private weak var element: _Element?

    /// The transaction of the current update; one without values before there is an element.
    var current: Transaction { element?.transaction ?? Transaction() }

    /// Returns the element of a representable, whose updates this follows from now on.
    func following<V: View>(_ element: _ViewElement<V>) -> _ViewElement<V> {
        self.element = element
        return element
    }
}

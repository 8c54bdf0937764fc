/// The root element of a window's tree, or of an app's scenes. It owns the window's root layout node.
@_spi(Kernel) open class WindowElement: _Element {
    package final private(set) lazy var node = RootNode(element: self)

    /// The objects that are attached to the window, one of each type, such as its focus.
    package final var attachments = Attachments()

    final override var asWindow: WindowElement? { self }

    public final override func didLeaveTree() { node.detachAll() }
}

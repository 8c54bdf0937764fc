/// The element at the top of a window's tree, or of an app's scenes. It keeps the window's root layout node.
@_spi(Kernel) open class WindowElement: _Element {
    package final private(set) lazy var node = RootNode(element: self)

    /// Objects that there is one of for each window, such as its focus.
    final var attachments = Attachments()

    public final override func didLeaveTree() { node.detachAll() }
}

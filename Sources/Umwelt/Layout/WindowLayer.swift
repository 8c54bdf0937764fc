/// A layer of a window: what is presented in front of the window's content, such as a sheet or a menu. It is as large as
/// the window. The window's ``RootNode`` keeps its layers from back to front; the last one alone can be used.
package protocol WindowLayer: LayoutNode {
    /// Whether the layer covers the window, so that nothing behind it can be seen.
    var hidesWindow: Bool { get }

    /// Places what is inside again if the view that the layer is anchored to stands elsewhere than before. Called after
    /// each layout pass for the layers in ``ViewTree/anchoredLayers``.
    func followAnchor()

    /// The stacks inside that a user can go back in, the outer ones first.
    var backStacks: [any BackStack] { get }
}

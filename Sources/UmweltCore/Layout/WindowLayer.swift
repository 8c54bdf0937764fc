/// A layout node of a presentation in front of the window's content, such as a sheet or a menu.
///
/// It is as large as the window. The window's ``RootNode`` keeps its layers from back to front; only the last one can
/// be used, unless it lets the user through to those behind it.
package protocol WindowLayer: LayoutNode {
    /// True if the layer covers the window, so that nothing behind it is visible.
    var hidesWindow: Bool { get }

    /// True if the views behind the layer can be used too.
    var letsThrough: Bool { get }

    /// Places the content again if the view that the layer is anchored to has moved. Called after each layout pass for
    /// the layers in ``ViewTree/anchoredLayers``.
    func followAnchor()

    /// The back stacks in the layer, the outer ones first.
    var backStacks: [any BackStack] { get }

    /// True if the user can go back from the layer to what it covers, as in a narrow window.
    var isWayBack: Bool { get }

    /// Closes the layer for a user who goes back. Returns false if it stays.
    func leaveByWayBack() -> Bool
}

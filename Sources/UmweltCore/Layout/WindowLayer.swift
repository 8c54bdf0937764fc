/// A layout node of a presentation in front of the window's content, such as a sheet or a menu.
///
/// It is as large as the window. The window's ``RootNode`` has its layers from back to front. Only the last layer
/// accepts input, unless it lets input through.
package protocol WindowLayer: LayoutNode {
    /// True if the layer covers the window, and nothing behind it is visible.
    var hidesWindow: Bool { get }

    /// True if the views behind the layer can be used too.
    var letsThrough: Bool { get }

    /// Places the content again if the view that the layer is anchored to has moved. Called after each layout pass for
    /// the layers in ``ViewTree/anchoredLayers``.
    func followAnchor()

    /// The back stacks in the layer, the outer ones first.
    var backStacks: [any BackStack] { get }

    /// True if back navigation closes the layer, as in a narrow window.
    var isWayBack: Bool { get }

    /// Closes the layer on back navigation. Returns false if it stays open.
    func leaveByWayBack() -> Bool
}

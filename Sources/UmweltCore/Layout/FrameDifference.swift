import Foundation

/// The changes in a window since its host last asked: inserted and removed nodes, and changed parts of others.
///
/// Contains no views and may leave the main actor. Created by the window's `FrameRecorder`. Made by the window's
/// `FrameRecorder`.
public struct FrameDifference: Sendable, Hashable {
    /// The number of a layout node while it is in the window. Numbers are never reused. Never used for another node.
    public typealias NodeID = UInt32

    /// The nodes that were removed, each with all of its descendants.
    public var removed: [NodeID] = []

    /// The nodes that were added or changed; added ones after their parent.
    public var changed: [NodeChange] = []

    /// The window's colour scheme; nil if it has not changed.
    public var colorScheme: ColorScheme?

    /// The window's title, which may be empty; nil if it has not changed.
    public var title: String?

    /// The number of navigation levels above the root; nil if it has not changed.
    public var navigationDepth: Int?

    /// The path of the window's URL, if a view sets it; nil if it has not changed.
    public var navigationURL: String?

    /// The keyboard focus if the program has moved it; nil if it is where the host has it.
    public var focus: Focus?

    /// The target of the keyboard focus.
    public enum Focus: Sendable, Hashable {
        /// A node.
        case node(NodeID)
        /// No node.
        case nowhere
    }

    /// Makes an empty difference.
    public init() {}

    /// True if nothing has changed.
    public var isEmpty: Bool {
        removed.isEmpty && changed.isEmpty && colorScheme == nil && title == nil && navigationDepth == nil
            && navigationURL == nil && focus == nil
    }
}

/// The changes of one layout node. Of a new node, every part that differs from its default.
public struct NodeChange: Sendable, Hashable {
    /// The node.
    public var id: FrameDifference.NodeID

    /// True if the host has not been sent the node before.
    public var isNew = false

    /// The node's semantics; nil if they have not changed.
    public var semantics: Semantics?

    /// The pointer events that the node handles; nil if they have not changed.
    public var pointerInterest: PointerInterest?

    /// The frame in the parent's coordinates, in points; nil if it has not changed.
    public var frame: CGRect?

    /// The items that the node itself draws, behind its children, in its own coordinates; nil if they have not changed.
    public var items: [DisplayItem]?

    /// The opacity of the node with its descendants as a group, from 0 to 1; nil if it has not changed.
    public var opacity: Double?

    /// The clip of the node and its descendants, in the node's coordinates; nil if it has not changed.
    public var clip: Clip?

    /// The display effects on the node's picture, in its own coordinates; nil if they have not changed.
    public var effects: DisplayEffects?

    /// The animation of the frame, the opacity, the effects, the clip and the items towards the new values, for hosts
    /// that play animations themselves; nil if the last sent animation continues.
    package var animation: AnimationChange?

    /// The scroll offset from the content's top left corner, in points; nil if the host's offset is current.
    public var scrollOffset: CGPoint?

    /// The animation with which the host scrolls to the offset; nil for none.
    package var scrollAnimation: ScrollOffsetAnimation?

    /// The changes of an editable text; nil for none.
    public var text: TextUpdate?

    /// The distance in points by which the host scrolls further, so that visible content does not move.
    public var scrollShift: CGPoint?

    /// The children, in reading order; nil if they have not changed. A scrolling node with very many children sends
    /// only those in the nearby region.
    public var children: Children?

    /// The clip of a node.
    public enum Clip: Sendable, Hashable {
        /// No clip any more.
        case nothing
        /// The inside of a path.
        case path(Path)
    }

    /// The animation of a node's appearance.
    package enum AnimationChange: Sendable, Hashable {
        /// No animation: the node shows the new values immediately.
        case nothing
        /// The animation of the node's content from now on.
        case plays(SampledAnimation)
    }

    /// The children of a node.
    public struct Children: Sendable, Hashable {
        /// The nodes in reading order.
        public var ids: [FrameDifference.NodeID]

        /// The same nodes from back to front; nil if that is the reading order.
        public var drawingOrder: [FrameDifference.NodeID]?

        package init(ids: [FrameDifference.NodeID], drawingOrder: [FrameDifference.NodeID]?) {
            self.ids = ids
            self.drawingOrder = drawingOrder
        }
    }

    package init(id: FrameDifference.NodeID) { self.id = id }

    /// True if the difference is empty.
    package var isEmpty: Bool {
        !isNew && semantics == nil && pointerInterest == nil && frame == nil && items == nil && opacity == nil
            && text == nil && clip == nil && effects == nil && animation == nil && scrollOffset == nil
            && scrollShift == nil && children == nil
    }
}

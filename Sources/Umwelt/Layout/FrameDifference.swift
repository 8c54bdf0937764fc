import Foundation

/// What is different in a window since its host last asked: the layout nodes that came, went or changed, and of each
/// one only the parts that did.
///
/// It holds no views and may leave the main actor.
public struct FrameDifference: Sendable, Hashable {
    /// Stands for one layout node for as long as it is in the window. Never used for another.
    public typealias NodeID = UInt32

    /// The nodes that have left, each with all that was inside of it.
    public var removed: [NodeID] = []

    /// The nodes that are new or different; new ones after the node that they are in.
    public var changed: [NodeChange] = []

    /// Whether the window is light or dark now; nil if that is as it was.
    public var colorScheme: ColorScheme?

    /// What the window is called now, which may be empty; nil if that is as it was.
    public var title: String?

    /// How many times one can go back now; nil if that is as it was.
    public var navigationDepth: Int?

    /// Where the program has directed the keyboard; nil if that is where the host has it.
    public var focus: Focus?

    /// Where the keyboard is directed.
    public enum Focus: Sendable, Hashable {
        /// To a node.
        case node(NodeID)
        /// To none.
        case nowhere
    }

    /// Makes an empty difference.
    public init() {}

    /// Whether nothing is different.
    public var isEmpty: Bool {
        removed.isEmpty && changed.isEmpty && colorScheme == nil && title == nil && navigationDepth == nil
            && focus == nil
    }
}

/// What is different about one layout node. Of a new node everything is given that is not as usual.
public struct NodeChange: Sendable, Hashable {
    /// The node.
    public var id: FrameDifference.NodeID

    /// Whether the host has not heard of the node before.
    public var isNew = false

    /// What the node is to people who use it; nil if that is as it was.
    public var semantics: Semantics?

    /// What the node has to do with pointers; nil if that is as it was.
    public var pointerInterest: PointerInterest?

    /// The place in the node around it, in points.
    public var frame: CGRect?

    /// What the node itself draws, behind the nodes inside, in its own coordinates.
    public var items: [DisplayItem]?

    /// How opaque the node is drawn with all that is inside, as one.
    public var opacity: Double?

    /// What the node and all inside are cut off at, in its own coordinates; nil if that is as it was.
    public var clip: Clip?

    /// What else becomes of the node's picture, in its own coordinates; nil if that is as it was.
    public var effects: DisplayEffects?

    /// How far the node is scrolled, from its content's top left corner, where that is not what the host said last.
    public var scrollOffset: CGPoint?

    /// What is new of the text that is written in the node, if somebody can write into it.
    public var text: TextUpdate?

    /// How much further the node is to be scrolled than it is, so that what can be seen stays where it is.
    public var scrollShift: CGPoint?

    /// The nodes inside, in the order in which they are read. Of very many in something that scrolls these are only
    /// those that are near to what can be seen.
    public var children: Children?

    /// What a node is cut off at.
    public enum Clip: Sendable, Hashable {
        /// Nothing any more.
        case nothing
        /// The inside of a path.
        case path(Path)
    }

    /// The nodes inside of another.
    public struct Children: Sendable, Hashable {
        /// The nodes in reading order.
        public var ids: [FrameDifference.NodeID]

        /// The same nodes from back to front; nil where that is the reading order.
        public var drawingOrder: [FrameDifference.NodeID]?
    }

    init(id: FrameDifference.NodeID) { self.id = id }

    /// Whether there is anything to tell.
    var isEmpty: Bool {
        !isNew && semantics == nil && pointerInterest == nil && frame == nil && items == nil && opacity == nil
            && text == nil && clip == nil && effects == nil && scrollOffset == nil && scrollShift == nil
            && children == nil
    }
}

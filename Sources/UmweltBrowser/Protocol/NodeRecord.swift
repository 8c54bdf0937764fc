import Foundation

/// The changed properties of a node, or all properties of a new node. A nil property is unchanged, or has its default.
struct NodeRecord: MessageRecord {
    /// The id of the node, which is never reused.
    var id: UInt32
    /// The semantics of the node.
    var semantics: SemanticsRecord?
    /// The node's interest in pointers.
    var pointers: PointersRecord?
    /// The frame in the coordinates of the parent, in points.
    var frame: BoxRecord?
    /// The opacity of the node with its descendants, from 0 to 1.
    var opacity: CGFloat?
    /// The outline that the node is clipped to, as a path of SVG; empty for none.
    var clip: String?
    /// The other effects on the node's picture.
    var effects: EffectsRecord?
    /// The animation towards the given properties.
    var motion: MotionRecord?
    /// The scroll offset, in points.
    var scrollOffset: PairRecord?
    /// The scrolling animation to the offset; nil for none.
    var glide: GlideRecord?
    /// The distance in points by which the node is scrolled relative to the user's position.
    var scrollShift: PairRecord?
    /// The text of a field.
    var text: TextRecord?
    /// The display items of the node, behind its children.
    var items: [ItemRecord]?
    /// The children, in reading order.
    var children: [UInt32]?
    /// The children from back to front, if that is another order.
    var drawingOrder: [UInt32]?

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case semantics = "a"
        case pointers = "p"
        case frame = "f"
        case opacity = "o"
        case clip = "c"
        case effects = "e"
        case motion = "m"
        case scrollOffset = "y"
        case glide = "g"
        case scrollShift = "j"
        case text = "t"
        case items = "d"
        case children = "k"
        case drawingOrder = "z"
    }
}

/// The interest of a node in pointers and keys.
struct PointersRecord: MessageRecord {
    /// The events that the node handles, as bits: see `PointerInterest.Events`.
    var events: Int?
    /// If true, pointers pass through the node.
    @Flag var isUntouchable = false
    /// If true, the node is being removed, and can't be used.
    @Flag var isInert = false
    /// If true, the node blocks pointer input to nodes behind it.
    @Flag var isBarrier = false
    /// The outline for pointer input, as an SVG path; nil for the node's drawing.
    var shape: String?
    /// If true, the outline is filled by the even-odd rule.
    @Flag var isEvenOdd = false
    /// The keys that the focused node handles, by DOM names, with the prefix `Command+` for those with Control or
    /// Command, and `Text` for keys that write characters; an empty list for all. `Modifiers` means the modifier keys,
    /// wherever the focus is.
    var keys: [String]?
    /// If true, the focus inside is not shown.
    @Flag var hidesFocus = false
    /// The mouse pointer over the node, in CSS; nil for the ancestors'.
    var cursor: String?

    enum CodingKeys: String, CodingKey {
        case events = "e"
        case isUntouchable = "x"
        case isInert = "i"
        case isBarrier = "b"
        case shape = "s"
        case isEvenOdd = "o"
        case keys = "k"
        case hidesFocus = "f"
        case cursor = "c"
    }
}

/// The effects on a picture, in the terms of CSS.
struct EffectsRecord: MessageRecord {
    var transform: String?
    var filter: String?
    var mask: String?
    /// The blend mode of the picture with its backdrop.
    var blendMode: String?
    /// If true, descendants blend only with each other.
    @Flag var isIsolated = false
    /// The classes of a continuous movement.
    var movement: String?
    /// The SVG definitions that filter and mask refer to.
    var definitions: String?

    enum CodingKeys: String, CodingKey {
        case transform = "t"
        case filter = "f"
        case mask = "m"
        case blendMode = "b"
        case isIsolated = "i"
        case movement = "a"
        case definitions = "d"
    }
}

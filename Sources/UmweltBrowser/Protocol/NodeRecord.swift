import Foundation

/// A node of the window that is new or different. What is nil is as it was, or as usual.
struct NodeRecord: Codable, Equatable {
    /// The node's name, which is never another's.
    var id: UInt32
    /// What the node is to people who use it.
    var semantics: SemanticsRecord?
    /// What the node has to do with pointers.
    var pointers: PointersRecord?
    /// The frame in the node around it, in points.
    var frame: BoxRecord?
    /// The opacity, from 0 to 1, of the node with all that is inside.
    var opacity: CGFloat?
    /// The outline that the node is clipped to, as SVG writes paths; empty for none.
    var clip: String?
    /// What else becomes of the node's picture.
    var effects: EffectsRecord?
    /// How far the node is scrolled, in points.
    var scrollOffset: PairRecord?
    /// How much further the node is to be scrolled than its user has it by now, in points.
    var scrollShift: PairRecord?
    /// What is written in the node.
    var text: TextRecord?
    /// What the node draws, behind the nodes inside.
    var items: [ItemRecord]?
    /// The nodes inside, in reading order.
    var children: [UInt32]?
    /// The nodes inside, from back to front, where that is another order.
    var drawingOrder: [UInt32]?

    enum CodingKeys: String, CodingKey {
        case id = "i"
        case semantics = "a"
        case pointers = "p"
        case frame = "f"
        case opacity = "o"
        case clip = "c"
        case effects = "e"
        case scrollOffset = "y"
        case scrollShift = "j"
        case text = "t"
        case items = "d"
        case children = "k"
        case drawingOrder = "z"
    }
}

/// What a node has to do with pointers.
struct PointersRecord: Codable, Equatable {
    /// The events that it wants, as bits: see `PointerInterest.Events`.
    var events: UInt8?
    /// Whether pointers go through it.
    @Flag var isUntouchable = false
    /// The outline that catches pointers, as SVG writes paths; nil if what is drawn does.
    var shape: String?
    /// Whether the outline has holes where it overlaps itself.
    @Flag var isEvenOdd = false

    enum CodingKeys: String, CodingKey {
        case events = "e"
        case isUntouchable = "x"
        case shape = "s"
        case isEvenOdd = "o"
    }
}

/// What becomes of a picture, as CSS writes it.
struct EffectsRecord: Codable, Equatable {
    var transform: String?
    var filter: String?
    var mask: String?
    /// How the picture mixes with what is behind it.
    var blendMode: String?
    /// Whether what is inside mixes only with what else is inside.
    @Flag var isIsolated = false
    /// The classes of what moves all the time.
    var movement: String?
    /// What filter and mask refer to, as SVG.
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

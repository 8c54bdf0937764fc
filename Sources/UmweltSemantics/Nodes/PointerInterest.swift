import Foundation

/// The pointer events and keys that a node handles and the area in which it receives pointers, for hosts that do the
/// hit test themselves.
public struct PointerInterest: Sendable, Hashable {
    /// The kinds of pointer events that a node can handle.
    public struct Events: OptionSet, Sendable, Hashable {
        /// The events as bits.
        public let rawValue: UInt16

        /// Makes a set from bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The events of a pointer that is put down on the node or on a descendant.
        public static let presses = Events(rawValue: 1)
        /// With ``presses``: the node follows the pointer everywhere, so that the system must not scroll instead.
        public static let drags = Events(rawValue: 2)
        /// The pointer enters and leaves the node.
        public static let visits = Events(rawValue: 4)
        /// Every movement of a pointer over the node.
        public static let hovers = Events(rawValue: 8)
        /// Requests for the node's menu.
        public static let menus = Events(rawValue: 16)
        /// The user can drag the node or a descendant (drag and drop).
        public static let carries = Events(rawValue: 32)
        /// Drops on the node, or on a descendant.
        public static let drops = Events(rawValue: 64)
        /// No events: the node is the preview of a drag, and only visible during the drag.
        public static let previews = Events(rawValue: 128)
        /// With ``drags``: the node follows two fingers. A wheel stands for them while Control is held.
        public static let pinches = Events(rawValue: 256)
    }

    /// A shape of the mouse pointer, named as in CSS and GTK.
    public enum Cursor: String, Sendable, Hashable {
        case hidden = "none"
        case arrow = "default"
        case text
        case verticalText = "vertical-text"
        case cross = "crosshair"
        case grab
        case grabbing
        case link = "pointer"
        case zoomIn = "zoom-in"
        case zoomOut = "zoom-out"
        case column = "col-resize"
        case row = "row-resize"
        case north = "n-resize"
        case south = "s-resize"
        case west = "w-resize"
        case east = "e-resize"
        case northWest = "nw-resize"
        case northEast = "ne-resize"
        case southWest = "sw-resize"
        case southEast = "se-resize"
        case vertical = "ns-resize"
        case horizontal = "ew-resize"
        case falling = "nwse-resize"
        case rising = "nesw-resize"
    }

    /// A shape of the mouse pointer that the app has drawn.
    public struct CursorPicture: Sendable, Hashable {
        /// The picture. Hosts show it in whole points.
        public let picture: DisplayList

        /// The point of the picture that points, from its top left corner, in points.
        public let hotSpot: CGPoint

        package init(picture: DisplayList, hotSpot: CGPoint) {
            self.picture = picture
            self.hotSpot = hotSpot
        }

        /// The longest side of a picture, in points: browsers show no larger ones.
        package static let longestSide: CGFloat = 128
    }

    /// An outline that receives pointers.
    public struct Shape: Sendable, Hashable {
        /// The outline, in points in the node's coordinates.
        public var path: Path

        /// True if areas that the path encloses an even number of times are outside.
        public var isEvenOdd: Bool

        package init(path: Path, isEvenOdd: Bool) {
            self.path = path
            self.isEvenOdd = isEvenOdd
        }
    }

    /// The events that the node handles.
    public var events: Events = []

    /// True if pointers pass through the node and all of its descendants.
    public var isUntouchable = false

    /// True if the node's frame blocks pointers for nodes behind it, even where nothing is drawn.
    public var isBarrier = false

    /// True if no node inside can be used, because the view is being removed. Hosts remove the keyboard focus from it.
    public var isInert = false

    /// The outline that receives pointers in place of the drawing of the node and its descendants; nil for that
    /// drawing.
    public var shape: Shape?

    /// The keys that the node handles while the focus is in it; nil for none.
    public var keys: KeyInterest?

    /// True if hosts do not show which of the nodes inside has the focus.
    public var hidesFocusEffect = false

    /// The shape of the mouse pointer over the node; nil for that of the surrounding node.
    public var cursor: Cursor?

    /// The app's own picture of the mouse pointer over the node, for which ``cursor`` is the replacement in other
    /// hosts; nil for none.
    public var cursorPicture: CursorPicture?

    /// Makes the interest of a node that handles no pointer events.
    public init() {}

    /// The interest of a node that is being removed and cannot be used.
    package static var leaving: PointerInterest {
        var interest = none
        interest.isInert = true
        return interest
    }

    /// The interest of a node that only blocks pointers for nodes behind it.
    package static var barrier: PointerInterest {
        var interest = PointerInterest()
        interest.isBarrier = true
        return interest
    }

    /// The interest of a node through which pointers pass, also at its descendants.
    package static var none: PointerInterest {
        var interest = PointerInterest()
        interest.isUntouchable = true
        return interest
    }
}

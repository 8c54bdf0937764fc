@_spi(Kernel) import UmweltCore
import Foundation

/// The appearance of a mouse pointer over a view.
///
/// ```swift
/// Divider().pointerStyle(.columnResize)
/// ```
///
/// The browser and the desktop draw it; the available pointers are those of CSS. Apps can draw others from an image or
/// a shape.
public struct PointerStyle: Sendable {
    private let leftToRight: PointerInterest.Cursor
    private let rightToLeft: PointerInterest.Cursor

    /// The app's own drawing; nil for a system pointer.
    private(set) var drawing: PointerDrawing?

    private init(_ cursor: PointerInterest.Cursor) { self.init(cursor, cursor) }

    private init(_ leftToRight: PointerInterest.Cursor, _ rightToLeft: PointerInterest.Cursor) {
        self.leftToRight = leftToRight
        self.rightToLeft = rightToLeft
    }

    func cursor(isRightToLeft: Bool) -> PointerInterest.Cursor { isRightToLeft ? rightToLeft : leftToRight }

    private init(_ drawing: PointerDrawing) {
        self.init(.arrow)
        self.drawing = drawing
    }

    /// Returns a pointer with an image, in its own size. Images with a side of more than 128 points are replaced by an
    /// arrow.
    ///
    /// ```swift
    /// Canvas(renderer: draw).pointerStyle(.image(Image(systemName: "pencil"), hotSpot: .bottomLeading))
    /// ```
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - hotSpot: The point of the image that is the pointer's position.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(.image(image, hotSpot: hotSpot))
    }

    /// Returns a pointer with an image of an asset catalogue, in its own size.
    ///
    /// - Parameters:
    ///   - resource: The image.
    ///   - hotSpot: The point of the image that is the pointer's position.
    public static func image(_ resource: ImageResource, hotSpot: UnitPoint) -> PointerStyle {
        image(Image(resource), hotSpot: hotSpot)
    }

    /// Returns a pointer with a shape, in the primary colour with a border that is visible on every background. Its
    /// middle points.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - eoFill: If true, the even-odd rule decides which points are inside.
    ///   - size: The size, in points.
    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle {
        let inset = PointerDrawing.border
        let frame = CGRect(x: inset, y: inset, width: size.width, height: size.height)
        return PointerStyle(.shape(shape.path(in: frame), isEvenOdd: eoFill, size: size))
    }

    /// The default pointer: an arrow.
    public static let `default` = PointerStyle(.arrow)
    /// The pointer over selectable horizontal text.
    public static let horizontalText = PointerStyle(.text)
    /// The pointer over selectable vertical text.
    public static let verticalText = PointerStyle(.verticalText)
    /// The pointer for selecting with a rectangle.
    public static let rectSelection = PointerStyle(.cross)
    /// The pointer over a draggable view.
    public static let grabIdle = PointerStyle(.grab)
    /// The pointer while something is dragged.
    public static let grabActive = PointerStyle(.grabbing)
    /// The pointer over a link.
    public static let link = PointerStyle(.link)
    /// The pointer over content that a click enlarges.
    public static let zoomIn = PointerStyle(.zoomIn)
    /// The pointer over content that a click makes smaller.
    public static let zoomOut = PointerStyle(.zoomOut)
    /// The pointer over a column divider that can be moved in both directions.
    public static let columnResize = PointerStyle(.column)
    /// The pointer over a row divider that can be moved in both directions.
    public static let rowResize = PointerStyle(.row)

    /// Returns the pointer over a column divider that can be moved in some directions.
    ///
    /// - Parameter directions: The directions in which the divider can still be moved.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(.west, .east)
        case .trailing: PointerStyle(.east, .west)
        default: columnResize
        }
    }

    /// Returns the pointer over a row divider that can be moved in some directions.
    ///
    /// - Parameter directions: The directions in which the divider can still be moved.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(.north)
        case .down: PointerStyle(.south)
        default: rowResize
        }
    }

    /// Returns the pointer over an edge or corner of a frame that can be resized in some directions.
    ///
    /// - Parameters:
    ///   - position: The edge or corner.
    ///   - directions: The directions, seen from the middle of the frame.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch directions {
        case .outward: PointerStyle(position.outward, position.mirrored.outward)
        case .inward: PointerStyle(position.opposite.outward, position.opposite.mirrored.outward)
        default: PointerStyle(position.both, position.mirrored.both)
        }
    }
}

/// An edge or a corner of a frame.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The leading edge.
    case leading
    /// The lower edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing

    /// The position in a layout from right to left.
    fileprivate var mirrored: FrameResizePosition {
        switch self {
        case .top, .bottom: self
        case .leading: .trailing
        case .trailing: .leading
        case .topLeading: .topTrailing
        case .topTrailing: .topLeading
        case .bottomLeading: .bottomTrailing
        case .bottomTrailing: .bottomLeading
        }
    }

    fileprivate var opposite: FrameResizePosition {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        case .topLeading: .bottomTrailing
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        case .bottomTrailing: .topLeading
        }
    }

    /// The pointer for resizing outwards only, in a layout from left to right.
    fileprivate var outward: PointerInterest.Cursor {
        switch self {
        case .top: .north
        case .bottom: .south
        case .leading: .west
        case .trailing: .east
        case .topLeading: .northWest
        case .topTrailing: .northEast
        case .bottomLeading: .southWest
        case .bottomTrailing: .southEast
        }
    }

    /// The pointer for resizing in both directions, in a layout from left to right.
    fileprivate var both: PointerInterest.Cursor {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        case .topLeading, .bottomTrailing: .falling
        case .topTrailing, .bottomLeading: .rising
        }
    }
}

/// A direction in which the edge of a frame moves.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    /// Towards the middle of the frame.
    case inward
    /// Away from the middle of the frame.
    case outward

    /// A set of none, one or both directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one direction.
        ///
        /// - Parameter direction: The only direction of the set.
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

        /// Towards the middle of the frame.
        public static let inward = Set(.inward)
        /// Away from the middle of the frame.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

/// A direction along lines of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
    /// Towards the leading side.
    case leading
    /// Towards the trailing side.
    case trailing

    /// A set of none, one or both directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one direction.
        ///
        /// - Parameter direction: The only direction of the set.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

        /// Towards the leading side.
        public static let leading = Set(.leading)
        /// Towards the trailing side.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction across lines of text.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down

    /// A set of none, one or both directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one direction.
        ///
        /// - Parameter direction: The only direction of the set.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

        /// Towards the top.
        public static let up = Set(.up)
        /// Towards the bottom.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

extension View {
    /// Sets the appearance of a mouse pointer over the view.
    ///
    /// The style of the innermost view applies.
    ///
    /// - Parameter style: The pointer; nil for that of the ancestors.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(_PointerStyleModifier(style: style))
    }

    /// Shows or hides a mouse's pointer over the view.
    ///
    /// - Parameter visibility: `.hidden` to hide the pointer.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(_PointerStyleModifier(isHidden: visibility == .hidden))
    }
}

/// The modifier that sets the pointer over a view.
public nonisolated struct _PointerStyleModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    var style: PointerStyle?
    var isHidden = false

    package func makeNode(for element: _Element) -> PointerStyleNode { PointerStyleNode(element: element) }

    package func update(_ node: PointerStyleNode) { node.set(self) }

    package func readEnvironment(_ values: EnvironmentValues, for node: PointerStyleNode) {
        node.set(isHidden ? nil : style?.drawing?.picture(in: values))
    }
}

/// A node with its child's frame and its own mouse pointer.
package final class PointerStyleNode: WrapperNode {
    private var modifier = _PointerStyleModifier()
    private var picture: PointerInterest.CursorPicture?

    func set(_ new: PointerInterest.CursorPicture?) {
        if picture == new { return }
        picture = new
        setNeedsSend()
    }

    func set(_ new: _PointerStyleModifier) {
        if areValuesEqual(modifier, new) { return }
        modifier = new
        setNeedsSend()
    }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.cursor = modifier.isHidden ? .hidden : modifier.style?.cursor(isRightToLeft: isRightToLeft)
        interest.cursorPicture = picture
        return interest
    }
}

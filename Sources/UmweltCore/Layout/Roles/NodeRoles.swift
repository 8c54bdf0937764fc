/// The roles that a layout node has beside measuring, placing and drawing.
///
/// A subclass overrides ``LayoutNode/roles``. A role with members of its own has a protocol in this folder, such as
/// `TextualNode` for ``text``. `LayoutNode` has a property that casts only nodes with the role, because casts to
/// protocols are slow.
@_spi(Kernel) @frozen public struct NodeRoles: OptionSet, Sendable {
    public let rawValue: UInt32

    // Inlined into the modules of the nodes: every node that is drawn is asked for its roles.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    // MARK: Structure

    /// Has bars that content scrolls beneath: a `BarNode`.
    @inlinable public static var bars: NodeRoles { NodeRoles(rawValue: 1 << 0) }
    /// Moves with the bar above, which can fold: a `BarFollowingNode`.
    @inlinable public static var followsBar: NodeRoles { NodeRoles(rawValue: 1 << 1) }
    /// Insets its content, or represents a screen: an `InsettingNode`.
    @inlinable public static var insets: NodeRoles { NodeRoles(rawValue: 1 << 2) }
    /// A list's row around the content that the app gave it.
    @inlinable public static var row: NodeRoles { NodeRoles(rawValue: 1 << 3) }
    /// Made by a container for one child: an `ItemNode`.
    @inlinable public static var item: NodeRoles { NodeRoles(rawValue: 1 << 4) }
    /// Measures more nodes than its children, and chooses one: a `ChoosingNode`.
    @inlinable public static var choice: NodeRoles { NodeRoles(rawValue: 1 << 5) }
    /// Shows only its children near the viewport, although it has a drawing order of its own.
    @inlinable public static var showsNearby: NodeRoles { NodeRoles(rawValue: 1 << 6) }

    // MARK: Motion

    /// Draws children that are being removed behind the others.
    @inlinable public static var leavesBehind: NodeRoles { NodeRoles(rawValue: 1 << 7) }
    /// Carries views along that are inserted inside while it moves. In other nodes such views appear at their final
    /// place.
    @inlinable public static var groupsGeometry: NodeRoles { NodeRoles(rawValue: 1 << 8) }

    // MARK: Drawing

    /// Shows only some of its children, or uses some as a mask: a `MaskingNode`.
    @inlinable public static var masks: NodeRoles { NodeRoles(rawValue: 1 << 9) }
    /// Clips at whole pixels, without smooth edges.
    @inlinable public static var clipsHard: NodeRoles { NodeRoles(rawValue: 1 << 10) }
    /// Sent to hosts as one picture with its descendants, since hosts cannot blend them.
    @inlinable public static var onePicture: NodeRoles { NodeRoles(rawValue: 1 << 11) }
    /// Draws its descendants' items as its own, every time.
    @inlinable public static var drawsOthers: NodeRoles { NodeRoles(rawValue: 1 << 12) }

    // MARK: Semantics and events

    /// A text: a `TextualNode`.
    @inlinable public static var text: NodeRoles { NodeRoles(rawValue: 1 << 13) }
    /// Has semantics that depend on its descendants.
    @inlinable public static var summary: NodeRoles { NodeRoles(rawValue: 1 << 14) }
    /// Decorated by another node than its parent: a `DecoratedNode`.
    @inlinable public static var decorated: NodeRoles { NodeRoles(rawValue: 1 << 15) }
    /// A control, such as a button: its gestures take precedence over those of its ancestors.
    @inlinable public static var control: NodeRoles { NodeRoles(rawValue: 1 << 16) }
    /// Observes the events that its descendants have handled: an `EventObservingNode`.
    @inlinable public static var observesEvents: NodeRoles { NodeRoles(rawValue: 1 << 17) }
}

extension LayoutNode {
    /// True if the node has bars that content scrolls beneath.
    package final var hasBars: Bool { roles.contains(.bars) }

    /// True for a list's row around the content that the app gave it.
    package final var isRow: Bool { roles.contains(.row) }

    /// True if children that are being removed are drawn behind the others.
    final var leavesBehind: Bool { roles.contains(.leavesBehind) }

    /// True if views that are inserted inside while the node moves are carried along.
    final var groupsGeometry: Bool { scrollAxes != nil || roles.contains(.groupsGeometry) }

    /// True if only the children near the viewport are shown, when there are many.
    final var showsNearbyOnly: Bool { drawingOrder == nil || roles.contains(.showsNearby) }

    /// True if hosts are sent the node and its descendants as one picture.
    package final var isOnePicture: Bool { roles.contains(.onePicture) }

    /// True if the node draws its descendants' items as its own.
    package final var drawsOthers: Bool { roles.contains(.drawsOthers) }

    /// True if the node's semantics depend on its descendants.
    package final var isSummary: Bool { roles.contains(.summary) }

    /// True if the node is a control, such as a button: its gestures take precedence over those of its ancestors.
    package final var isControl: Bool { roles.contains(.control) }
}

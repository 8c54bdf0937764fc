import Foundation
import Umwelt

/// A window as the input engine uses it: what only the host of the window can do.
///
/// A host passes raw events to ``InputEngine``, and does what the engine asks for here. Everything but ``view`` has a
/// default for hosts without widgets, menus or drags of their own. The engine calls ``HostSurface/update()`` after events.
@MainActor
public protocol InputSurface: HostSurface {
    /// The views of the window.
    var view: ViewHost { get }

    // MARK: Appearance

    /// Shows a node at a distance from its place, in points, until the next call: a row that a pointer moves.
    /// ``HostSurface/redraw()`` follows.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - distance: The distance, in points.
    func offset(_ node: HostNode, by distance: CGPoint)

    /// Shows a child in front of its siblings; nil for the normal order.
    func raise(_ child: HostNode?, in parent: HostNode)

    /// Shows a node at the scroll offset that it has now, before the next update.
    func scrolled(_ node: HostNode)

    /// Draws the scroll indicators and the focus ring again.
    func redrawDecorations()

    /// True if the host calls ``InputEngine/frame()`` for each frame of the display while ``InputEngine/isMoving`` is
    /// true. If false, the engine moves by the window's clock.
    var drawsFrames: Bool { get }

    /// Begins to draw frames.
    func beginFrames()

    // MARK: Keyboard

    /// The field that the host edits by a widget of its own, if it has the focus; nil for none.
    var focusedField: (any InputField)? { get }

    /// True if the host edits fields by widgets of its own. If false, the engine writes keys into fields.
    var editsFields: Bool { get }

    /// Moves the keyboard focus of the host's own widgets to a node; nil for none of them.
    ///
    /// - Parameter node: The node; nil for none.
    /// - Returns: True if the node has a widget that sends the focus event by itself.
    @discardableResult
    func focus(_ node: HostNode?) -> Bool

    /// Returns true if the window carries out a standard command by its keys: the app has not replaced it.
    func offers(_ command: StandardCommand) -> Bool

    /// Closes the window. Called only if the host offers the command `close`.
    func close()

    /// Closes all windows of the app. Called only if the host offers the command `quit`.
    func quit()

    // MARK: Drags

    /// Hands the drag of a view to the host, which takes it to other windows and programs.
    ///
    /// - Parameter start: The view and its items.
    /// - Returns: False if the host has no drags of its own: the engine drags in the window.
    func beginDrag(_ start: DragStart) -> Bool

    /// Ends the drag that the host has not yet begun to show.
    func endDrag()
}

/// A field that has the keyboard focus, edited by a widget of its host.
@MainActor
public protocol InputField {
    /// True if the return key adds a line.
    var isMultiline: Bool { get }

    /// True if the text is a password.
    var isSecret: Bool { get }

    /// The layout node of the field; nil if it has left the window.
    var node: HostNode? { get }

    /// Submits the text.
    func submit()
}

/// The start of a drag by a pointer.
@MainActor
public struct DragStart {
    /// The view that is dragged.
    public let view: HostNode

    /// The point of the window at which the pointer was put down.
    public let start: CGPoint

    /// The point of the window where the pointer is now.
    public let location: CGPoint

    /// Called when the host takes the pointer from the window.
    public let taken: @MainActor () -> Void
}

extension InputSurface {
    public func offset(_ node: HostNode, by distance: CGPoint) {}
    public func raise(_ child: HostNode?, in parent: HostNode) {}
    public func scrolled(_ node: HostNode) {}
    public func redrawDecorations() {}
    public var drawsFrames: Bool { false }
    public func beginFrames() {}
    public var focusedField: (any InputField)? { nil }
    public var editsFields: Bool { false }
    public func focus(_ node: HostNode?) -> Bool { false }
    public func offers(_ command: StandardCommand) -> Bool { [.undo, .redo, .settings].contains(command) }
    public func close() {}
    public func quit() {}
    public func beginDrag(_ start: DragStart) -> Bool { false }
    public func endDrag() {}
}

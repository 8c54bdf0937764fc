import Foundation
import Umwelt

/// The interface of a window for the input engine: operations that only its host can perform.
///
/// A host passes raw events to ``InputEngine``, and performs the engine's requests here. Everything but ``view``
/// and ``HostSurface/update()``, which the engine calls after events, has a default for hosts without their own widgets,
/// menus or drags.
@MainActor
public protocol InputSurface: HostSurface {
    /// The views of the window.
    var view: ViewHost { get }

    // MARK: Appearance

    /// Shows a node at an offset, in points, until the next call: a row moved by a pointer. ``HostSurface/redraw()``
    /// follows.
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

    /// Starts drawing frames.
    func beginFrames()

    // MARK: Keyboard

    /// The focused field that the host edits with its own widget; nil for none.
    var focusedField: (any InputField)? { get }

    /// True if the host edits fields with its own widgets. If false, the engine writes keys into fields.
    var editsFields: Bool { get }

    /// Moves the keyboard focus of the host's own widgets to a node; nil for none of them.
    ///
    /// - Parameter node: The node; nil for none.
    /// - Returns: True if the node has a widget that sends the focus event itself.
    @discardableResult
    func focus(_ node: HostNode?) -> Bool

    /// Returns true if the window carries out a standard command by its keys: the app has not replaced it.
    func offers(_ command: StandardCommand) -> Bool

    /// Closes the window. Called only if the host offers the command `close`.
    func close()

    /// Closes all windows of the app. Called only if the host offers the command `quit`.
    func quit()

    // MARK: Drags

    /// Passes the drag of a view to the host, which extends it to other windows and programs.
    ///
    /// - Parameter start: The view and its items.
    /// - Returns: False if the host has no drags of its own: the engine then drags within the window.
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

    /// The point of the initial press in the window.
    public let start: CGPoint

    /// The point of the window where the pointer is now.
    public let location: CGPoint

    /// Called when the host takes over the pointer from the window.
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

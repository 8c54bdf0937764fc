import Foundation
import Umwelt

/// Raw input of a window as actions of its views: taps, drags, swipes, scrolling, keys and focus.
///
/// A host translates the events of its toolkit into ``pointer(_:)``, ``scroll(at:by:isInPoints:)``, ``press(_:)`` and
/// the like; ``InputThresholds`` determine when a movement becomes a drag, a swipe or a scroll.
///
/// ```swift
/// let engine = InputEngine(surface)
/// engine.pointer(PointerEvent(.began, at: CGPoint(x: 20, y: 30), time: 0))
/// engine.pointer(PointerEvent(.ended, at: CGPoint(x: 20, y: 30), time: 0.1))
/// ```
@MainActor
public final class InputEngine {
    unowned let surface: any InputSurface

    private(set) lazy var pointers = PointerInput(self)
    private(set) lazy var scrolling = ScrollInput(self)
    private(set) lazy var keys = KeyInput(self)
    private(set) lazy var wheelPinch = WheelPinch(self)

    /// Makes the engine of a window.
    ///
    /// - Parameter surface: The host of the window, which owns the engine.
    public init(_ surface: any InputSurface) { self.surface = surface }

    var view: ViewHost { surface.view }

    // MARK: Pointers

    /// Handles a pointer that was put down, moved, was lifted, hovers or left the window.
    ///
    /// - Parameter event: The event, whose position is in window coordinates.
    /// - Returns: False if no view handles a pointer that was put down. Also false if no drop destination accepts a
    ///   drag, or if a swipe, pull or move has no effect when the pointer is lifted.
    @discardableResult
    public func pointer(_ event: PointerEvent) -> Bool { pointers.handle(event) }

    /// True while a pointer is down.
    ///
    /// - Parameter pointer: The number of the pointer.
    public func isDown(_ pointer: Int) -> Bool { pointers.isDown(pointer) }

    /// Returns the control that a press at a point of the window would press; nil for none.
    package func control(at point: CGPoint) -> HostNode? { pointers.control(at: point) }

    /// Returns the row or the page of a tab view that a sideways movement from a point would swipe; nil for none.
    package func swiped(at point: CGPoint) -> HostNode? { pointers.swiped(at: point) }

    /// Returns the row that a mouse at a point would drag to another place; nil for none.
    package func movedRow(at point: CGPoint) -> HostNode? { pointers.movedRow(at: point) }

    /// Returns the scroll view that a finger at a point would pull down to refresh it; nil for none.
    package func pulledArea(at point: CGPoint) -> HostNode? {
        pointers.scrolls(at: point) ? scrolling.pulledArea(at: point) : nil
    }

    /// True while a pointer drags a view to a drop destination in the window.
    package func isDragging(_ pointer: Int) -> Bool { pointers.isDragging(pointer) }

    /// Presses and releases a finger, without showing a control as pressed.
    ///
    /// - Returns: False if no view handles it.
    package func tap(at point: CGPoint, time: Double, modifiers: EventModifiers) -> Bool {
        pointers.tap(PointerEvent(.began, at: point, time: time, device: .touch, modifiers: modifiers))
    }

    /// Shows the context menu at a point of the window, or the swipe actions of a row.
    ///
    /// - Parameter point: The point, in window coordinates.
    /// - Returns: False if there is neither.
    public func showMenu(at point: CGPoint) -> Bool { pointers.showMenu(at: point) }

    // MARK: Scrolling

    /// Scrolls by a wheel or a touchpad.
    ///
    /// - Parameters:
    ///   - point: The point of the window; nil for the mouse's.
    ///   - distance: The distance, positive to the right and down.
    ///   - isInPoints: False if the distance is in steps of a wheel.
    /// - Returns: False if nothing scrolls there.
    @discardableResult
    public func scroll(at point: CGPoint? = nil, by distance: CGVector, isInPoints: Bool) -> Bool {
        scrolling.scroll(at: point, by: distance, isInPoints: isInPoints)
    }

    /// Magnifies by a wheel while Control is held, as two fingers that pinch.
    ///
    /// - Parameters:
    ///   - point: The point of the window; nil for the mouse's.
    ///   - distance: The distance, positive down, which makes the view smaller.
    ///   - isInPoints: False if the distance is in steps of a wheel.
    /// - Returns: False if no gesture follows two fingers there.
    @discardableResult
    public func pinch(at point: CGPoint? = nil, by distance: CGFloat, isInPoints: Bool) -> Bool {
        guard let point = point ?? pointers.mouse else { return false }
        return wheelPinch.turn(at: point, by: distance, isInPoints: isInPoints)
    }

    /// Continues the scrolling at a velocity, in points per second, until friction stops it.
    ///
    /// - Parameter velocity: The velocity, in points per second.
    public func fling(at velocity: CGVector) { scrolling.fling(at: velocity) }

    /// True while a scroll view decelerates.
    public var isMoving: Bool { scrolling.isMoving }

    /// Moves the scroll view that decelerates, for a frame of the display.
    public func frame() { scrolling.frame() }

    /// The frames of the scroll indicators that show, in the window, in points.
    public var indicators: [CGRect] { scrolling.indicators }

    // MARK: Keys

    /// Handles a key that was pressed or repeats.
    ///
    /// - Parameter key: The key, its text and the modifiers.
    /// - Returns: False if nothing in the window handles the key.
    @discardableResult
    public func press(_ key: KeyboardEvent) -> Bool { keys.press(key) }

    /// Handles a key that was released.
    ///
    /// - Parameter key: The key, its text and the modifiers.
    public func release(_ key: KeyboardEvent) { keys.release(key) }

    /// Sets the pressed modifier keys.
    ///
    /// - Parameter modifiers: The modifier keys.
    public func setModifiers(_ modifiers: EventModifiers) { keys.setModifiers(modifiers) }

    /// True if a view around the focus handles a key with Control.
    package func handlesCommand(_ key: KeyEquivalent) -> Bool { keys.handlesCommand(key) }

    /// Sends a key with Control to the view that has the focus, in place of the keyboard.
    package func sendCommand(_ key: KeyEquivalent) { keys.sendCommand(key) }

    // MARK: Focus

    /// The frame of the focus ring, in the window, in points; nil while none shows.
    public var focusRing: CGRect? { keys.focusRing }

    /// Moves the host's own focus to the node that the views have focused.
    public func restoreFocus() { surface.focus(view.nodes.focused) }

    /// Ends automatic scrolling, because the window closes.
    public func stop() {
        scrolling.stop()
        wheelPinch.stop()
    }
}

extension HostNodes {
    /// The frontmost dialog, sheet, popover or menu; nil for none.
    var frontDialog: SemanticsNode? { host.semantics.last { if case .dialog = $0.role { true } else { false } } }
}

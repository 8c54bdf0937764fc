import Foundation
import Umwelt

/// A view with which the user changes a value, with actions for its events.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// A set of states of a control.
    public struct State: OptionSet, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without any other state.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// With the focus.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// A set of events of a control.
    public struct Event: OptionSet, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A press that begins on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A press that ends on the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A press that ends beside the control, or is cancelled.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A value that the user has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The event of the control that matters most: a press or a changed value.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field that has got the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text that the user has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field that has lost the keyboard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key of a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of presses.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// True if the user can change the value.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// True if the control is selected. Its appearance is that of the state.
    open var isSelected = false { didSet { setNeedsDisplay() } }
    /// True while the control is pressed.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }

    /// The states that the control is in.
    open var state: State {
        var state: State = isEnabled ? .normal : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The places of content along the horizontal axis of a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The middle.
        case center
        /// The left side.
        case left
        /// The right side.
        case right
        /// All of the width.
        case fill
        /// The side where lines begin.
        case leading
        /// The side where lines end.
        case trailing
    }

    /// The place of the content of a button along the horizontal axis.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsDisplay() } }

    /// Makes a control with an action for its most important event.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in its superview, in points.
    ///   - primaryAction: The action; nil for none.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A method of an object that is called for events.
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
        var events: Event
    }

    /// A closure that is called for events.
    private struct Closure {
        let action: UIAction
        var events: Event
    }

    private var targets: [Target] = []
    private var closures: [Closure] = []

    /// Adds a method that is called for events.
    ///
    /// ```swift
    /// control.addTarget(
    ///     context.coordinator, action: Selector(Coordinator.pageChanged(sender:)), for: .valueChanged)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object whose method is called, which the control does not retain. Nil, for the responder chain, is
    ///     logged as an error.
    ///   - action: The method. The tool reads `#selector(Coordinator.pageChanged(sender:))` as one.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else {
            return Log.views.error(
                "An action of a \(type(of: self)) has no target, and is not called: pass the object with the method.")
        }
        targets.removeAll { $0.object == nil }
        targets.append(Target(object: target as AnyObject, action: action, events: controlEvents))
    }

    /// Removes the methods of an object for events.
    ///
    /// - Parameters:
    ///   - target: The object; nil for all.
    ///   - action: The method. All methods of the object are removed, as methods cannot be compared here.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeTarget(target.map { $0 as AnyObject }, for: controlEvents)
    }

    /// Removes the methods of an object for events.
    ///
    /// - Parameter target: The object; nil for all.
    open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        for index in targets.indices where target == nil || targets[index].object === target {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Adds a closure for events, which replaces the one with the same identifier.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        closures.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        closures.append(Closure(action: action, events: controlEvents))
    }

    /// Removes a closure for events.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the closure of an identifier for events.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The identifier of the action.
    ///   - controlEvents: The events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in closures.indices where closures[index].action.identifier == actionIdentifier {
            closures[index].events.subtract(controlEvents)
        }
        closures.removeAll { $0.events.isEmpty }
    }

    /// Calls the methods and closures of events.
    ///
    /// - Parameter controlEvents: The events.
    open func sendActions(for controlEvents: Event) {
        // They may add and remove others.
        let (targets, closures) = (targets, closures)
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object { target.action.call(object, sender: self) }
        }
        for closure in closures where !closure.events.isDisjoint(with: controlEvents) {
            closure.action.perform(sender: self)
        }
    }
}

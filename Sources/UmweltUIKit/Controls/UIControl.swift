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

        /// A press that ends on the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A value that the user has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The event of the control that matters most: a press or a changed value.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// True if the user can change the value.
    open var isEnabled = true { didSet { setNeedsDisplay() } }

    /// The states that the control is in.
    open var state: State { isEnabled ? .normal : .disabled }

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
    ///   - target: The object whose method is called, which the control does not retain.
    ///   - action: The method. The tool reads `#selector(Coordinator.pageChanged(sender:))` as one.
    ///   - controlEvents: The events.
    open func addTarget(_ target: AnyObject, action: Selector, for controlEvents: Event) {
        targets.removeAll { $0.object == nil }
        targets.append(Target(object: target, action: action, events: controlEvents))
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

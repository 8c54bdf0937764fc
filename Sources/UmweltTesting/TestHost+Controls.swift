import Foundation
import Umwelt

extension TestHost {
    /// Presses the first button, switch or slider with a label and keeps it pressed.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func beginPress(_ label: String) -> Bool {
        send(.pressBegan, to: label) { $0.role == .button || $0.role.isToggle || $0.role.isSlider }
    }

    /// Releases the control that ``beginPress(_:)`` pressed.
    ///
    /// The release does not run the action: use ``tap(_:)`` or ``toggle(_:)`` for that.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func endPress(_ label: String) -> Bool {
        send(.pressEnded, to: label) { $0.role == .button || $0.role.isToggle || $0.role.isSlider }
    }

    /// Switches the first switch with a label on or off.
    ///
    /// ```swift
    /// let host = TestHost { Settings() }
    /// host.toggle("Wi-Fi")
    /// #expect(host.isOn("Wi-Fi") == true)
    /// ```
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func toggle(_ label: String) -> Bool { control(label, where: \.role.isToggle).map(tap) ?? false }

    /// Returns true if the first switch with a label is on; nil if its state is mixed or there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func isOn(_ label: String) -> Bool? {
        guard case .toggle(let isOn) = control(label, where: \.role.isToggle)?.role else { return nil }
        return isOn
    }

    /// Moves the knob of the first slider with a label to a value.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - value: The value, within the slider's range.
    /// - Returns: False, without an effect, if there is no such control or it is disabled; otherwise true.
    @discardableResult
    public func slide(_ label: String, to value: Double) -> Bool {
        send(.setValue(value: value), to: label, where: \.role.isSlider)
    }

    /// Increases the value of the first stepper, slider or adjustable view with a label by a step.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it has its maximum; otherwise true.
    @discardableResult
    public func increment(_ label: String) -> Bool { send(.increment, to: label) { $0.isSteppable } }

    /// Decreases the value of the first stepper, slider or adjustable view with a label by a step.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False, without an effect, if there is no such control or it has its minimum; otherwise true.
    @discardableResult
    public func decrement(_ label: String) -> Bool { send(.decrement, to: label) { $0.isSteppable } }

    /// Returns the first control with a label whose semantics satisfy a condition; nil if there is none.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - isWanted: Returns true if the semantics satisfy the condition.
    public func control(_ label: String, where isWanted: (Semantics) -> Bool) -> SemanticsNode? {
        SemanticsNode.first(in: semantics) { $0.label == label && isWanted($0.semantics) }
    }

    private func send(_ event: NodeEvent, to label: String, where isWanted: (Semantics) -> Bool) -> Bool {
        let isDone = control(label, where: isWanted)?.send(event) ?? false
        update()
        return isDone
    }
}

extension Semantics.Role {
    fileprivate var isToggle: Bool {
        if case .toggle = self { true } else { false }
    }

    fileprivate var isSlider: Bool {
        if case .slider = self { true } else { false }
    }

    fileprivate var isStepper: Bool {
        if case .stepper = self { true } else { false }
    }
}

extension Semantics {
    /// True if the value changes in steps.
    fileprivate var isSteppable: Bool { role.isStepper || role.isSlider || isAdjustable }
}

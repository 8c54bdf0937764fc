@_spi(Kernel) import UmweltCore
import Foundation

/// Rule whether a control is pressed by something that is dragged and rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind {
        case automatic, enabled, disabled
    }

    private let kind: Kind

    /// The control's own rule: it is not pressed.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)

    /// The control is pressed.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)

    /// The control is not pressed.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// The rule whether controls are pressed by something that is dragged and rests on them.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the rule whether the controls in this view are pressed by something that is dragged and rests on them.
    ///
    /// ```swift
    /// Button("Folders") { showsFolders = true }.springLoadingBehavior(.enabled)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The behaviour: enabled, disabled, or the control's default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(SpringLoadingModifier(isEnabled: behavior == .enabled))
            .environment(\.springLoadingBehavior, behavior, fileID: fileID, line: line)
    }
}

/// The modifier that makes hosts report drags over its content, and decides whether they press controls.
nonisolated struct SpringLoadingModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func makeNode(for element: _Element) -> SpringLoadingNode { SpringLoadingNode(element: element) }

    func update(_ node: SpringLoadingNode) { node.set(isEnabled: isEnabled) }
}

/// A node of its child's size whose controls may be pressed by a drag.
final class SpringLoadingNode: WrapperNode {
    private(set) var isEnabled = false

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        setNeedsSend()
    }

    override var pointerInterest: PointerInterest {
        var interest = super.pointerInterest
        if isEnabled { interest.events.formUnion(.drops) }
        return interest
    }
}

/// The rest of a drag on a control, which is pressed after a while.
final class SpringLoad {
    private weak var control: LayoutNode?
    private var alarm: (any ClockAlarm)?

    /// The time after which a control is pressed, in seconds: a guess.
    private static let delay = 0.8

    /// Records that a drag has moved onto a node, or has ended, with nil. A control is pressed only once until the drag
    /// leaves it.
    func rest(on node: LayoutNode?) {
        let new = node.flatMap(Self.control)
        guard new !== control || new == nil else { return }
        alarm?.cancel()
        alarm = nil
        control = new
        alarm = new?.element.window?.pointers.clock.alarm(after: Self.delay) { [weak new] in
            _ = new?.receive(.press)
        }
    }

    /// Returns the enclosing control that drags press; nil for none.
    private static func control(at node: LayoutNode) -> LayoutNode? {
        var control: LayoutNode?
        var candidate: LayoutNode? = node
        while let current = candidate {
            if control == nil, current.isControl { control = current }
            if let spring = current as? SpringLoadingNode { return spring.isEnabled ? control : nil }
            candidate = current.parent
        }
        return nil
    }
}

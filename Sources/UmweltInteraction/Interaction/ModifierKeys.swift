@_spi(Kernel) import UmweltCore
import Observation

/// The modifier keys that the user presses while a window has the keyboard focus, as reported by its host.
@Observable package final class ModifierKeys {
    /// The pressed keys. Caps Lock counts as pressed while it is on.
    package private(set) var held: EventModifiers = []

    init() {}

    /// Sets the keys that are held now. Returns false if these are the same as before.
    package func set(_ new: EventModifiers) -> Bool {
        guard new != held else { return false }
        held = new
        return true
    }
}

extension WindowElement {
    /// The modifier keys that are pressed while the window has the keyboard focus.
    package final var modifierKeys: ModifierKeys { attachments.object { ModifierKeys() } }
}

package struct ModifierKeysKey: EnvironmentKey {
    package static var defaultValue: ModifierKeys? { nil }

    package static func _valuesEqual(_ lhs: ModifierKeys?, _ rhs: ModifierKeys?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
    /// The modifier keys that are pressed while the view's window has the keyboard focus; nil outside windows.
    var modifierKeys: ModifierKeys? { self[ModifierKeysKey.self] }
}

extension View {
    /// Calls an action when the user presses or releases modifier keys, wherever the focus is in the window.
    ///
    /// ```swift
    /// Canvas(drawing).onModifierKeysChanged(mask: .option) { _, new in copiesDrags = new.contains(.option) }
    /// ```
    ///
    /// - Parameters:
    ///   - mask: The keys that count.
    ///   - initial: If true, the action is also called when the view appears.
    ///   - action: The closure, which receives the previously and the currently pressed keys.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(_ModifierKeysChangeModifier(mask: mask, initial: initial, action: action))
    }

    /// Shows another view instead of this one while modifier keys are pressed.
    ///
    /// ```swift
    /// Button("Delete", action: delete).modifierKeyAlternate(.option) { Button("Delete All", action: deleteAll) }
    /// ```
    ///
    /// - Parameters:
    ///   - modifiers: The modifier keys that must be pressed.
    ///   - alternate: Makes the view that is shown while the keys are pressed.
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View {
        modifier(_ModifierKeyAlternateModifier(modifiers: modifiers, alternate: alternate()))
    }
}

/// The modifier that calls an action when modifier keys are pressed or released.
public nonisolated struct _ModifierKeysChangeModifier: ViewModifier, SystemView {
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    @Environment(\.modifierKeys) private var keys

    nonisolated init(
        mask: EventModifiers, initial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void
    ) {
        self.mask = mask
        self.initial = initial
        self.action = action
    }

    /// The content, with an interest in the modifier keys.
    ///
    /// - Parameter content: The view to modify.
    @MainActor public func body(content: Content) -> some View {
        content
            .onChange(of: (keys?.held ?? []).intersection(mask), initial: initial) { old, new in action(old, new) }
            .modifier(ModifierKeyInterestModifier())
    }
}

/// The modifier that shows another view while modifier keys are pressed.
public nonisolated struct _ModifierKeyAlternateModifier<Alternate: View>: ViewModifier, SystemView {
    let modifiers: EventModifiers
    let alternate: Alternate

    @Environment(\.modifierKeys) private var keys

    nonisolated init(modifiers: EventModifiers, alternate: Alternate) {
        self.modifiers = modifiers
        self.alternate = alternate
    }

    /// The content or the other view.
    ///
    /// - Parameter content: The view to modify.
    @MainActor public func body(content: Content) -> some View {
        Group {
            if !modifiers.isEmpty, keys?.held.isSuperset(of: modifiers) == true { alternate } else { content }
        }
        .modifier(ModifierKeyInterestModifier())
    }
}

/// The modifier that informs hosts of views that read the modifier keys.
private nonisolated struct ModifierKeyInterestModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> ModifierKeyInterestNode { ModifierKeyInterestNode(element: element) }

    func update(_ node: ModifierKeyInterestNode) {}
}

/// A node of its child's size that asks for the modifier keys.
private final class ModifierKeyInterestNode: WrapperNode {
    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.keys = .modifiers
        return interest
    }
}

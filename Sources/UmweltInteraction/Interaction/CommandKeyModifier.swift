@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Calls an action when a key is pressed with Control or Command while the focus is in this view and not in a text
    /// field, which has its own key commands.
    ///
    /// - Parameter action: The action, which receives the window. Returns false if the press is not handled.
    package nonisolated func onCommandKey(
        _ key: KeyEquivalent, perform action: @escaping (WindowElement?) -> Bool
    ) -> some View {
        modifier(CommandKeyModifier(key: key, action: action))
    }
}

/// The modifier that calls an action for a key with Control or Command.
nonisolated struct CommandKeyModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let key: KeyEquivalent
    let action: (WindowElement?) -> Bool

    nonisolated init(key: KeyEquivalent, action: @escaping (WindowElement?) -> Bool) {
        self.key = key
        self.action = action
    }

    func makeNode(for element: _Element) -> CommandKeyNode { CommandKeyNode(self, element: element) }

    func update(_ node: CommandKeyNode) { node.set(self) }
}

/// A node of its child's size that handles a key with Control or Command while the focus is in it.
final class CommandKeyNode: WrapperNode {
    private var modifier: CommandKeyModifier

    init(_ modifier: CommandKeyModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
    }

    func set(_ new: CommandKeyModifier) {
        let isSame = new.key == modifier.key
        modifier = new
        if !isSame { setNeedsSend() }
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.keys = KeyInterest(commands: [modifier.key])
        return interest
    }

    override func handle(_ event: NodeEvent) -> Bool {
        guard case .key(let stroke) = event, stroke.phase == .down, stroke.key == modifier.key,
            !stroke.modifiers.isDisjoint(with: [.control, .command]),
            stroke.modifiers.isDisjoint(with: [.option, .shift]), element.window?.focus.isInField != true
        else { return false }
        return modifier.action(element.window)
    }
}

@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Calls an action when a key is pressed while the focus is in this view, and while the key repeats.
    ///
    /// ```swift
    /// Board(game).focusable().onKeyPress(.upArrow) {
    ///     game.move(.up)
    ///     return .handled
    /// }
    /// ```
    ///
    /// The innermost focused view receives a key first, then its ancestors, until one handles it. In the browser, the
    /// keys of this modifier lose their default action, whatever the closure returns.
    ///
    /// - Parameter action: Returns whether the press is handled.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: .keys([key]), phases: [.down, .repeat]) { _ in action() })
    }

    /// Calls an action in some phases of a key's press while the focus is in this view.
    ///
    /// - Parameter action: Returns whether the press is handled.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: .keys([key]), phases: phases, action: action))
    }

    /// Calls an action for some keys that are pressed while the focus is in this view.
    ///
    /// - Parameter action: Returns whether the press is handled.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: .keys(keys), phases: phases, action: action))
    }

    /// Calls an action for keys that write some characters and are pressed while the focus is in this view.
    ///
    /// - Parameter action: Returns whether the press is handled.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: .characters(characters), phases: phases, action: action))
    }

    /// Calls an action for every key that is pressed while the focus is in this view.
    ///
    /// Text fields in the browser still receive typed text, and Tab and keys with Control or Command keep their default
    /// actions.
    ///
    /// - Parameter action: Returns whether the press is handled.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: .all, phases: phases, action: action))
    }
}

/// The modifier that calls an action for keys.
public nonisolated struct _KeyPressModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let filter: Filter
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    /// The keys that the action is called for.
    enum Filter: Equatable {
        case all
        case keys(Set<KeyEquivalent>)
        case characters(CharacterSet)

        func contains(_ press: KeyPress) -> Bool {
            switch self {
            case .all: true
            case .keys(let keys): keys.contains(press.key)
            case .characters(let set):
                !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(set.contains)
            }
        }
    }

    nonisolated init(
        filter: Filter, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) {
        self.filter = filter
        self.phases = phases
        self.action = action
    }

    package func makeNode(for element: _Element) -> KeyPressNode { KeyPressNode(self, element: element) }

    package func update(_ node: KeyPressNode) { node.set(self) }
}

/// A node of its child's size that handles keys while the focus is in it.
package final class KeyPressNode: WrapperNode {
    private var modifier: _KeyPressModifier

    init(_ modifier: _KeyPressModifier, element: _Element) {
        self.modifier = modifier
        super.init(element: element)
    }

    func set(_ new: _KeyPressModifier) {
        let isSame = new.filter == modifier.filter
        modifier = new
        if !isSame { setNeedsSend() }
    }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        if case .keys(let keys) = modifier.filter {
            interest.keys = KeyInterest(keys)
        } else {
            interest.keys = .all
        }
        return interest
    }

    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .key(let stroke) = event, let press = KeyPress(stroke) else { return false }
        guard modifier.phases.contains(press.phase), modifier.filter.contains(press) else { return false }
        return modifier.action(press) == .handled
    }
}

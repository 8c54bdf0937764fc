import Foundation
import Umwelt

/// The keyboard of a window: shortcuts, key handlers of views, focus, controls and scrolling, in that order.
@MainActor
final class KeyInput {
    private unowned let engine: InputEngine

    /// True if the focus ring shows, as the keyboard has moved the focus.
    private var showsFocus = false

    /// The control that a key keeps pressed, and that key.
    private var held: (node: HostNode, key: KeyEquivalent)?

    /// The letters that were typed in a menu.
    private var typeSelection = TypeSelection()

    init(_ engine: InputEngine) { self.engine = engine }

    private var view: ViewHost { engine.view }
    private var surface: any InputSurface { engine.surface }

    // MARK: Phases

    func press(_ press: KeyboardEvent) -> Bool {
        defer { surface.update() }
        let field = surface.focusedField
        if !press.isRepeated, pressShortcut(press, field) { return true }
        if !press.isRepeated, undo(press, field) { return true }
        if send(press.isRepeated ? .repeated : .down, press, field) { return true }
        let (key, modifiers) = (press.key, press.modifiers)
        if key == .tab, !modifiers.contains(.control), !(field?.isMultiline == true && !modifiers.contains(.shift)) {
            return moveFocus(backwards: modifiers.contains(.shift))
        }
        if key == .escape { return dismiss() }
        if field != nil { return pressWindow(key, modifiers) }
        return use(press) || pressWindow(key, modifiers)
    }

    func release(_ press: KeyboardEvent) {
        defer { surface.update() }
        if let held, held.key == press.key {
            self.held = nil
            held.node.send(.pressEnded)
            held.node.send(.press)
        }
        _ = send(.up, press, surface.focusedField)
    }

    func setModifiers(_ modifiers: EventModifiers) { if view.nodes.setModifiers(modifiers) { surface.update() } }

    // MARK: Shortcuts

    /// Presses the control with a shortcut, wherever the focus is.
    private func pressShortcut(_ press: KeyboardEvent, _ field: (any InputField)?) -> Bool {
        func search(_ nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if let shortcut = node.semantics.shortcut, node.isEnabled, shortcut.matches(press) { return node }
                if let inner = search(node.children) { return inner }
            }
            return nil
        }
        guard let node = search(view.semantics), let shortcut = node.semantics.shortcut else { return false }
        let isReturn = shortcut.key == .return && shortcut.modifiers.isEmpty
        // Return presses what has the focus; a field of one line submits its text first, and one of several adds a
        // line.
        if isReturn {
            if field?.isMultiline == true { return false }
            if field == nil, let focused = view.nodes.focused, focused.isControl { return false }
            field?.submit()
        }
        let writes = shortcut.modifiers.subtracting(.shift).isEmpty && !press.characters.isEmpty
        if field != nil && writes && !isReturn { return false }
        return node.send(.press)
    }

    /// Undoes or redoes, also edits of fields; passwords are not undone.
    private func undo(_ press: KeyboardEvent, _ field: (any InputField)?) -> Bool {
        let modifiers = press.modifiers
        guard modifiers.contains(.control), modifiers.isDisjoint(with: [.option, .command]), field?.isSecret != true
        else { return false }
        switch (press.key.character, modifiers.contains(.shift)) {
        case ("z", false) where surface.offers(.undo): view.commands.undo()
        case ("z", true) where surface.offers(.redo), ("y", false) where surface.offers(.redo): view.commands.redo()
        default: return false
        }
        return true
    }

    // MARK: Key handlers

    /// Sends a key to the views around the focus, if they handle it. A key that a field writes or moves by is sent only
    /// if a view handles that very key.
    private func send(_ phase: KeyStroke.Phase, _ press: KeyboardEvent, _ field: (any InputField)?) -> Bool {
        guard let node = field?.node ?? view.nodes.focused else { return false }
        let (key, modifiers) = (press.key, press.modifiers)
        let interests = node.path.compactMap(\.interest.keys)
        let isCommand = field == nil && !modifiers.isDisjoint(with: [.control, .command])
        let isNamed = interests.contains {
            (!$0.isAll && $0.keys.contains(key)) || (isCommand && $0.commands.contains(key))
        }
        let isText =
            field == nil && key != .space && !press.characters.isEmpty && modifiers.subtracting(.shift).isEmpty
        let isHandledByViews =
            isNamed || interests.contains { $0.isAll || (isText && $0.hasText) }
        guard isHandledByViews else { return false }
        let isOthers = field != nil || key == .tab || modifiers.contains(.control)
        let stroke = KeyStroke(phase, key, characters: press.characters, modifiers: modifiers)
        let isHandled = node.send(.key(stroke: stroke))
        return isHandled && (isNamed || !isOthers)
    }

    func handlesCommand(_ key: KeyEquivalent) -> Bool {
        view.nodes.focused?.path.contains { $0.interest.keys?.commands.contains(key) == true } == true
    }

    func sendCommand(_ key: KeyEquivalent) {
        view.nodes.focused?.send(.key(stroke: KeyStroke(.down, key, modifiers: .control)))
    }

    // MARK: The window

    /// Closes the frontmost dialog.
    private func dismiss() -> Bool { view.nodes.frontDialog?.send(.dismiss) ?? false }

    /// Carries out the standard commands of windows.
    private func pressWindow(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard modifiers == .control else { return false }
        switch key.character {
        case "w" where surface.offers(.close) && view.system.allowsDismissal: surface.close()
        case "q" where surface.offers(.quit): surface.quit()
        case "," where surface.offers(.settings): return view.system.openSettings()
        default: return false
        }
        return true
    }

    // MARK: Controls

    /// Uses the node that has the focus by a key, or scrolls.
    private func use(_ press: KeyboardEvent) -> Bool {
        guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        if let menu = openMenu, moveInMenu(menu, press) { return true }
        let key = press.key
        guard let node = view.nodes.focused else { return engine.scrolling.scroll(by: key, from: nil) }
        if !surface.editsFields, FieldKeys.write(press, into: node, of: view) { return true }
        if let isDone = adjust(node, by: key) { return isDone }
        if (key == .return || key == .space), node.isControl || node.semantics.isFocusable == true {
            guard !press.isRepeated, held == nil else { return true }
            node.send(.pressBegan)
            held = (node, key)
            return true
        }
        return engine.scrolling.scroll(by: key, from: node)
    }

    /// Changes a value, a row or a choice by a key. Returns nil if the key has no effect there.
    private func adjust(_ node: HostNode, by key: KeyEquivalent) -> Bool? {
        if let event = node.semantics.event(for: key) { return node.send(event) }
        let role = node.semantics.role
        switch role {
        case .listItem where key == .upArrow || key == .downArrow:
            return moveAmong(key, from: node, sending: .choose) { $0.isListItem }
        case .option, .tab:
            return moveAmong(key, from: node, around: true, sending: .press) { $0.isSame(as: role) } ? true : nil
        default: return nil
        }
    }

    /// Moves the focus between siblings with an arrow key, optionally wrapping around, and sends an event to the next
    /// one.
    private func moveAmong(
        _ key: KeyEquivalent, from node: HostNode, around: Bool = false, sending event: NodeEvent,
        _ isOne: (Semantics.Role) -> Bool
    ) -> Bool {
        let step: Int
        switch key {
        case .downArrow, .rightArrow: step = 1
        case .upArrow, .leftArrow: step = -1
        default: return false
        }
        let all = FocusOrder.siblings(of: node, in: view.semantics).filter { isOne($0.role) && $0.isFocusable }
        guard let index = all.firstIndex(where: { $0.hostNode == node }), all.count > 1 else { return false }
        let target = around ? (index + step + all.count) % all.count : min(max(index + step, 0), all.count - 1)
        focus(all[target].hostNode, byKeyboard: true)
        if target != index { all[target].send(event) }
        return true
    }

    // MARK: Menus

    /// The frontmost menu; nil for none.
    private var openMenu: SemanticsNode? {
        view.semantics.last { node in
            if case .dialog(let dialog) = node.role { dialog.kind == .menu } else { false }
        }
    }

    /// Moves through the items of a menu. Returns false for keys without a meaning in menus.
    private func moveInMenu(_ menu: SemanticsNode, _ press: KeyboardEvent) -> Bool {
        let items = FocusOrder.focusable(in: menu.children)
        guard !items.isEmpty else { return false }
        let index = items.firstIndex { $0.isFocused }
        func move(to index: Int) -> Bool {
            focus(items[(index + items.count) % items.count].hostNode, byKeyboard: true)
            return true
        }
        switch press.key {
        case .downArrow: return move(to: index.map { $0 + 1 } ?? 0)
        case .upArrow: return move(to: index.map { $0 - 1 } ?? -1)
        case .home: return move(to: 0)
        case .end: return move(to: -1)
        case .space, .return, .tab, .escape: return false
        default: break
        }
        guard !press.characters.isEmpty else { return false }
        let now = view.motion.gestureClock.seconds
        let found = typeSelection.find(press.characters, at: now, in: items.map(\.label), from: index)
        return found.map(move) ?? true
    }

    // MARK: Focus

    /// Moves the keyboard focus to a node, for the user.
    func focus(_ node: HostNode, byKeyboard: Bool) {
        showsFocus = byKeyboard
        if !surface.focus(node) {
            node.send(.focus)
            if byKeyboard { node.reveal() }
        }
        surface.redrawDecorations()
    }

    /// Removes the keyboard focus from the node that has it, for the user.
    func unfocus() {
        showsFocus = false
        view.nodes.focused?.send(.blur)
        surface.focus(nil)
        surface.redrawDecorations()
    }

    /// Moves the focus to the next node that can have it, in reading order, around the ends.
    private func moveFocus(backwards: Bool) -> Bool {
        let all = FocusOrder.stops(in: view.semantics)
        guard !all.isEmpty else { return false }
        let index = all.firstIndex(where: \.isFocused)
        let next = index.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? -1 : 0)
        focus(all[(next + all.count) % all.count].hostNode, byKeyboard: true)
        return true
    }

    /// The frame of the node that shows the focus ring; nil for none.
    var focusRing: CGRect? {
        guard showsFocus, surface.focusedField == nil, let node = view.nodes.focused, node.isReachable, node.isInSight,
            !node.path.contains(where: { $0.interest.hidesFocusEffect })
        else { return nil }
        return node.frame
    }
}

extension HostNode {
    /// True if the scroll views around the node show a part of it.
    fileprivate var isInSight: Bool {
        let frame = frame
        return path.dropFirst().allSatisfy { $0.scrollOffset == nil || $0.frame.intersects(frame) }
    }
}

extension Semantics.Role {
    fileprivate var isListItem: Bool { if case .listItem = self { true } else { false } }

    /// True if both are options, or both are tabs.
    fileprivate func isSame(as other: Semantics.Role) -> Bool {
        switch (self, other) {
        case (.option, .option), (.tab, .tab): true
        default: false
        }
    }
}

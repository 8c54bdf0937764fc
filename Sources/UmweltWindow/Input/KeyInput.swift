internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
// One file: the focus and the keys that are held are private, and all kinds of keys change them.

/// The keyboard of a window: what keys mean to the views, and where its focus is.
@MainActor
final class KeyInput {
    private unowned let window: HostWindow

    /// True if the focus shows, as the keyboard has moved it.
    private var showsFocus = false

    /// The control that a key holds pressed, and that key.
    private var held: (node: HostNode, key: KeyEquivalent)?

    init(_ window: HostWindow) {
        self.window = window
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, Owner?) -> gboolean = {
            _, value, _, state, owner in
            call(KeyInput.self, owner, (value, EventModifiers(state))) { input, parts in
                input.press(parts.0, parts.1).gboolean
            }
        }
        let released: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, Owner?) -> Void = {
            _, value, _, state, owner in
            call(KeyInput.self, owner, (value, EventModifiers(state))) { input, parts in
                input.release(parts.0, parts.1)
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        umwelt_connect(object, "key-pressed", callback(pressed), owner(self))
        umwelt_connect(object, "key-released", callback(released), owner(self))
        gtk_widget_add_controller(window.widget, controller)
    }

    // MARK: Keys

    private var down: Set<guint> = []

    private func press(_ value: guint, _ modifiers: EventModifiers) -> Bool {
        // The state of an event is that before it.
        let own = KeyNames.modifier(value) ?? []
        tellModifiers(own == .capsLock ? modifiers.symmetricDifference(own) : modifiers.union(own))
        if window.fields.isComposing || window.menus.hasFocus { return false }
        let isRepeated = !down.insert(value).inserted
        guard let key = KeyNames.key(value) else { return false }
        defer { window.update() }
        let field = window.fields.focused
        if !isRepeated, pressShortcut(key, value, modifiers, field) { return true }
        if !isRepeated, takeBack(key, modifiers, field) { return true }
        if tell(isRepeated ? .repeated : .down, key, value, modifiers, field) { return true }
        if key == .tab, !modifiers.contains(.control), !(field?.isMultiline == true && !modifiers.contains(.shift)) {
            return moveFocus(backwards: modifiers.contains(.shift))
        }
        if key == .escape { return dismiss() }
        if field != nil { return pressWindow(key, modifiers) }
        return use(key, value, modifiers, isRepeated: isRepeated) || pressWindow(key, modifiers)
    }

    /// Tells the views which modifier keys are held.
    private func tellModifiers(_ held: EventModifiers) { if window.view.hold(held) { window.update() } }

    /// Notes that no key is held any more, as the keyboard has left the window.
    func releaseModifiers() { tellModifiers([]) }

    private func release(_ value: guint, _ modifiers: EventModifiers) {
        // Caps Lock stays on after its key.
        if let modifier = KeyNames.modifier(value), modifier != .capsLock {
            tellModifiers(modifiers.subtracting(modifier))
        }
        down.remove(value)
        guard let key = KeyNames.key(value) else { return }
        defer { window.update() }
        if let held, held.key == key {
            self.held = nil
            held.node.send(.pressEnded)
            held.node.send(.press)
        }
        _ = tell(.up, key, value, modifiers, window.fields.focused)
    }

    /// Has the app take back what was done last, also what was written into fields; fields for secrets have nothing
    /// of it.
    private func takeBack(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ field: FieldWidget?) -> Bool {
        guard modifiers.contains(.control), modifiers.isDisjoint(with: [.option, .command]), field?.isSecret != true
        else { return false }
        switch (key.character, modifiers.contains(.shift)) {
        case ("z", false) where window.menus.offers(.undo): window.view.undo()
        case ("z", true) where window.menus.offers(.redo), ("y", false) where window.menus.offers(.redo):
            window.view.redo()
        default: return false
        }
        return true
    }

    /// Presses the control of which a key is the shortcut, wherever the focus is. Command is Control here.
    private func pressShortcut(
        _ key: KeyEquivalent, _ value: guint, _ modifiers: EventModifiers, _ field: FieldWidget?
    ) -> Bool {
        let typed = KeyNames.characters(value)
        func isMeant(_ shortcut: KeyboardShortcut) -> Bool {
            let wanted = shortcut.key.character
            let isLetter = wanted.isLetter
            guard
                wanted == key.character || String(wanted).lowercased() == String(key.character)
                    || typed == String(wanted)
            else { return false }
            let ignoresShift = !isLetter && typed == String(wanted)
            let wantsShift = shortcut.modifiers.contains(.shift) || (isLetter && wanted.isUppercase)
            let wantsControl = !shortcut.modifiers.isDisjoint(with: [.command, .control])
            return (ignoresShift || modifiers.contains(.shift) == wantsShift)
                && modifiers.contains(.control) == wantsControl
                && modifiers.contains(.option) == shortcut.modifiers.contains(.option)
        }
        func search(_ nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if let shortcut = node.semantics.shortcut, node.isEnabled, isMeant(shortcut) { return node }
                if let inner = search(node.children) { return inner }
            }
            return nil
        }
        guard let node = search(window.view.semantics), let shortcut = node.semantics.shortcut else { return false }
        let isReturn = shortcut.key == .return && shortcut.modifiers.isEmpty
        // Return presses what has the focus; a field of one line enters its text first, and one of several writes it.
        if isReturn {
            if field?.isMultiline == true { return false }
            if field == nil, let focused = window.view.focusedNode, focused.isControl { return false }
            field?.submit()
        }
        let writes = shortcut.modifiers.subtracting(.shift).isEmpty && !typed.isEmpty
        if field != nil && writes && !isReturn { return false }
        return node.send(.press)
    }

    /// Tells the views of a key that some around the focus want. Of those that a field writes or moves by, it does so
    /// only if the key is named.
    private func tell(
        _ phase: KeyStroke.Phase, _ key: KeyEquivalent, _ value: guint, _ modifiers: EventModifiers,
        _ field: FieldWidget?
    ) -> Bool {
        guard let node = field?.node ?? window.view.focusedNode else { return false }
        let interests = node.path.compactMap(\.interest.keys)
        let isNamed = interests.contains { !$0.isAll && $0.keys.contains(key) }
        let isCommand = field == nil && !modifiers.isDisjoint(with: [.control, .command])
        let characters = KeyNames.characters(value)
        let isText = field == nil && key != .space && !characters.isEmpty && modifiers.subtracting(.shift).isEmpty
        let isHeard =
            isNamed
            || interests.contains {
                $0.isAll || (isCommand && $0.commands.contains(key)) || (isText && $0.hasText)
            }
        guard isHeard else { return false }
        let isOthers = field != nil || key == .tab || modifiers.contains(.control)
        let stroke = KeyStroke(phase, key, characters: characters, modifiers: modifiers)
        let isHandled = node.send(.key(stroke: stroke))
        return isHandled && (isNamed || !isOthers)
    }

    /// True if a view around the focus wants a key with Control.
    func isHeard(_ key: KeyEquivalent) -> Bool {
        window.view.focusedNode?.path.contains { $0.interest.keys?.commands.contains(key) == true } == true
    }

    /// Tells the view that has the focus of a key with Control, in place of the keyboard.
    func tellCommand(_ key: KeyEquivalent) {
        window.view.focusedNode?.send(.key(stroke: KeyStroke(.down, key, modifiers: .control)))
    }

    /// Closes the frontmost dialog, or leaves a field.
    private func dismiss() -> Bool {
        func last(_ nodes: [SemanticsNode]) -> SemanticsNode? {
            nodes.last { if case .dialog = $0.role { true } else { false } }
        }
        if let dialog = last(window.view.semantics) { return dialog.send(.dismiss) }
        return false
    }

    /// The keys that windows have by themselves.
    private func pressWindow(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard modifiers == .control else { return false }
        switch key.character {
        case "w" where window.menus.offers(.close) && window.view.allowsDismissal: window.close()
        case "q" where window.menus.offers(.quit): window.host.closeAll()
        case "," where window.menus.offers(.settings): return window.view.openSettings()
        default: return false
        }
        return true
    }

    // MARK: Controls

    /// Uses what has the focus by a key, or scrolls.
    private func use(
        _ key: KeyEquivalent, _ value: guint, _ modifiers: EventModifiers, isRepeated: Bool
    ) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        let node = window.view.focusedNode
        if let menu = openMenu, moveInMenu(menu, key, KeyNames.characters(value)) { return true }
        guard let node else { return window.scrolling.scroll(by: key, from: nil) }
        let semantics = node.semantics
        switch semantics.role {
        case .slider(let slider):
            let toRight = slider.isRightToLeft ? NodeEvent.decrement : .increment
            let toLeft = slider.isRightToLeft ? NodeEvent.increment : .decrement
            switch key {
            case .upArrow: return node.send(.increment)
            case .downArrow: return node.send(.decrement)
            case .rightArrow: return node.send(toRight)
            case .leftArrow: return node.send(toLeft)
            case .home: return node.send(.setValue(value: slider.bounds.lowerBound))
            case .end: return node.send(.setValue(value: slider.bounds.upperBound))
            default: break
            }
        case .stepper:
            if key == .upArrow { return node.send(.increment) }
            if key == .downArrow { return node.send(.decrement) }
        case .grip:
            if key == .upArrow { return node.send(.move(by: -1)) }
            if key == .downArrow { return node.send(.move(by: 1)) }
        case .listItem(let item):
            if key == .return || key == .space { return node.send(.press) }
            if key == .deleteForward || key == .delete, item.canDelete { return node.send(.delete) }
            if key == .leftArrow, item.swipes.contains(.toLeft) {
                return node.send(.swipe(toLeft: true, isFull: false))
            }
            if key == .rightArrow, item.swipes.contains(.toRight) {
                return node.send(.swipe(toLeft: false, isFull: false))
            }
            if key == .upArrow || key == .downArrow {
                return moveAmong(key, from: node, telling: .choose) { $0.isListItem }
            }
        case .option, .tab:
            let isMoved = moveAmong(key, from: node, around: true, telling: .press) { $0.isSame(as: semantics.role) }
            if isMoved { return true }
        case .menuButton:
            if key == .downArrow { return node.send(.press) }
        default:
            if semantics.isAdjustable {
                if key == .upArrow || key == .rightArrow { return node.send(.increment) }
                if key == .downArrow || key == .leftArrow { return node.send(.decrement) }
            }
        }
        if (key == .return || key == .space), node.isControl || semantics.isFocusable == true {
            guard !isRepeated, held == nil else { return true }
            node.send(.pressBegan)
            held = (node, key)
            return true
        }
        return window.scrolling.scroll(by: key, from: node)
    }

    /// Moves the focus among neighbours by an arrow key, around their ends or not, and tells the one that it comes to.
    private func moveAmong(
        _ key: KeyEquivalent, from node: HostNode, around: Bool = false, telling event: NodeEvent,
        _ isOne: (Semantics.Role) -> Bool
    ) -> Bool {
        let step: Int
        switch key {
        case .downArrow, .rightArrow: step = 1
        case .upArrow, .leftArrow: step = -1
        default: return false
        }
        func siblings(_ nodes: [SemanticsNode]) -> [SemanticsNode]? {
            if nodes.contains(where: { $0.hostNode.id == node.id }) { return nodes }
            for inner in nodes { if let found = siblings(inner.children) { return found } }
            return nil
        }
        let all = (siblings(window.view.semantics) ?? []).filter { isOne($0.role) && $0.isFocusable }
        guard let index = all.firstIndex(where: { $0.hostNode.id == node.id }), all.count > 1 else { return false }
        let target = around ? (index + step + all.count) % all.count : min(max(index + step, 0), all.count - 1)
        focus(all[target].hostNode, byKeyboard: true)
        if target != index { all[target].send(event) }
        return true
    }

    // MARK: Menus

    /// The menu in front; nil if none is.
    private var openMenu: SemanticsNode? {
        window.view.semantics.last { node in
            if case .dialog(let dialog) = node.role { dialog.kind == .menu } else { false }
        }
    }

    /// The letters that are typed to find an item, and the time of the last one in seconds.
    private var typed: (text: String, at: Double) = ("", 0)

    /// The pause after which a letter begins another word, in seconds; the browser host's menus have the same.
    private static let pauseOfTyping = 0.7

    /// Moves through the items of a menu. Returns false for keys that mean something else.
    private func moveInMenu(_ menu: SemanticsNode, _ key: KeyEquivalent, _ characters: String) -> Bool {
        let items = SemanticsNode.focusable(in: menu.children)
        guard !items.isEmpty else { return false }
        let index = items.firstIndex { $0.isFocused }
        func go(to index: Int) -> Bool {
            focus(items[(index + items.count) % items.count].hostNode, byKeyboard: true)
            return true
        }
        switch key {
        case .downArrow: return go(to: index.map { $0 + 1 } ?? 0)
        case .upArrow: return go(to: index.map { $0 - 1 } ?? -1)
        case .home: return go(to: 0)
        case .end: return go(to: -1)
        case .space, .return, .tab, .escape: return false
        default: break
        }
        guard !characters.isEmpty else { return false }
        let now = Double(g_get_monotonic_time()) / 1_000_000
        typed = (now - typed.at < Self.pauseOfTyping ? typed.text + characters : characters, now)
        // The same letter again goes on to the next one.
        let isRepeated = typed.text.allSatisfy { $0 == typed.text.first }
        let wanted = (isRepeated ? String(typed.text.prefix(1)) : typed.text).lowercased()
        let start = isRepeated ? (index ?? -1) + 1 : max(index ?? 0, 0)
        for place in start..<start + items.count
        where items[place % items.count].label.lowercased().hasPrefix(wanted) {
            return go(to: place % items.count)
        }
        return true
    }

    // MARK: Focus

    /// Gives the keyboard to a node, for the user.
    func focus(_ node: HostNode, byKeyboard: Bool) {
        showsFocus = byKeyboard
        if !giveKeyboard(to: node.id) {
            node.send(.focus)
            if byKeyboard { node.reveal() }
        }
        gtk_widget_queue_draw(window.canvas)
    }

    /// Gives the keyboard of GTK to the widget of a node, or to the canvas, which draws those without one. Returns true
    /// if the widget is a field, which tells of its focus by itself.
    @discardableResult
    private func giveKeyboard(to id: FrameDifference.NodeID) -> Bool {
        if let field = window.fields.widget(of: id) {
            field.grabFocus()
            return true
        }
        gtk_widget_grab_focus(window.accessibles.widget(of: id) ?? window.canvas)
        return false
    }

    /// Takes the keyboard from what has it, for the user.
    func unfocus() {
        showsFocus = false
        window.view.focusedNode?.send(.blur)
        gtk_widget_grab_focus(window.canvas)
        gtk_widget_queue_draw(window.canvas)
    }

    /// Gives the keyboard back to what had it before the menu bar.
    func returnFocus() {
        if let node = window.view.focusedNode {
            giveKeyboard(to: node.id)
        } else {
            gtk_widget_grab_focus(window.canvas)
        }
    }

    /// Follows a move of the focus by the program.
    func follow(_ focus: FrameDifference.Focus) {
        switch focus {
        case .node(let id): giveKeyboard(to: id)
        case .nowhere: gtk_widget_grab_focus(window.canvas)
        }
    }

    /// Moves the focus to the next node that can have it, in reading order, around the ends.
    private func moveFocus(backwards: Bool) -> Bool {
        let all = SemanticsNode.stops(in: window.view.semantics)
        guard !all.isEmpty else { return false }
        let index = all.firstIndex(where: \.isFocused)
        let next = index.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? -1 : 0)
        focus(all[(next + all.count) % all.count].hostNode, byKeyboard: true)
        return true
    }

    /// The ring around the node that has the focus, while it shows.
    func focusRing(scale: CGFloat) -> [RenderNode] {
        guard showsFocus, window.fields.focused == nil, let node = window.view.focusedNode,
            let shown = window.tree.node(node.id), !node.path.contains(where: { $0.interest.hidesFocusEffect })
        else { return [] }
        let (frame, visible) = shown.placeInWindow
        guard visible.width > 0, visible.height > 0 else { return [] }
        // As the browser host's: three points wide, and three points away.
        let path = Path(roundedRect: frame.insetBy(dx: -4.5, dy: -4.5), cornerRadius: 8)
        let color = ResolvedColor(red: 0, green: 122 / 255, blue: 1, opacity: 0.7)
        let pieces = DrawnPieces(
            [.stroke(path, .color(color), StrokeStyle(lineWidth: 3))],
            visible: CGRect(origin: .zero, size: window.size), scale: scale, origin: .zero, renderer: window.renderer)
        return pieces.pieces.compactMap { if case .node(let node) = $0 { node } else { nil } }
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

extension SemanticsNode {
    /// The nodes that can have the keyboard focus, in reading order.
    @MainActor static func focusable(in nodes: [SemanticsNode]) -> [SemanticsNode] {
        nodes.flatMap { ($0.isFocusable ? [$0] : []) + focusable(in: $0.children) }
    }

    /// The nodes at which the tab key stops: of options, tabs and rows beside each other the one that has the focus or
    /// is chosen alone, and of the parts of a stepper the whole.
    @MainActor fileprivate static func stops(in nodes: [SemanticsNode]) -> [SemanticsNode] {
        var result: [SemanticsNode] = []
        let options = nodes.filter { $0.isFocusable && $0.isOneOfSeveral }
        let reached = options.first(where: \.isFocused) ?? options.first { $0.isChosen } ?? options.first
        for node in nodes {
            let isPassed = node.isOneOfSeveral && reached.map { $0.hostNode.id != node.hostNode.id } ?? false
            // The contents of a row are reached all the same.
            if isPassed && !node.role.isListItem { continue }
            if !isPassed && node.isFocusable && !node.semantics.isReachedByProgram { result.append(node) }
            if case .stepper = node.role, node.isFocusable { continue }
            result += stops(in: node.children)
        }
        return result
    }

    private var isOneOfSeveral: Bool {
        switch role {
        case .option, .tab, .listItem: true
        default: false
        }
    }

    private var isChosen: Bool {
        switch role {
        case .option(let isSelected), .tab(let isSelected): isSelected
        case .listItem(let item): item.isSelected == true
        default: false
        }
    }
}

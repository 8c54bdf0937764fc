@_spi(Kernel) import UmweltCore

extension LayoutNode {
    /// Handles an event if the node is still in the tree and enabled. Returns true if the event means something to it.
    package final func receive(_ event: NodeEvent) -> Bool {
        guard !isDetached else { return false }
        // The keys are held in the window, also where the node is behind a presentation.
        if case .modifierKeys(let held) = event { return element.window?.modifierKeys.set(held) ?? false }
        // A whole drag is one step to undo.
        if event.beginsSomething { element.window?.willReceiveEvent() }
        // The end of a press also concerns a node that has been disabled since, or is behind a presentation now.
        guard event == .pressEnded || isReachable else { return false }
        defer { element.tree.afterInput?() }
        if case .pointer(let pointer) = event, pointer.phase != .hovered, pointer.phase != .left {
            // The ancestors of a disabled node may handle it.
            return element.window?.pointers.handle(pointer, at: self, pressesControls: false) ?? false
        }
        // Disabled views let drags through to those around them.
        if case .drag(let drag) = event { return element.window?.drag.handle(drag, at: self) ?? false }
        guard event == .pressEnded || resolvedSemantics.isEnabled else { return false }
        if event == .press, isControl, element.window?.pointers.allowsPress(of: self) == false { return false }
        guard dispatch(event) else { return false }
        notifyAncestors(of: event)
        return true
    }

    private func dispatch(_ event: NodeEvent) -> Bool {
        switch event {
        case .focus: element.window?.focus.hostDidFocus(self) ?? false
        case .blur: element.window?.focus.hostDidBlur(self) ?? false
        case .key: handleKey(event)
        default: handleWithDecorations(event)
        }
    }

    /// Handles a key with the node, or else its ancestors, innermost first.
    private func handleKey(_ event: NodeEvent) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.handle(event) { return true }
            node = current.parent
        }
        return false
    }

    /// Handles an event with the node itself, or else the nodes that only decorate it, outermost first.
    private func handleWithDecorations(_ event: NodeEvent) -> Bool {
        if handle(event) { return true }
        var decorations: [LayoutNode] = []
        var node = self
        while let outer = node.decoration, outer.semantics.role == .content {
            decorations.append(outer)
            node = outer
        }
        return decorations.reversed().contains { $0.handle(event) }
    }
}

@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The way a tap reaches a view with a label.
package enum TapTarget {
    /// A button, link or option that a host presses.
    case press(SemanticsNode)
    /// A point of the window that a finger touches.
    case touch(CGPoint)
    /// A button, link or option that is disabled or that masks hide completely.
    case unusable
}

/// The nodes of a window, found by place, by number and by label.
@MainActor
package struct HostNodes {
    package let host: ViewHost

    private var root: RootElementBase { host.root }

    /// Returns the frontmost node at a point of the window and its ancestors, innermost first; none for an empty area.
    package func at(_ point: CGPoint) -> [HostNode] {
        host.update()
        guard let node = HitTestPass.find(at: point, below: root.node) else { return [] }
        return HostNode(node: node).path
    }

    /// Returns the scrolling nodes at a point of the window, innermost first, also in their empty areas.
    package func scrolling(at point: CGPoint) -> [HostNode] {
        host.update()
        return HitTestPass.scrollNodes(at: point, below: root.node).map(HostNode.init)
    }

    /// The node with the keyboard focus; nil if none has it.
    package var focused: HostNode? { root.focus.node.map { HostNode(node: $0) } }

    /// Returns the node with a number of a frame difference; nil if it is not in the window.
    package subscript(_ id: FrameDifference.NodeID) -> HostNode? {
        host.sent.recorder?.node(id).map { HostNode(node: $0) }
    }

    /// Delivers an event to a node, and records it for the inspector. Returns false if the node does not handle it.
    func deliver(_ event: NodeEvent, to node: LayoutNode) -> Bool {
        let actions = host.checks.inspection?.actions
        actions?.record(event, of: node, in: host)
        let isDone = node.receive(event)
        actions?.recordResult(of: event, at: node, isDone: isDone, in: host)
        return isDone
    }

    // MARK: Labels

    /// Returns the target of a tap on a label: the first button, link or option with the label, or the middle of the
    /// first view with it; nil for none.
    ///
    /// A view outside the visible area is scrolled to a touchable position, as in UI tests on iOS.
    package func tapTarget(_ label: String) -> TapTarget? {
        OpenWindows.use(host)
        let nodes = host.semantics
        guard let button = SemanticsNode.first(in: nodes, where: { $0.role.isPressed && $0.label == label }) else {
            return touchTarget { $0.label == label }
        }
        guard button.isEnabled, !button.hostNode.isMaskedAway else { return .unusable }
        if button.semantics.isPressedByPointers { return .press(button) }
        return touchTarget { $0.role.isPressed && $0.label == label }
    }

    /// Returns the middle of the first matching view, and scrolls it into view; nil for none.
    private func touchTarget(where fits: (SemanticsNode) -> Bool) -> TapTarget? {
        guard let node = SemanticsNode.first(in: host.semantics, where: fits) else { return nil }
        let window = CGRect(origin: .zero, size: root.node.frame.size)
        if window.contains(node.frame.middle) { return .touch(node.frame.middle) }
        node.hostNode.reveal()
        host.update()
        return SemanticsNode.first(in: host.semantics, where: fits).map { .touch($0.frame.middle) }
    }

    /// The labels of tappable views, in reading order: buttons and other controls, or all views if there are no
    /// controls.
    package var tapLabels: [String] {
        func labels(in nodes: [SemanticsNode], of isNamed: (SemanticsNode) -> Bool) -> [String] {
            nodes.flatMap { node in
                (isNamed(node) && !node.label.isEmpty ? [node.label] : []) + labels(in: node.children, of: isNamed)
            }
        }
        let controls = labels(in: host.semantics) { $0.role.isPressed || $0.role.takesFocus }
        var known: Set<String> = []
        return (controls.isEmpty ? labels(in: host.semantics) { _ in true } : controls).filter {
            known.insert($0).inserted
        }
    }

    /// Returns the frame of the first view with a label, in window coordinates, in points; nil for none.
    package func frame(of label: String) -> CGRect? {
        SemanticsNode.first(in: host.semantics) { $0.label == label }?.frame
    }

    /// All visible texts, in reading order: texts behind a presentation come first, unless it covers them.
    package var shownTexts: [String] {
        func texts(of node: SemanticsNode) -> [String] {
            (node.role == .text ? [node.label] : []) + node.children.flatMap(texts)
        }
        return host.visibleSemantics.flatMap(texts)
    }

    // MARK: Keys

    /// Sets the modifier keys that the user holds now. Returns false if these are the same as before.
    @discardableResult
    package func setModifiers(_ modifiers: EventModifiers) -> Bool { root.modifierKeys.set(modifiers) }

    /// The modifier keys that the user presses.
    package var heldModifiers: EventModifiers { root.modifierKeys.held }
}

extension ViewHost {
    /// The nodes of the window.
    package var nodes: HostNodes { HostNodes(host: self) }
}

extension Semantics.Role {
    /// True if a press performs the role's action.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .menuButton, .disclosure, .link, .option: true
        default: false
        }
    }
}

extension CGRect {
    /// The point in the middle.
    package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

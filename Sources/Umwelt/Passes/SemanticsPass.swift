import Foundation

/// The semantics of a view for its user and for assistive technology, with those of its descendants.
public struct SemanticsNode {
    /// The semantics, as hosts are sent them.
    public let semantics: Semantics

    /// The label: the view's own text or name, or else the texts inside.
    public let label: String

    /// The frame in points, from the window's top left corner.
    public let frame: CGRect

    /// The children, in reading order.
    public let children: [SemanticsNode]

    /// The text in a field, also of one for secrets; nil if the view is no field.
    public let text: String?

    /// True if the view has the keyboard focus.
    public let isFocused: Bool

    let node: LayoutNode

    /// The role.
    public var role: Semantics.Role { semantics.role }

    /// True if the view is enabled.
    public var isEnabled: Bool { semantics.isEnabled }

    /// True if the view can have the keyboard focus.
    public var isFocusable: Bool { node.isFocusable }

    /// Sends an event to the view, as its user would.
    ///
    /// - Returns: False if nothing is done: the view is gone or disabled, or the event means nothing to it.
    @MainActor @discardableResult
    public func send(_ event: NodeEvent) -> Bool { node.receive(event) }

    /// Returns the same semantics, with the frames of the view and its descendants moved.
    fileprivate func moved(_ move: (CGRect) -> CGRect) -> SemanticsNode {
        SemanticsNode(
            semantics: semantics, label: label, frame: move(frame), children: children.map { $0.moved(move) },
            text: text, isFocused: isFocused, node: node)
    }
}

extension LayoutNode {
    /// The node's semantics, with the additions of the nodes that only decorate it.
    final var resolvedSemantics: Semantics {
        var result = semantics
        // A decoration has no semantics of its own: those of the node inside count.
        if result.role == .content && wrapped != nil { return result }
        var node = self
        while let outer = node.decoration, outer.semantics.role == .content {
            outer.refine(&result)
            node = outer
        }
        result.moveCustomContentIntoHint()
        if result.isPressedByKeys && result.isFocusable == nil { result.isFocusable = result.isEnabled }
        if result.isReachedByProgram {
            result.isReachedByProgram = result.isFocusable == nil && !result.role.takesFocus
            if result.isReachedByProgram { result.isFocusable = result.isEnabled }
        }
        // An adjustable node is named by its text, which is not read otherwise.
        if result.isAdjustable && result.label == nil { result.label = spokenText }
        // A node with a label and without children is read as one.
        if result.label != nil && result.role == .content && children.isEmpty { result.isOne = true }
        // An image without a name is not read.
        if result.traits.contains(.isImage) && result.label == nil && children.isEmpty && spokenText == nil {
            result.traits.remove(.isImage)
        }
        return result
    }

    /// The node whose semantics this one shows: itself, or the one that it only decorates.
    package final var semanticsTarget: LayoutNode {
        var node = self
        while let inner = node.wrapped, node.semantics.role == .content { node = inner }
        return node
    }

    /// Handles an event if the node is still in the tree and enabled. Returns true if the event means something to it.
    package final func receive(_ event: NodeEvent) -> Bool {
        guard !isDetached else { return false }
        // The keys are held in the window, also where the node is behind a presentation.
        if case .modifierKeys(let held) = event { return element.window?.modifierKeys.hold(held) ?? false }
        // A drag is one step to undo, as long as it goes on.
        if event.beginsSomething { element.window?.willReceiveEvent() }
        // The end of a press also concerns a node that has been disabled since, or is behind a presentation now.
        guard event == .pressEnded || isReachable else { return false }
        defer { element.tree.defaultsSources?.reread() }
        if case .pointer(let pointer) = event, pointer.phase != .hovered, pointer.phase != .left {
            // The ancestors of a disabled node may handle it.
            return element.window?.pointers.handle(pointer, at: self, pressesControls: false) ?? false
        }
        // Disabled views let drags through to those around them.
        if case .drag(let drag) = event { return element.window?.drag.handle(drag, at: self) ?? false }
        guard event == .pressEnded || resolvedSemantics.isEnabled else { return false }
        if event == .press, isControl, element.window?.pointers.allowsPress(of: self) == false { return false }
        guard take(event) else { return false }
        var outer = parent
        while let node = outer, node.didHandle(event) { outer = node.parent }
        return true
    }

    private func take(_ event: NodeEvent) -> Bool {
        switch event {
        case .focus: element.window?.focus.hostDidFocus(self) ?? false
        case .blur: element.window?.focus.hostDidBlur(self) ?? false
        case .key: handleKey(event)
        default: handleWithDecorations(event)
        }
    }

    /// Handles a key by the node, or else by those around it, the innermost first.
    private func handleKey(_ event: NodeEvent) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.handle(event) { return true }
            node = current.parent
        }
        return false
    }

    /// True if the node is shown and no presentation is in front of it.
    final var isReachable: Bool {
        var node = self
        while let outer = node.parent {
            if node.isLeaving || node.isLeftOut { return false }
            if let root = outer as? RootNode { return root.usable.contains { $0 === node } }
            node = outer
        }
        return node is RootNode
    }

    /// Handles an event by the node itself, or else by one of those that only decorate it, the outermost first.
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

/// The pass that collects semantics from layout nodes, in view order.
package enum SemanticsPass {
    /// Returns what can be used and read: the last presentation, or else the window's content.
    static func collect(_ root: RootNode) -> [SemanticsNode] { collect(root.usable) }

    /// Returns all that is visible, from back to front.
    static func collectVisible(_ root: RootNode) -> [SemanticsNode] { collect(root.visible) }

    private static func collect(_ tops: some Sequence<LayoutNode>) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        for top in tops { append(top, at: .zero, to: &nodes) }
        return nodes
    }

    /// Returns the semantics of a node; nil if it has none, or none of its own.
    static func node(_ node: LayoutNode) -> SemanticsNode? {
        var nodes: [SemanticsNode] = []
        append(node, at: .zero, to: &nodes)
        return nodes.first
    }

    /// Returns the semantics of a node's descendants, whatever those of the node itself are.
    static func collect(inside node: LayoutNode) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        for child in node.shownChildren { append(child, at: .zero, to: &nodes) }
        sort(&nodes[...])
        return nodes.map { $0.moved { node.frameInWindow(of: $0) } }
    }

    /// Sorts nodes by priority, the highest first. Nodes of equal priority keep their order.
    private static func sort(_ nodes: inout ArraySlice<SemanticsNode>) {
        guard nodes.contains(where: { $0.semantics.sortPriority != 0 }) else { return }
        nodes = ArraySlice(
            nodes.enumerated().sorted { one, other in
                let (first, second) = (one.element.semantics.sortPriority, other.element.semantics.sortPriority)
                return first == second ? one.offset < other.offset : first > second
            }.map(\.element))
    }

    private static func append(_ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]) {
        // The two cases are functions of their own, so that the stack of deep trees holds as little as possible.
        if node.isTransformed {
            appendTransformed(node, at: origin, to: &result)
        } else {
            appendStraight(node, at: origin, to: &result)
        }
    }

    /// Adds a node with a transform.
    @inline(never)
    private static func appendTransformed(
        _ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]
    ) {
        var own: [SemanticsNode] = []
        appendStraight(node, at: CGPoint(x: -node.frame.minX, y: -node.frame.minY), to: &own)
        result += own.map { one in one.moved { node.outerFrame(of: $0).offsetBy(dx: origin.x, dy: origin.y) } }
    }

    private static func appendStraight(_ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]) {
        if isPlain(node) {
            let origin = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
            let start = result.count
            for child in node.shownChildren { append(child, at: origin, to: &result) }
            sort(&result[start...])
        } else {
            appendSpecial(node, at: origin, to: &result)
        }
    }

    /// Returns true if a node has no semantics of its own.
    @inline(never)
    private static func isPlain(_ node: LayoutNode) -> Bool { node.resolvedSemantics == Semantics() }

    @inline(never)
    private static func appendSpecial(_ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]) {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        let semantics = node.resolvedSemantics
        if semantics.isHidden { return }
        var inner: [SemanticsNode] = []
        if !semantics.isOne {
            for child in node.shownChildren { append(child, at: frame.origin, to: &inner) }
            sort(&inner[...])
        }
        let label =
            semantics.label ?? node.spokenText
            ?? (semantics.role.isStructure ? "" : texts(of: inner).joined(separator: " "))
        result.append(
            SemanticsNode(
                semantics: semantics, label: label, frame: frame, children: inner, text: node.writtenText,
                isFocused: node.isFocused, node: node))
    }

    /// Returns the texts that are read in some nodes: those outside of controls, or else the labels of these.
    private static func texts(of nodes: [SemanticsNode]) -> [String] {
        let read = texts(of: nodes) { _ in [] }
        return read.isEmpty ? texts(of: nodes) { $0.label.isEmpty ? [] : [$0.label] } : read
    }

    private static func texts(of nodes: [SemanticsNode], control: (SemanticsNode) -> [String]) -> [String] {
        nodes.flatMap { node in
            if node.role == .text || node.semantics.label != nil && node.role == .content { return [node.label] }
            return node.role.takesFocus ? control(node) : texts(of: node.children, control: control)
        }
    }

    /// Returns the texts in some nodes, as a label for another one.
    package static func name(from nodes: ContiguousArray<LayoutNode>) -> String {
        var found: [SemanticsNode] = []
        for node in nodes { append(node, at: .zero, to: &found) }
        return texts(of: found).joined(separator: " ")
    }
}

import Foundation

/// What a view says to people who read or listen, and what they can do with it.
public struct SemanticsNode {
    /// What it is, as hosts are told.
    public let semantics: Semantics

    /// What it says: its own text or name, or else the texts inside.
    public let label: String

    /// The place, in points from the window's top left corner.
    public let frame: CGRect

    /// What is inside, in reading order.
    public let children: [SemanticsNode]

    /// What is written in it, if it is a field; of one for secrets too.
    public let text: String?

    /// Whether the keyboard is directed to it.
    public let isFocused: Bool

    let node: LayoutNode

    /// What it is.
    public var role: Semantics.Role { semantics.role }

    /// Whether it can be used.
    public var isEnabled: Bool { semantics.isEnabled }

    /// Whether the keyboard can be directed to it.
    public var isFocusable: Bool { node.isFocusable }

    /// Does something to it as its user would. Answers false, and does nothing, if it is gone or disabled, or if that
    /// means nothing to it.
    @MainActor @discardableResult
    public func send(_ event: NodeEvent) -> Bool { node.receive(event) }

    /// The same with all that is inside, elsewhere.
    fileprivate func moved(_ move: (CGRect) -> CGRect) -> SemanticsNode {
        SemanticsNode(
            semantics: semantics, label: label, frame: move(frame), children: children.map { $0.moved(move) },
            text: text, isFocused: isFocused, node: node)
    }
}

extension LayoutNode {
    /// What the node is, with what the nodes that only decorate it add.
    final var resolvedSemantics: Semantics {
        var result = semantics
        // A decoration says nothing of its own: what is inside does.
        if result.role == .content && wrapped != nil { return result }
        var node = self
        while let outer = node.decoration, outer.semantics.role == .content {
            outer.refine(&result)
            node = outer
        }
        if result.isPressedByKeys && result.isFocusable == nil { result.isFocusable = result.isEnabled }
        if result.isReachedByProgram {
            result.isReachedByProgram = result.isFocusable == nil && !result.role.takesFocus
            if result.isReachedByProgram { result.isFocusable = result.isEnabled }
        }
        // What has a value is named by its text, which is not read otherwise.
        if result.isAdjustable && result.label == nil { result.label = spokenText }
        // What has a name and nothing inside is one thing to read.
        if result.label != nil && result.role == .content && children.isEmpty { result.isOne = true }
        // An image without a name says nothing.
        if result.traits.contains(.isImage) && result.label == nil && children.isEmpty && spokenText == nil {
            result.traits.remove(.isImage)
        }
        return result
    }

    /// The node that says what this one is about: itself, or what it only decorates.
    package final var semanticsTarget: LayoutNode {
        var node = self
        while let inner = node.wrapped, node.semantics.role == .content { node = inner }
        return node
    }

    /// Handles an event if the node is still there and can be used.
    package final func receive(_ event: NodeEvent) -> Bool {
        guard !isDetached else { return false }
        // A drag is one thing to undo, as long as it goes on.
        if event.beginsSomething { element.window?.willReceiveEvent() }
        // That a press is over concerns also what has been disabled meanwhile, or is behind something presented.
        guard event == .pressEnded || isReachable else { return false }
        defer { element.tree.defaultsSources?.reread() }
        if case .pointer(let pointer) = event, pointer.phase != .hovered, pointer.phase != .left {
            // Views around what is disabled may want it.
            return element.window?.pointers.handle(pointer, at: self, pressesControls: false) ?? false
        }
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
        default: handleWithDecorations(event)
        }
    }

    /// Whether the node shows and nothing is presented in front of it.
    final var isReachable: Bool {
        var node = self
        while let outer = node.parent {
            if let root = outer as? RootNode { return root.front === node }
            node = outer
        }
        return node is RootNode
    }

    /// Handles an event, or lets one of the nodes do so that only decorate this one: the outermost goes first.
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

/// Collects semantics from layout nodes, in view order.
package enum SemanticsPass {
    /// What can be used and read aloud: what was presented last, or else the window's content.
    static func collect(_ root: RootNode) -> [SemanticsNode] { collect([root.front]) }

    /// All that can be seen, from back to front.
    static func collectVisible(_ root: RootNode) -> [SemanticsNode] { collect(root.visible) }

    private static func collect(_ tops: some Sequence<LayoutNode>) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        for top in tops { append(top, at: .zero, to: &nodes) }
        return nodes
    }

    /// What is inside of a node, whatever the node itself is.
    static func collect(inside node: LayoutNode) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        for child in node.shownChildren { append(child, at: .zero, to: &nodes) }
        sort(&nodes[...])
        return nodes.map { $0.moved { node.frameInWindow(of: $0) } }
    }

    /// Puts those of higher priority first, and leaves the others as they are.
    private static func sort(_ nodes: inout ArraySlice<SemanticsNode>) {
        guard nodes.contains(where: { $0.semantics.sortPriority != 0 }) else { return }
        nodes = ArraySlice(
            nodes.enumerated().sorted { one, other in
                let (first, second) = (one.element.semantics.sortPriority, other.element.semantics.sortPriority)
                return first == second ? one.offset < other.offset : first > second
            }.map(\.element))
    }

    private static func append(_ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]) {
        // Apart, so that the stack of deep trees holds as little as possible.
        if node.isTransformed {
            appendTransformed(node, at: origin, to: &result)
        } else {
            appendStraight(node, at: origin, to: &result)
        }
    }

    /// Adds a node that is turned, scaled or brought into perspective.
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

    /// Whether a node says nothing of itself.
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

    /// What is to be read in some nodes: what stands outside controls, or else what these are called.
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

    /// What the texts in some nodes say, as a name for something else.
    package static func name(from nodes: ContiguousArray<LayoutNode>) -> String {
        var found: [SemanticsNode] = []
        for node in nodes { append(node, at: .zero, to: &found) }
        return texts(of: found).joined(separator: " ")
    }

    /// The first node that says `label`.
    static func find(_ label: String, below node: LayoutNode) -> LayoutNode? {
        if node.spokenText == label { return node }
        for child in node.shownChildren { if let found = find(label, below: child) { return found } }
        return nil
    }
}

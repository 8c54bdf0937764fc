@_spi(Kernel) import UmweltCore
import Foundation

/// The semantics of a view for users and assistive technology, with its descendants'.
public struct SemanticsNode {
    /// The semantics, as hosts are sent them.
    public let semantics: Semantics

    /// The label: the view's own text or name, or the texts inside.
    public let label: String

    /// The frame in points, from the window's top left corner.
    public let frame: CGRect

    /// The children, in reading order.
    public let children: [SemanticsNode]

    /// The text in a field, also in a secure field; nil if the view is not a field.
    public let text: String?

    /// True if the view has the keyboard focus.
    public let isFocused: Bool

    package let node: LayoutNode

    /// The role.
    public var role: Semantics.Role { semantics.role }

    /// True if the view is enabled.
    public var isEnabled: Bool { semantics.isEnabled }

    /// True if the view can have the keyboard focus.
    public var isFocusable: Bool { node.isFocusable }

    /// Sends an event to the view, as its user would.
    ///
    /// - Parameter event: The event, such as `.press`.
    /// - Returns: False if nothing happens: the view is removed or disabled, or does not handle the event.
    @MainActor @discardableResult
    public func send(_ event: NodeEvent) -> Bool { node.receive(event) }

    /// Returns the same semantics, with the frames of the view and its descendants moved.
    fileprivate func moved(_ move: (CGRect) -> CGRect) -> SemanticsNode {
        SemanticsNode(
            semantics: semantics, label: label, frame: move(frame), children: children.map { $0.moved(move) },
            text: text, isFocused: isFocused, node: node)
    }
}

/// The pass that collects semantics from layout nodes, in view order.
package enum SemanticsPass {
    /// Returns the semantics that can be used and read: the last presentation's, or the window's content's.
    package static func collect(_ root: RootNode) -> [SemanticsNode] { collect(root.usable) }

    /// Returns all that is visible, from back to front.
    package static func collectVisible(_ root: RootNode) -> [SemanticsNode] { collect(root.visible) }

    private static func collect(_ tops: some Sequence<LayoutNode>) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        for top in tops { append(top, at: .zero, to: &nodes) }
        return nodes
    }

    /// Returns a node's own semantics; nil if it has none.
    package static func node(_ node: LayoutNode) -> SemanticsNode? {
        var nodes: [SemanticsNode] = []
        append(node, at: .zero, to: &nodes)
        return nodes.first
    }

    /// Returns the semantics of a node's descendants, independent of the node's own.
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

    /// Returns true if a node has no own semantics.
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
            semantics.label ?? node.textual?.spokenText
            ?? (semantics.role.isStructure ? "" : texts(of: inner).joined(separator: " "))
        result.append(
            SemanticsNode(
                semantics: semantics, label: label, frame: frame, children: inner, text: node.editing?.writtenText,
                isFocused: node.isFocused, node: node))
    }

    /// Returns the texts for reading some nodes: those outside controls, or else the labels of controls.
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

    /// Returns the texts in some nodes, as a label of another node.
    package static func name(from nodes: ContiguousArray<LayoutNode>) -> String {
        var found: [SemanticsNode] = []
        for node in nodes { append(node, at: .zero, to: &found) }
        return texts(of: found).joined(separator: " ")
    }
}

import Foundation

/// What a view says to people who read or listen, and what they can do with it.
public struct SemanticsNode {
    /// What it is.
    public enum Role: Equatable, Sendable {
        /// Something to read.
        case text
        /// Something to press.
        case button
    }

    /// What it is.
    public let role: Role

    /// What it says.
    public let label: String

    /// Whether it can be used.
    public let isEnabled: Bool

    /// The place, in points from the window's top left corner.
    public let frame: CGRect

    /// What is inside, in reading order.
    public let children: [SemanticsNode]

    /// What pressing it does; nil if it cannot be pressed.
    let press: (() -> Void)?

    /// Presses it, whether it is enabled or not. Does nothing where there is nothing to press.
    @MainActor public func performPress() { press?() }
}

/// What a layout node is to the semantics pass.
enum SemanticsRole {
    case container
    case text(String)
    case button(isEnabled: Bool, press: () -> Void)
}

/// Collects semantics from layout nodes, in view order.
enum SemanticsPass {
    static func collect(_ root: LayoutNode) -> [SemanticsNode] {
        var nodes: [SemanticsNode] = []
        append(root, at: .zero, to: &nodes)
        return nodes
    }

    private static func append(_ node: LayoutNode, at origin: CGPoint, to result: inout [SemanticsNode]) {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        func children() -> [SemanticsNode] {
            var inner: [SemanticsNode] = []
            for child in node.children { append(child, at: frame.origin, to: &inner) }
            return inner
        }
        switch node.semantics {
        case .container: result += children()
        case .text(let text):
            result.append(
                SemanticsNode(role: .text, label: text, isEnabled: true, frame: frame, children: [], press: nil))
        case .button(let isEnabled, let press):
            let inner = children()
            let label = inner.filter { $0.role == .text }.map(\.label).joined(separator: " ")
            result.append(
                SemanticsNode(
                    role: .button, label: label, isEnabled: isEnabled, frame: frame, children: inner, press: press))
        }
    }

    /// The first node that says `label`.
    static func find(_ label: String, below node: LayoutNode) -> LayoutNode? {
        if case .text(let text) = node.semantics, text == label { return node }
        for child in node.children { if let found = find(label, below: child) { return found } }
        return nil
    }
}

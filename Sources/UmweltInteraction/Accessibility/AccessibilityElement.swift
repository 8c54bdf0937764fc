@_spi(Kernel) import UmweltCore

/// The treatment of the views inside of a view that is one accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The views inside are not accessible.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")

    /// The views inside stay separate elements, in a group.
    public static let contain = AccessibilityChildBehavior(name: "contain")

    /// The views inside are merged: their labels are the element's label, and pressing the element presses the first of
    /// them that handles it.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Makes the view one accessibility element.
    ///
    /// ```swift
    /// HStack { Text("Ada"); Text("Lovelace") }.accessibilityElement(children: .combine)
    /// ```
    ///
    /// - Parameter children: The treatment of the views inside: ignored, combined into the element, or contained in it.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}

/// The modifier that makes a view one accessibility element.
public nonisolated struct _AccessibilityElementModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let children: AccessibilityChildBehavior

    nonisolated init(children: AccessibilityChildBehavior) { self.children = children }

    package func makeNode(for element: _Element) -> AccessibilityElementNode {
        AccessibilityElementNode(element: element)
    }

    package func update(_ node: AccessibilityElementNode) { node.set(children) }
}

/// A node of its child's size that is one accessibility element.
package final class AccessibilityElementNode: WrapperNode {
    private var behavior = AccessibilityChildBehavior.ignore

    func set(_ new: AccessibilityChildBehavior) {
        guard new != behavior else { return }
        behavior = new
        setNeedsSend()
    }

    /// Nil, because the node has its own semantics.
    public override var wrapped: LayoutNode? { nil }

    public override var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }

    package override var roles: NodeRoles { behavior == .combine ? .summary : [] }

    public override var semantics: Semantics {
        if behavior == .contain {
            var semantics = Semantics()
            semantics.isGroup = true
            return semantics
        }
        var semantics = Semantics(role: .text)
        semantics.isOne = true
        semantics.label = ""
        if behavior == .combine { combine(SemanticsPass.collect(inside: self), into: &semantics) }
        return semantics
    }

    private func combine(_ nodes: [SemanticsNode], into semantics: inout Semantics) {
        func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        semantics.label = list(nodes.map(\.label).filter { !$0.isEmpty }) ?? ""
        semantics.value = list(nodes.compactMap(\.semantics.value))
        semantics.hint = list(nodes.compactMap(\.semantics.hint))
        for node in nodes {
            semantics.traits.formUnion(node.semantics.traits)
            if !node.isEnabled { semantics.isEnabled = false }
            for action in node.semantics.actions where !semantics.actions.contains(action) {
                semantics.actions.append(action)
            }
            if node.semantics.isAdjustable { semantics.isAdjustable = true }
        }
    }

    public override func handle(_ event: NodeEvent) -> Bool {
        guard behavior == .combine else { return false }
        return SemanticsPass.collect(inside: self).contains { $0.node.receive(event) }
    }
}

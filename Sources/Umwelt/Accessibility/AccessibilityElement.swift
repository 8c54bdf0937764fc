/// What becomes of what is inside of a view that is read as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// It is not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")

    /// It is read, one after the other, within the view.
    public static let contain = AccessibilityChildBehavior(name: "contain")

    /// It is put together: its texts are the view's name, and pressing the view presses what is inside.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Has the view read as one thing.
    ///
    /// ```swift
    /// HStack { Text("Ada"); Text("Lovelace") }.accessibilityElement(children: .combine)
    /// ```
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}

/// Has a view read as one thing.
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

/// A node of its child's size that is read as one.
package final class AccessibilityElementNode: WrapperNode {
    private var behavior = AccessibilityChildBehavior.ignore

    func set(_ new: AccessibilityChildBehavior) {
        guard new != behavior else { return }
        behavior = new
        noteChange()
    }

    /// It speaks for itself.
    public override var wrapped: LayoutNode? { nil }

    public override var isSummary: Bool { behavior == .combine }

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

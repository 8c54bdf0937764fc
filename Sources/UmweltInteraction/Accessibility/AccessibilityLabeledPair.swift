@_spi(Kernel) import UmweltCore
import Foundation

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view is the label.
    case label
    /// The view is the labeled content.
    case content
}

extension View {
    /// Makes the view the label or the content of a pair, whose other view has the same identity in the same namespace.
    /// Assistive technology hears the label's text as the content's name.
    ///
    /// ```swift
    /// Text("Email").accessibilityLabeledPair(role: .label, id: "email", in: pairs)
    /// TextField("", text: $email).accessibilityLabeledPair(role: .content, id: "email", in: pairs)
    /// ```
    ///
    /// - Parameters:
    ///   - role: The role of this view: the label or the content.
    ///   - id: The identity that both views of the pair have.
    ///   - namespace: The namespace of the identity.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(LabeledPairModifier(role: role, key: LabeledPairKey(namespace: namespace, id: AnyHashable(id))))
    }
}

/// The identity of a pair.
nonisolated struct LabeledPairKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The modifier that makes its content a part of a pair.
nonisolated struct LabeledPairModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let role: AccessibilityLabeledPairRole
    let key: LabeledPairKey

    nonisolated init(role: AccessibilityLabeledPairRole, key: LabeledPairKey) {
        self.role = role
        self.key = key
    }

    func makeNode(for element: _Element) -> LabeledPairNode { LabeledPairNode(element: element) }

    func update(_ node: LabeledPairNode) { node.set(role, key) }
}

/// A node of its child's size that is a part of a pair.
final class LabeledPairNode: WrapperNode {
    private var part: (role: AccessibilityLabeledPairRole, key: LabeledPairKey)?

    /// The text of a label.
    fileprivate private(set) var name = ""

    func set(_ role: AccessibilityLabeledPairRole, _ key: LabeledPairKey) {
        if let part, part.role == role, part.key == key { return }
        leave()
        part = (role, key)
        setNeedsLayout()
    }

    override func didPlace() {
        guard let part, let pairs else { return }
        switch part.role {
        case .content:
            if pairs[part.key].content !== self { pairs[part.key].content = self }
        case .label:
            let new = SemanticsPass.name(from: children)
            guard pairs[part.key].label !== self || new != name else { return }
            name = new
            pairs[part.key].label = self
            pairs[part.key].content?.semanticsTarget.setNeedsSend()
        }
    }

    override func refine(_ semantics: inout Semantics) {
        guard let part, part.role == .content, let name = pairs?[part.key].label?.name, !name.isEmpty else { return }
        semantics.label = name
    }

    override func didDetach() { leave() }

    private func leave() {
        guard let part, let pairs else { return }
        if pairs[part.key].label === self {
            pairs[part.key].label = nil
            pairs[part.key].content?.semanticsTarget.setNeedsSend()
        }
        if pairs[part.key].content === self { pairs[part.key].content = nil }
    }

    private var pairs: LabeledPairs? { element.window?.attachments.object { LabeledPairs() } }
}

/// The pairs of a window.
private final class LabeledPairs {
    struct Pair {
        weak var label: LabeledPairNode?
        weak var content: LabeledPairNode?
    }

    private var pairs: [LabeledPairKey: Pair] = [:]

    subscript(key: LabeledPairKey) -> Pair {
        get { pairs[key] ?? Pair() }
        set { pairs[key] = newValue.label == nil && newValue.content == nil ? nil : newValue }
    }
}

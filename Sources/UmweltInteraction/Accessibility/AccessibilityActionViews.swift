@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Adds an accessibility action for each button of another view, by the button's label. The buttons are not drawn.
    ///
    /// ```swift
    /// MessageRow(message).accessibilityActions {
    ///     Button("Archive") { archive(message) }
    ///     if message.isMine { Button("Delete") { delete(message) } }
    /// }
    /// ```
    ///
    /// - Parameter content: Makes the buttons.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilityActions(category: .default, content)
    }

    /// Adds an accessibility action for each button of another view, in a category. Actions of a view with the same
    /// category form a group; actions of the default category are in none.
    ///
    /// ```swift
    /// extension AccessibilityActionCategory {
    ///     static let table = AccessibilityActionCategory("Table")
    /// }
    ///
    /// CellView(cell).accessibilityActions(category: .table) {
    ///     Button("Add a row") { addRow() }
    ///     Button("Add a column") { addColumn() }
    /// }
    /// ```
    ///
    /// In the browser they are buttons in a group with the category's name. Desktops list all actions of a view under
    /// their names.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - content: Makes the buttons.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        overlay { VStack { content() }.modifier(AccessibilityActionSourceModifier()) }.modifier(
            AccessibilityActionTargetModifier(category: category))
    }
}

/// A group of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case `default`, edit
        case named(Text)
    }

    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// Actions of no special kind.
    public static let `default` = AccessibilityActionCategory(kind: .default)

    /// Actions that change a text.
    public static let edit = AccessibilityActionCategory(kind: .edit)

    /// Makes a category with a name in the language of the environment.
    ///
    /// - Parameter nameKey: The name, a key of the app's localized strings.
    public init(_ nameKey: LocalizedStringKey) { self.init(kind: .named(Text(nameKey))) }

    /// Makes a category with a name.
    ///
    /// - Parameter name: The name, which is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(kind: .named(Text(name))) }

    /// Makes a category with a name.
    ///
    /// - Parameter name: The name, which assistive technology shows or reads.
    public init(_ name: Text) { self.init(kind: .named(name)) }

    /// Returns the name in the language of an environment; nil for actions of no special kind.
    fileprivate func name(in values: EnvironmentValues) -> String? {
        switch kind {
        case .default: nil
        case .edit: SystemWord.edit.string(for: values.locale)
        case .named(let name): name.string(in: values)
        }
    }
}

/// The modifier of the buttons whose actions another view offers.
private nonisolated struct AccessibilityActionSourceModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityActionSourceNode {
        AccessibilityActionSourceNode(element: element)
    }

    func update(_ node: AccessibilityActionSourceNode) {}
}

/// Adds the actions of the buttons in front of a view to the view.
private nonisolated struct AccessibilityActionTargetModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    let category: AccessibilityActionCategory

    nonisolated init(category: AccessibilityActionCategory) { self.category = category }

    func makeNode(for element: _Element) -> AccessibilityActionTargetNode {
        AccessibilityActionTargetNode(category: category, element: element)
    }

    func update(_ node: AccessibilityActionTargetNode) { node.set(category) }
}

/// A node without a size that exposes only the labels of its buttons, which are not placed.
private final class AccessibilityActionSourceNode: LayoutNode {
    /// The labels of the buttons at the last placement.
    private(set) var names: [String] = []

    override var opacity: Double { 0 }

    override var pointerInterest: PointerInterest { .none }

    override var semantics: Semantics { .hidden }

    /// Updates the labels. The children are never measured, so this is called when any of them has changed.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let new = buttons.map(\.label)
        guard new != names else { return }
        names = new
        parent?.decoration?.semanticsTarget.setNeedsSend()
    }

    /// The buttons that can be pressed.
    var buttons: [SemanticsNode] {
        func search(_ nodes: [SemanticsNode]) -> [SemanticsNode] {
            nodes.flatMap { $0.role == .button ? ($0.isEnabled ? [$0] : []) : search($0.children) }
        }
        return search(SemanticsPass.collect(inside: self))
    }
}

/// A node with its child's frame that adds the actions of the buttons in front of it to the decorated view.
private final class AccessibilityActionTargetNode: WrapperNode {
    private var category: AccessibilityActionCategory

    init(category: AccessibilityActionCategory, element: _Element) {
        self.category = category
        super.init(element: element)
    }

    func set(_ new: AccessibilityActionCategory) {
        guard new != category else { return }
        category = new
        semanticsTarget.setNeedsSend()
    }

    private var views: AccessibilityActionSourceNode? {
        guard let layers = children.first as? LayerNode else { return nil }
        return layers.children.lazy.compactMap { $0 as? AccessibilityActionSourceNode }.first
    }

    /// The name of the category; nil for actions of no special kind.
    private var categoryName: String? { category.name(in: EnvironmentValues(at: element.scope, tracking: false)) }

    override func refine(_ semantics: inout Semantics) {
        guard let names = views?.names, !names.isEmpty else { return }
        let category = categoryName
        for action in names.map({ Semantics.Action.named(name: $0, category: category) })
        where !semantics.actions.contains(action) {
            semantics.actions.append(action)
        }
    }

    /// An action without a category is the first with its name.
    override func handle(_ event: NodeEvent) -> Bool {
        guard case .perform(.named(let name, let category)) = event, category == nil || category == categoryName else {
            return false
        }
        return views?.buttons.first { $0.label == name }?.node.receive(.press) ?? false
    }
}

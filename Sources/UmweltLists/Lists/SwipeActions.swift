import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Adds buttons to a row that appear beside it when it is swiped, or when its menu is requested.
    ///
    /// ```swift
    /// MessageRow(message: message)
    ///     .swipeActions(edge: .leading) { Button("Flag") { flag(message) }.tint(.orange) }
    /// ```
    ///
    /// A row is a list row, or any view inside ``View/swipeActionsContainer()``. A deletable list row has a delete
    /// button at its trailing edge, unless this modifier adds buttons there.
    ///
    /// - Parameter allowsFullSwipe: If true, a swipe across the whole row presses the first button.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content()), onPresentationChanged: nil))
    }

    /// Adds buttons to a row that appear beside it when it is swiped, or when its menu is requested, and calls an
    /// action when they appear and disappear.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row at which the buttons appear.
    ///   - allowsFullSwipe: If true, a swipe across the whole row presses the first button.
    ///   - content: The buttons.
    ///   - onPresentationChanged: Called with true when the buttons have appeared, and with false when they have
    ///     disappeared.
    nonisolated public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View,
        onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content()),
                onPresentationChanged: onPresentationChanged))
    }
}

/// The modifier that adds swipe actions to the row that its content is. Outside of lists it makes the row's node.
private nonisolated struct SwipeActionsModifier: ItemLayoutModifier {
    typealias Body = Never
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let view: AnyView
    let onPresentationChanged: ((Bool) -> Void)?

    nonisolated init(
        edge: HorizontalEdge, allowsFullSwipe: Bool, view: AnyView, onPresentationChanged: ((Bool) -> Void)?
    ) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.view = view
        self.onPresentationChanged = onPresentationChanged
    }

    /// Several modifiers around a row make one node: the outermost.
    nonisolated func wrapsNodes(_ inputs: _ElementInputs) -> Bool {
        guard EnvironmentValues(at: inputs.scope, tracking: false).swipeActionsContainer != nil else { return false }
        var ancestor = inputs.parent
        while let element = ancestor {
            if let outer = element as? any ItemLayoutModifierParent, outer.itemModifier is Self { return false }
            if element.holdsLayoutNodes && !element.wrapsLayoutNodes { return true }
            ancestor = element.parent
        }
        return true
    }

    nonisolated func makeNode(for element: _Element) -> SwipeRowNode { SwipeRowNode(element: element) }

    nonisolated func update(_ node: SwipeRowNode) { node.traitsChanged() }

    nonisolated func readEnvironment(_ values: EnvironmentValues, for node: SwipeRowNode) {
        node.container = values.swipeActionsContainer
        node.showActions()
    }

    nonisolated func addTraits(to traits: inout ItemTraits, at element: _Element) {
        guard traits.row.swipeActions[edge] == nil else { return }
        traits.row.swipeActions[edge] = RowActions(
            view: view, allowsFullSwipe: allowsFullSwipe, onPresentationChanged: onPresentationChanged,
            scope: element.scope, depth: Int(element.depth) + 1, source: ObjectIdentifier(element))
    }
}

/// The swipe actions of a row at one edge: a view and the environment of the modifier that added it.
struct RowActions {
    let view: AnyView

    /// True if a swipe across the row presses the first button.
    let allowsFullSwipe: Bool

    /// Called when the buttons have appeared and disappeared; nil for none.
    var onPresentationChanged: ((Bool) -> Void)?
    let scope: EnvironmentScope
    let depth: Int

    /// The identity of the modifier: buttons of another modifier do not adopt their state.
    let source: ObjectIdentifier
}

/// The swipe actions of a row: buttons next to each other, as high as the row. The first is at the row's edge.
nonisolated struct RowActionsBar: View, SystemView {
    let actions: AnyView
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    /// Makes the bar.
    ///
    /// - Parameter close: Hides the buttons; called after a press on one of them.
    nonisolated init(actions: AnyView, edge: HorizontalEdge, close: @escaping @MainActor () -> Void) {
        self.actions = actions
        self.edge = edge
        self.close = close
    }

    @MainActor var body: some View {
        RowActionsLayout(edge: edge) { actions }.buttonStyle(RowActionStyle(close: close))
    }
}

/// A row of views from an edge inwards.
private nonisolated struct RowActionsLayout: Layout {
    let edge: HorizontalEdge

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(width: nil, height: bounds.height)
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for view in subviews {
            let width = view.sizeThatFits(offer).width
            if edge == .trailing { x -= width }
            view.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer)
            if edge == .leading { x += width }
        }
    }
}

/// The style of a swipe action, which hides the buttons when it was pressed.
private nonisolated struct RowActionStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    nonisolated init(close: @escaping @MainActor () -> Void) { self.close = close }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: RowActionAppearance(),
            configuration: Configuration(role: configuration.role, label: configuration.label) {
                configuration.trigger()
                close()
            })
    }
}

/// The appearance of a swipe action: a white label on red if it is destructive, otherwise on the tint, by default grey.
private nonisolated struct RowActionAppearance: ButtonStyle {
    @Environment(\.tint) private var tint
    @Environment(\.appearance.lists.swipeActions) private var measures

    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(RowActionLabelStyle())
            .font(.body)
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxHeight: .infinity)
            .background(
                configuration.role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray),
                in: RoundedRectangle(cornerRadius: measures.cornerRadius)
            )
            .padding(.vertical, measures.inset)
            .padding(.horizontal, measures.gap / 2)
            .opacity(configuration.isPressed ? 0.8 : 1, isPressed: configuration.isPressed)
    }
}

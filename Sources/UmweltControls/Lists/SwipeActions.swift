@_spi(Kernel) import Umwelt

extension View {
    /// Gives a list's row buttons that appear beside it when it is swiped, or asked for its menu. With
    /// `allowsFullSwipe` a swipe across the whole row presses the first of them.
    ///
    /// ```swift
    /// MessageRow(message: message)
    ///     .swipeActions(edge: .leading) { Button("Flag") { flag(message) }.tint(.orange) }
    /// ```
    ///
    /// A row that can be deleted has a button for that at its trailing edge, unless it gets others there.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            RowTraitModifier(RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: AnyView(content()))))
    }
}

private struct RowSwipeActions: RowTrait {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let view: AnyView

    func add(to traits: inout RowTraits, at element: _Element) {
        guard traits.swipeActions[edge] == nil else { return }
        traits.swipeActions[edge] = RowActions(
            view: view, allowsFullSwipe: allowsFullSwipe, scope: element.scope, depth: Int(element.depth) + 1,
            source: ObjectIdentifier(element))
    }
}

/// Buttons beside a row, as a view in the environment where it was said.
struct RowActions {
    let view: AnyView

    /// Whether a swipe across the row presses the first one.
    let allowsFullSwipe: Bool
    let scope: EnvironmentScope
    let depth: Int

    /// Tells these buttons from others in their place.
    let source: ObjectIdentifier
}

/// The buttons beside a row: next to each other, as high as the row.
nonisolated struct RowActionsBar: View, SystemView {
    let actions: AnyView
    let close: @MainActor () -> Void

    /// `close` hides the buttons, after one of them was pressed.
    nonisolated init(actions: AnyView, close: @escaping @MainActor () -> Void) {
        self.actions = actions
        self.close = close
    }

    @MainActor var body: some View {
        HStack(spacing: 0) { actions }.buttonStyle(RowActionStyle(close: close))
    }
}

/// A button beside a row, which hides itself when it was pressed.
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

/// A white label on a ground in the tint: red for what deletes, grey where there is none.
private nonisolated struct RowActionAppearance: ButtonStyle {
    @Environment(\.tint) private var tint

    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body)
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxHeight: .infinity)
            .background(
                configuration.role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray)
            )
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

@_spi(Kernel) import Umwelt

/// Actions that are always in the menu at the end of the navigation bar.
///
/// ```swift
/// .toolbar {
///     ToolbarOverflowMenu {
///         Button("Rename", action: rename)
///         Button("Delete", role: .destructive, action: delete)
///     }
/// }
/// ```
///
/// Items that do not fit in the bar are in the same menu.
public nonisolated struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// Makes actions of the menu.
    ///
    /// - Parameter content: The buttons and other controls of the menu.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the element of the actions.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        ToolbarItemElement(
            content, inputs, placement: { _ in .overflowMenu }, content: { _ in EmptyView() },
            menuItem: { AnyView($0.content.content) })
    }
}

extension View {
    /// Adds actions to the menu at the end of the navigation bar of the enclosing stack.
    ///
    /// - Parameter content: The buttons and other controls of the menu.
    nonisolated public func toolbarOverflowMenu<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        toolbar { ToolbarOverflowMenu(content: content) }
    }
}

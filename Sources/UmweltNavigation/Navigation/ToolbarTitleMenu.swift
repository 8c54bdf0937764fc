@_spi(Kernel) import Umwelt

extension View {
    /// Makes the title in the navigation bar a button that shows a menu.
    ///
    /// ```swift
    /// Editor(document).navigationTitle(document.name).toolbarTitleMenu { RenameButton() }
    /// ```
    ///
    /// A large title is a small one then.
    ///
    /// - Parameter content: Makes the items of the menu.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = BarTitleMenu(content())
        return transformPreference(NavigationBarSettingsKey.self) { $0.titleMenu = menu }
    }
}

extension BarTitleMenu {
    /// Makes the menu of a title.
    nonisolated fileprivate convenience init<C: View>(_ content: C) {
        // The view is a value that is only read, by the main actor.
        nonisolated(unsafe) let content = content
        self.init { title in
            AnyView(
                Menu {
                    content
                } label: {
                    HStack(spacing: 4) {
                        title
                        Image(systemName: "chevron.down").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                }
                .menuIndicator(.hidden).buttonStyle(.plain))
        }
    }
}

/// The menu of the title of a view, as an item of its toolbar.
///
/// ```swift
/// .toolbar { ToolbarTitleMenu { Button("Duplicate", action: duplicate) } }
/// ```
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// Makes a menu.
    ///
    /// - Parameter content: The items of the menu, which a tap on the bar's title opens.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the menu's element, which registers the menu with the bar.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { menu in EmptyView().toolbarTitleMenu { menu.content.content } }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Makes a menu without items, which does not show.
    nonisolated public init() { self.init { EmptyView() } }
}

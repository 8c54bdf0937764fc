import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's toolbars have no items that people move or hide: leave this out.")
extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

@available(*, unavailable, message: "Umwelt's toolbars have no items that people move or hide: leave this out.")
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }

    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }

    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

@available(*, unavailable, message: "Umwelt's toolbars have no items that people move or hide: leave this out.")
extension CustomizableToolbarContent {
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }
}

@available(*, unavailable, message: "Umwelt's toolbar items cannot be hidden yet: leave the item out with an if.")
extension ToolbarContent {
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}

@available(*, unavailable, message: "Umwelt's toolbar items cannot be hidden yet: leave the item out with an if.")
extension View {
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's toolbar items share no background: leave this out.")
extension ToolbarContent {
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

@available(*, unavailable, message: "Umwelt's screens come out of views, not out of toolbar items yet: leave this out.")
extension ToolbarContent {
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

@available(*, unavailable, message: "Umwelt has no style of a whole toolbar: use foregroundStyle(_:) in its items.")
extension View {
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's tab views have no sidebar: use toolbar(content:).")
public struct ContentToolbarPlacement: Hashable, Sendable {
    public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement() }
}

@available(*, unavailable, message: "Umwelt's tab views have no sidebar: use toolbar(content:).")
extension View {
    nonisolated public func contentToolbar<Content: View>(
        for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}

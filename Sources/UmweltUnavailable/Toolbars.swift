import Umwelt
import UmweltNavigation

@available(
    *, unavailable, message: "Umwelt's toolbar items cannot be hidden with this yet: put the item into an if statement."
)
extension View {
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt has no foreground style for a whole toolbar: use foregroundStyle(_:) in its items."
)
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

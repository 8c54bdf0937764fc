import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no accessory bars and no ornaments: use .bottomBar or .principal.")
extension ToolbarItemPlacement {
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }

    public init<ID: Hashable>(id: ID) { self = .automatic }

    public static var bottomOrnament: ToolbarItemPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt has no such bar: use .navigationBar, .bottomBar or .tabBar.")
extension ToolbarPlacement {
    public static var windowToolbar: ToolbarPlacement { .automatic }

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }

    public init<ID: Hashable>(id: ID) { self = .automatic }

    public static var bottomOrnament: ToolbarPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt's search fields stand below the title: use .automatic.")
extension SearchFieldPlacement {
    public static var toolbarPrincipal: SearchFieldPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt's toolbars show labels as icons: use labelStyle(_:) in the items.")
public struct ToolbarLabelStyle: Sendable, Equatable {
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }

    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle() }

    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle() }

    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle() }
}

@available(*, unavailable, message: "Umwelt's toolbars show labels as icons: use labelStyle(_:) in the items.")
extension Scene {
    nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

    nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
        self
    }
}

@available(*, unavailable, message: "Umwelt's toolbars show labels as icons: use labelStyle(_:) in the items.")
extension EnvironmentValues {
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

import Umwelt
import UmweltNavigation

@available(
    *, unavailable,
    message: "Umwelt has no accessory bars and no ornaments: use the placement .bottomBar or .principal."
)
extension ToolbarItemPlacement {
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }

    public init<ID: Hashable>(id: ID) { self = .automatic }

    public static var bottomOrnament: ToolbarItemPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt does not have this bar: use .navigationBar, .bottomBar or .tabBar.")
extension ToolbarPlacement {
    public static var windowToolbar: ToolbarPlacement { .automatic }

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }

    public init<ID: Hashable>(id: ID) { self = .automatic }

    public static var bottomOrnament: ToolbarPlacement { .automatic }
}

@available(*, unavailable, message: "Umwelt's search fields are always below the title: use .automatic.")
extension SearchFieldPlacement {
    public static var toolbarPrincipal: SearchFieldPlacement { .automatic }
}

@_spi(Kernel) import Umwelt

/// The purpose of a view's navigation bar, which determines the arrangement of its parts.
public struct ToolbarRole: Sendable {
    enum Kind {
        case automatic, editor
    }

    let kind: Kind

    /// The default: a navigation stack's.
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }

    /// The bar of a navigation stack: the title is in the middle.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .automatic) }

    /// The bar of views that are browsed, as a navigation stack's in windows as narrow as a phone.
    public static var browser: ToolbarRole { ToolbarRole(kind: .automatic) }

    /// The bar of a document's editor: the back button has no title.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

extension View {
    /// Sets the purpose of this view's navigation bar.
    ///
    /// - Parameter role: The role, such as `.editor` or `.browser`.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.hasTitleBelow = role.kind != .editor }
    }
}

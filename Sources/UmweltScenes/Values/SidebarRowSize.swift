/// The size of rows in sidebars.
public enum SidebarRowSize: Sendable {
    /// Smaller rows with small icons.
    case small
    /// The usual size.
    case medium
    /// Larger rows with large icons.
    case large
}

struct SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
    /// The size of rows in sidebars that the user prefers. No system here has such a setting: apps and tests set it.
    ///
    /// Rows of lists in the sidebar style, and the icons of labels in them, follow it.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}

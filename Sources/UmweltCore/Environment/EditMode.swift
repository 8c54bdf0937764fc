/// The editing state of a view's content.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// The content is edited for a moment, such as while one row shows its actions.
    case transient
    /// The content is edited until the user finishes.
    case active

    /// True if the content is being edited, for a moment or longer.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of the screen.
package struct ScreenEditModeKey: EnvironmentKey {
    package static var defaultValue: Binding<EditMode> { .constant(.inactive) }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the screen, where the app sets none.
    package var screenEditMode: Binding<EditMode> {
        get { self[ScreenEditModeKey.self] }
        set { self[ScreenEditModeKey.self] = newValue }
    }
}

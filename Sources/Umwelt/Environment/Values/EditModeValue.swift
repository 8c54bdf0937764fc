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

struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}

extension EnvironmentValues {
    /// A binding to the edit mode of views: the window's own mode, or one that the app sets.
    ///
    /// `List` and ``EditButton`` read it; the user can delete, move and select rows of a list that is edited.
    ///
    /// ```swift
    /// List { … }.environment(\.editMode, $mode)
    /// ```
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

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

/// The edit mode that the app sets, which may be nil.
struct EditModeKey: EnvironmentKey {
    static var defaultValue: AppEditMode { AppEditMode() }
}

/// The binding to an edit mode that the app sets, or nothing where it sets none.
struct AppEditMode {
    var binding: Binding<EditMode>?
    var isSet = false
}

/// The edit mode of the screen.
struct ScreenEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode> { .constant(.inactive) }
}

extension EnvironmentValues {
    /// A binding to the edit mode of views: that of their screen, or one that the app sets.
    ///
    /// A window, a tab, a level of a navigation stack, a column of a split view, an inspector, a sheet, a cover and a
    /// popover are screens. `List` and ``EditButton`` read the mode; the user can delete, move and select rows of a list
    /// that is edited.
    ///
    /// ```swift
    /// List { … }.environment(\.editMode, $mode)
    /// ```
    public var editMode: Binding<EditMode>? {
        get {
            let own = self[EditModeKey.self]
            return own.isSet ? own.binding : screenEditMode
        }
        set { self[EditModeKey.self] = AppEditMode(binding: newValue, isSet: true) }
    }

    /// A binding to the edit mode of the screen, where the app sets none.
    package var screenEditMode: Binding<EditMode> {
        get { self[ScreenEditModeKey.self] }
        set { self[ScreenEditModeKey.self] = newValue }
    }
}

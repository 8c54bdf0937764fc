/// Whether what a view shows is being edited.
public enum EditMode: Hashable, Sendable {
    /// It is not.
    case inactive
    /// It is for a moment, such as while one row shows what can be done with it.
    case transient
    /// It is, until its user is done.
    case active

    /// Whether it is being edited.
    public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}

extension EnvironmentValues {
    /// Whether what is shown here is being edited: a binding to the window's own mode, or to yours.
    ///
    /// `List` and ``EditButton`` read it; an edited list lets people delete, move and select rows.
    ///
    /// ```swift
    /// List { … }.environment(\.editMode, $mode)
    /// ```
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

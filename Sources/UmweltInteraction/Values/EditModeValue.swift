/// The edit mode that the app sets, which may be nil.
struct EditModeKey: EnvironmentKey {
    static var defaultValue: AppEditMode { AppEditMode() }
}

/// The binding to an edit mode that the app sets, or nothing where it sets none.
struct AppEditMode {
    var binding: Binding<EditMode>?
    var isSet = false
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
}

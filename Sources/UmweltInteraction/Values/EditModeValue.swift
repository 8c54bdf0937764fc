/// The edit mode that the app sets, which may be nil.
struct EditModeKey: EnvironmentKey {
    static var defaultValue: AppEditMode { AppEditMode() }
}

/// The binding to an edit mode set by the app, or nil.
struct AppEditMode {
    var binding: Binding<EditMode>?
    var isSet = false
}

extension EnvironmentValues {
    /// A binding to the edit mode of views: their screen's, or one set by the app.
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

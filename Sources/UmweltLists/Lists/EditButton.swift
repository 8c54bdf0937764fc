@_spi(Kernel) import Umwelt

/// A button that turns the environment's edit mode on and off.
///
/// ```swift
/// VStack {
///     EditButton()
///     List { ForEach(books) { BookRow(book: $0) }.onDelete(perform: delete) }
/// }
/// ```
public nonisolated struct EditButton: View, SystemView {
    @Environment(\.editMode) private var mode

    /// Makes the button.
    nonisolated public init() {}

    /// A button whose title is the action that it runs.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            mode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            (isEditing ? SystemWord.done : .edit).text.fontWeight(isEditing ? .semibold : nil)
        }
    }
}

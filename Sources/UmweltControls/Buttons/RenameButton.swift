@_spi(Kernel) import Umwelt

/// A button that renames the item that the view shows, by the action of
/// ``View/renameAction(_:fileID:line:)-(()->Void,_,_)``.
///
/// ```swift
/// TextField("Name", text: $name)
///     .focused($isNaming)
///     .contextMenu { RenameButton() }
///     .renameAction($isNaming)
/// ```
///
/// It is disabled where the environment has no such action.
public nonisolated struct RenameButton<Label: View>: View, SystemView {
    private let label: Label

    @Environment(\.rename) private var rename

    /// Makes the button, with the system's label.
    nonisolated public init() where Label == UmweltControls.Label<Text, Image> {
        label = UmweltControls.Label(SystemWord.rename, systemImage: "pencil")
    }

    /// The button in the environment's style.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

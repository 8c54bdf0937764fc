import Foundation
@_spi(Kernel) import Umwelt

/// A field of one line with the app's background and clear button for text fields.
nonisolated struct DressedField: View, SystemView {
    let field: FieldView<_TextFieldStyleLabel>

    @FocusState private var isFocused: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlAppearance) private var look

    nonisolated init(field: FieldView<_TextFieldStyleLabel>) { self.field = field }

    /// True if a field has an appearance beside its own.
    nonisolated static func isNeeded(
        for field: FieldView<_TextFieldStyleLabel>, in look: AppAppearance
    ) -> Bool {
        field.kind != .lines && (look.clearButton != .never || look.fieldBackground != nil)
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            field.focused($isFocused)
            if isClearable { clearButton }
        }
        .background { look.fieldBackground }
    }

    /// True if the button is visible: only for fields that store each edit, because drafts of others are unknown here.
    @MainActor private var isClearable: Bool {
        let storage = field.value.storage
        guard storage.isWrittenAtOnce, !storage.text(in: EnvironmentValues()).isEmpty else { return false }
        return switch look.clearButton {
        case .never: false
        case .whileEditing: isFocused
        case .unlessEditing: !isFocused
        case .always: true
        }
    }

    @MainActor private var clearButton: some View {
        Image(systemName: "xmark.circle.fill")
            .foregroundStyle(Color(system: .tertiary))
            .padding(.horizontal, 5)
            .modifier(
                ControlModifier(.button, isEnabled: isEnabled) { [storage = field.value.storage] in
                    storage.write("", in: EnvironmentValues(), deletions: nil, isRestored: false)
                }
            )
            .labeled(by: SystemWord.clearText.text)
    }
}

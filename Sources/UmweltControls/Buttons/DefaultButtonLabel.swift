@_spi(Kernel) import Umwelt

/// The default label of a button: the word and the symbol of its role.
///
/// A bar shows the symbol, other places the word and the symbol, as with any label; dialogs show the word. Which words
/// and symbols these are is a guess.
public nonisolated struct DefaultButtonLabel: View, SystemView {
    private let role: ButtonRole
    @Environment(\.isInDialog) private var isInDialog

    nonisolated init(role: ButtonRole) { self.role = role }

    /// The word and the symbol.
    @MainActor public var body: some View {
        let (word, symbol): (SystemWord, String) =
            switch role {
            case .cancel: (.cancel, "xmark")
            case .close: (.close, "xmark")
            case .destructive: (.delete, "trash")
            default: (.ok, "checkmark")
            }
        if isInDialog {
            word.text
        } else {
            Label {
                word.text
            } icon: {
                Image(systemName: symbol)
            }
        }
    }
}

struct IsInDialogKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in an alert or a confirmation dialog, whose buttons only show words.
    var isInDialog: Bool {
        get { self[IsInDialogKey.self] }
        set { self[IsInDialogKey.self] = newValue }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Makes a button with the label of its role.
    ///
    /// ```swift
    /// .toolbar { ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } } }
    /// ```
    ///
    /// - Parameters:
    ///   - role: The purpose, such as `.close`, which also determines the label.
    ///   - action: The action, which runs on the main actor.
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

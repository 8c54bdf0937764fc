@_spi(Kernel) import Umwelt

/// The label of the key that submits the text of a field.
///
/// ```swift
/// TextField("Address", text: $address).submitLabel(.go)
/// ```
public struct SubmitLabel: Sendable {
    let key: TextInput.SubmitKey

    /// "Done".
    public static var done: SubmitLabel { Self(key: .done) }

    /// "Go".
    public static var go: SubmitLabel { Self(key: .go) }

    /// "Send".
    public static var send: SubmitLabel { Self(key: .send) }

    /// "Join".
    public static var join: SubmitLabel { Self(key: .join) }

    /// "Route".
    public static var route: SubmitLabel { Self(key: .route) }

    /// "Search".
    public static var search: SubmitLabel { Self(key: .search) }

    /// "Return".
    public static var `return`: SubmitLabel { Self(key: .return) }

    /// "Next".
    public static var next: SubmitLabel { Self(key: .next) }

    /// "Continue".
    public static var `continue`: SubmitLabel { Self(key: .continue) }
}

struct SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel { .return }
}

extension EnvironmentValues {
    /// The label of the key that submits the text of a field.
    var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of the key that submits the text of fields in this view. Hosts show it on on-screen keyboards.
    ///
    /// - Parameters:
    ///   - submitLabel: The label, such as `.search` or `.done`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func submitLabel(
        _ submitLabel: SubmitLabel, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.submitLabel, submitLabel, fileID: fileID, line: line)
    }
}

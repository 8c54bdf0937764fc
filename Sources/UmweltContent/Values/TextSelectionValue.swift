/// A type that allows the selection of texts, or not.
public protocol TextSelectability {
    /// True if texts can be selected.
    static var allowsSelection: Bool { get }
}

/// The selectability of texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True: texts can be selected.
    public static let allowsSelection = true
}

/// The selectability of texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False: texts cannot be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The selectability of texts that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The selectability of texts that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if texts can be selected, in hosts that support selection.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Allows texts in this view to be selected and copied, or not. In the browser they can be unless this is disabled.
    ///
    /// ```swift
    /// Text("Draft").textSelection(.disabled)
    /// ```
    ///
    /// - Parameters:
    ///   - selectability: `.enabled` if the user can select the text.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textSelection<S: TextSelectability>(
        _ selectability: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection, fileID: fileID, line: line)
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// They can.
    public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// They cannot.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether texts can be selected, in hosts where anything can.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether texts in this view can be selected, to be copied. In the browser they can unless somebody says that
    /// they cannot.
    ///
    /// ```swift
    /// Text("Draft").textSelection(.disabled)
    /// ```
    nonisolated public func textSelection<S: TextSelectability>(
        _ selectability: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection, fileID: fileID, line: line)
    }
}

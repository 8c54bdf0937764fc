@_spi(Kernel) import Umwelt

/// The state of the search in the text editors of a view, for controls that an app shows beside them.
public struct FindContext: Sendable {
    /// True while the find bar is shown.
    public var isPresented: Binding<Bool>?

    /// True if found text can be replaced.
    public var supportsReplace: Bool
}

struct FindPresentedKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}

struct FindDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct ReplaceDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The state of finding text; nil where text cannot be found.
    ///
    /// `TextEditor` reads it. Set it with ``View/findNavigator(isPresented:fileID:line:)``.
    public var findContext: FindContext? {
        guard let isPresented = findPresented, !isFindDisabled else { return nil }
        return FindContext(isPresented: isPresented, supportsReplace: !isReplaceDisabled)
    }

    /// True while the find bar is shown; nil if no view has one.
    var findPresented: Binding<Bool>? {
        get { self[FindPresentedKey.self] }
        set { self[FindPresentedKey.self] = newValue }
    }

    /// True if text is not to be found.
    var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }

    /// True if found text is not to be replaced.
    var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}

extension View {
    /// Shows a find bar above the text editor in this view, which finds and replaces text.
    ///
    /// ```swift
    /// TextEditor(text: $notes).findNavigator(isPresented: $isFinding)
    /// ```
    ///
    /// In the browser, Command-F also shows it while the editor is focused, or Control-F on keyboards without a Command
    /// key.
    ///
    /// - Parameter isPresented: True while the find bar is shown.
    nonisolated public func findNavigator(
        isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.findPresented, isPresented, fileID: fileID, line: line)
    }

    /// Disables finding and replacing in the text editors of this view.
    ///
    /// - Parameters:
    ///   - isDisabled: True to disable it.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func findDisabled(
        _ isDisabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.isFindDisabled, isDisabled, fileID: fileID, line: line)
    }

    /// Disables replacing in the text editors of this view.
    ///
    /// - Parameters:
    ///   - isDisabled: True to disable it.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func replaceDisabled(
        _ isDisabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.isReplaceDisabled, isDisabled, fileID: fileID, line: line)
    }
}

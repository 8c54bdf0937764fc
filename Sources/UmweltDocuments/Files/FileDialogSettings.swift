import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Sets the initial folder of the file dialogs of this view.
    ///
    /// Desktop windows use it; browsers start in the last used folder.
    ///
    /// - Parameters:
    ///   - defaultDirectory: The folder; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fileDialogDefaultDirectory(
        _ defaultDirectory: URL?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.fileDialogFolder, defaultDirectory, fileID: fileID, line: line)
    }

    /// Sets the title of the file dialogs of this view.
    ///
    /// ```swift
    /// Editor()
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image]) { result in load(result) }
    ///     .fileDialogMessage("Choose a cover")
    /// ```
    ///
    /// Desktop windows show it; browsers have their own text.
    ///
    /// - Parameters:
    ///   - message: The message that accompanies the items; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fileDialogMessage(
        _ message: Text?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.fileDialogMessage, message, fileID: fileID, line: line)
    }

    /// Sets the title of the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - messageKey: The text, a key of the app's localized strings.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fileDialogMessage(
        _ messageKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogMessage(Text(messageKey), fileID: fileID, line: line)
    }

    /// Sets the title of the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - messageResource: The text, looked up in the resource's table and bundle.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(
        _ messageResource: LocalizedStringResource, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogMessage(Text(messageResource), fileID: fileID, line: line)
    }

    /// Sets the title of the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - message: The message that accompanies the items; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(
        _ message: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogMessage(Text(message), fileID: fileID, line: line)
    }

    /// Sets the label of the confirmation button in the file dialogs of this view.
    ///
    /// Desktop windows show it; browsers have their own text.
    ///
    /// - Parameters:
    ///   - label: The label; nil for the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fileDialogConfirmationLabel(
        _ label: Text?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.fileDialogConfirmationLabel, label, fileID: fileID, line: line)
    }

    /// Sets the label of the confirmation button in the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func fileDialogConfirmationLabel(
        _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogConfirmationLabel(Text(labelKey), fileID: fileID, line: line)
    }

    /// Sets the label of the confirmation button in the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - label: The label of the view.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(
        _ label: LocalizedStringResource, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogConfirmationLabel(Text(label), fileID: fileID, line: line)
    }

    /// Sets the label of the confirmation button in the file dialogs of this view.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
        _ label: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileDialogConfirmationLabel(Text(label), fileID: fileID, line: line)
    }
}

private struct FileDialogFolderKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
}

private struct FileDialogMessageKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

private struct FileDialogConfirmationLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The initial folder of file dialogs; nil for the host's choice. `fileImporter` and its like read it.
    var fileDialogFolder: URL? {
        get { self[FileDialogFolderKey.self] }
        set { self[FileDialogFolderKey.self] = newValue }
    }

    /// The title of dialogs for files; nil for the host's own. `fileImporter` and its like read it.
    var fileDialogMessage: Text? {
        get { self[FileDialogMessageKey.self] }
        set { self[FileDialogMessageKey.self] = newValue }
    }

    /// The label of the confirmation button of file dialogs; nil for the host's. `fileImporter` and its like read it.
    var fileDialogConfirmationLabel: Text? {
        get { self[FileDialogConfirmationLabelKey.self] }
        set { self[FileDialogConfirmationLabelKey.self] = newValue }
    }

    /// The settings of a request's dialog for files.
    var fileDialog: FileRequest.Dialog {
        FileRequest.Dialog(
            message: fileDialogMessage?.string(in: self),
            confirmationLabel: fileDialogConfirmationLabel?.string(in: self), folder: fileDialogFolder)
    }
}

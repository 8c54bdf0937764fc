import Foundation
import Umwelt

@available(
    *, unavailable,
    message: "Umwelt shows the file dialogs of the browser or desktop, which do not have this: leave it out."
)
extension View {
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View { self }

    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

@available(
    *, unavailable,
    message: "Umwelt shows the file dialogs of the browser or desktop, which do not have this: leave it out."
)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public static var enumeratePackages: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 1) }

    public static var includeHiddenFiles: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 1) }

    public static var displayFileExtensions: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 1) }

    public var rawValue: Int { 0 }

    public init(rawValue: Int) {}
}

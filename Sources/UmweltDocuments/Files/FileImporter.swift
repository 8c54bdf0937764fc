import Foundation
import Umwelt
import UniformTypeIdentifiers

extension View {
    /// Has the user choose a file, as long as a binding is true.
    ///
    /// ```swift
    /// Button("Import") { isImporting = true }
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
    ///         if case .success(let file) = result { read(file) }
    ///     }
    /// ```
    ///
    /// In the browser it is uploaded, and the URL is that of a copy that is deleted with the window.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from; none for all.
    ///   - onCompletion: Called with the file. Not called if the user chooses none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileRequestModifier(
                isPresented: isPresented,
                makeRequest: { .reading(types: allowedContentTypes.flatMap(\.choices), allowsSeveral: false) },
                finish: { onCompletion($0.first) }, cancel: {}))
    }

    /// Has the user choose files, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from; none for all.
    ///   - allowsMultipleSelection: If true, several files can be chosen.
    ///   - onCompletion: Called with the files. Not called if the user chooses none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has the user choose files, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from; none for all.
    ///   - allowsMultipleSelection: If true, several files can be chosen.
    ///   - onCompletion: Called with the files.
    ///   - onCancellation: Called if the user chooses none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileRequestModifier(
                isPresented: isPresented,
                makeRequest: {
                    .reading(types: allowedContentTypes.flatMap(\.choices), allowsSeveral: allowsMultipleSelection)
                },
                finish: onCompletion, cancel: onCancellation))
    }
}

extension Result where Success == [URL] {
    /// The first of the files, for requests of one file.
    var first: Result<URL, any Error> {
        switch self {
        case .success(let files): files.first.map { .success($0) } ?? .failure(FileError.noFile)
        case .failure(let error): .failure(error)
        }
    }
}

/// The errors of dialogs for files.
enum FileError: Error, CustomStringConvertible {
    /// The host has reported a choice without a file.
    case noFile
    /// The content is a folder, which cannot be exported.
    case folder

    var description: String {
        switch self {
        case .noFile: "No file was chosen."
        case .folder: "A document that is a folder cannot be exported: a browser takes files."
        }
    }
}

extension UTType {
    /// The type's names for a host's chooser: extensions with a full stop, and media types. Types of no particular
    /// format allow all of their kind.
    var choices: [String] {
        let wildcards: [UTType: String] = [.image: "image/*", .movie: "video/*", .video: "video/*", .audio: "audio/*"]
        if let wildcard = wildcards[self] { return [wildcard] }
        if self == .text || self == .plainText { return ["text/*"] + extensions }
        return extensions + (preferredMIMEType.map { [$0] } ?? [])
    }

    private var extensions: [String] { (tags[.filenameExtension] ?? []).map { "." + $0 } }
}

import CoreTransferable
import Foundation
import Umwelt
import UniformTypeIdentifiers

extension View {
    /// Writes a document into a file that the user gets, as long as a binding is true.
    ///
    /// In the browser the file is downloaded, and the URL is that of the sent copy.
    ///
    /// - Parameters:
    ///   - document: The document; nil to write nothing.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name of the file, without the extension of its type; nil for "Untitled".
    ///   - onCompletion: Called with the file, or with an error.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
    }

    /// Writes documents into files that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - contentType: The type of the files.
    ///   - onCompletion: Called with the files, or with an error.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
            onCancellation: {})
    }

    /// Writes a document into a file that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - document: The document; nil to write nothing.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name of the file, without the extension of its type; nil for "Untitled".
    ///   - onCompletion: Called with the file, or with an error.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
    }

    /// Writes documents into files that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - contentType: The type of the files.
    ///   - onCompletion: Called with the files, or with an error.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
            onCancellation: {})
    }

    /// Writes a document into a file that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - document: The document; nil to write nothing.
    ///   - contentTypes: The types of the file, the first of which is used; empty for the document's first type.
    ///   - defaultFilename: The name of the file, without the extension of its type; nil for "Untitled".
    ///   - onCompletion: Called with the file, or with an error.
    ///   - onCancellation: Called if the user does not want the file.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, { onCompletion($0.first) }, onCancellation) { folder in
            try document.map { try [folder.write($0, contentTypes.first, name: defaultFilename)] } ?? []
        }
    }

    /// Writes a document into a file that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - document: The document; nil to write nothing.
    ///   - contentTypes: The types of the file, the first of which is used; empty for the document's first type.
    ///   - defaultFilename: The name of the file, without the extension of its type; nil for "Untitled".
    ///   - onCompletion: Called with the file, or with an error.
    ///   - onCancellation: Called if the user does not want the file.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, { onCompletion($0.first) }, onCancellation) { folder in
            try document.map { try [folder.write($0, contentTypes.first, name: defaultFilename)] } ?? []
        }
    }

    /// Writes documents into files that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the files, the first of which is used; empty for the documents' first type.
    ///   - onCompletion: Called with the files, or with an error.
    ///   - onCancellation: Called if the user does not want the files.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let documents = Array(documents)
        return exporter(isPresented, onCompletion, onCancellation) { folder in
            try documents.map { try folder.write($0, contentTypes.first, name: nil) }
        }
    }

    /// Writes documents into files that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the files, the first of which is used; empty for the documents' first type.
    ///   - onCompletion: Called with the files, or with an error.
    ///   - onCancellation: Called if the user does not want the files.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        let documents = Array(documents)
        return exporter(isPresented, onCompletion, onCancellation) { folder in
            try documents.map { try folder.write($0, contentTypes.first, name: nil) }
        }
    }

    /// Writes a value into a file that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - item: The value; nil to write nothing.
    ///   - contentTypes: The types of the file, the first of which is used; empty for the value's best type.
    ///   - defaultFilename: The name of the file, without the extension of its type; nil for the value's.
    ///   - onCompletion: Called with the file, or with an error.
    ///   - onCancellation: Called if the user does not want the file.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, { onCompletion($0.first) }, onCancellation) { folder in
            guard let item else { return [] }
            return [try await folder.write(item, contentTypes.first, name: defaultFilename)]
        }
    }

    /// Writes values into files that the user gets, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the files, the first of which is used; empty for the values' best type.
    ///   - onCompletion: Called with the files, or with an error.
    ///   - onCancellation: Called if the user does not want the files.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        let items = Array(items)
        return exporter(isPresented, onCompletion, onCancellation) { folder in
            var files: [URL] = []
            for item in items { files.append(try await folder.write(item, contentTypes.first, name: nil)) }
            return files
        }
    }

    /// Exports the files that a closure writes into a folder; does nothing without files.
    nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ finish: @escaping (Result<[URL], any Error>) -> Void,
        _ cancel: @escaping () -> Void, write: @escaping @MainActor (ExportFolder) async throws -> [URL]
    ) -> some View {
        modifier(
            FileRequestModifier(
                isPresented: isPresented,
                makeRequest: {
                    let files = try await write(try ExportFolder())
                    return files.isEmpty ? nil : .giving(files)
                },
                finish: finish, cancel: cancel))
    }
}

/// A folder for the files of one export, which the system removes with its temporary files.
struct ExportFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write<D: FileDocument>(_ document: D, _ type: UTType?, name: String?) throws -> URL {
        let type = type ?? D.writableContentTypes.first ?? .data
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        return try write(document.fileWrapper(configuration: configuration), type, name)
    }

    func write<D: ReferenceFileDocument>(_ document: D, _ type: UTType?, name: String?) throws -> URL {
        let type = type ?? D.writableContentTypes.first ?? .data
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        let snapshot = try document.snapshot(contentType: type)
        return try write(document.fileWrapper(snapshot: snapshot, configuration: configuration), type, name)
    }

    func write<T: Transferable>(_ item: T, _ type: UTType?, name: String?) async throws -> URL {
        let file = try await item.export(to: url, contentType: type)
        guard let name else { return file }
        let suffix = file.pathExtension.isEmpty ? type?.preferredFilenameExtension ?? "" : file.pathExtension
        let named = unused(name, extension: suffix)
        try FileManager.default.moveItem(at: file, to: named)
        return named
    }

    /// Moves a file into the folder.
    func move(_ file: URL) throws -> URL {
        let place = url.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: place)
        return place
    }

    /// Returns a location for a file of a type.
    func place(for name: String, _ type: UTType) -> URL {
        unused(name, extension: type.preferredFilenameExtension ?? "")
    }

    private func write(_ wrapper: FileWrapper, _ type: UTType, _ name: String?) throws -> URL {
        guard wrapper.isRegularFile else { throw FileError.folder }
        let file = place(for: name ?? wrapper.preferredFilename ?? "Untitled", type)
        try wrapper.write(to: file, originalContentsURL: nil)
        return file
    }

    /// Returns a location for a file with a name, with a number appended if it exists.
    private func unused(_ name: String, extension suffix: String) -> URL {
        // A name of the app's is no path.
        let name = name.replacingOccurrences(of: "/", with: ":")
        let hasSuffix = suffix.isEmpty || name.lowercased().hasSuffix("." + suffix.lowercased())
        let base = hasSuffix && !suffix.isEmpty ? String(name.dropLast(suffix.count + 1)) : name
        var (number, file) = (1, url.appendingPathComponent(suffix.isEmpty ? base : "\(base).\(suffix)"))
        while FileManager.default.fileExists(atPath: file.path) {
            number += 1
            file = url.appendingPathComponent(suffix.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(suffix)")
        }
        return file
    }
}

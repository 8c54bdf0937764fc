import Foundation

/// The content of a file or of a folder, which documents are read from and written to.
public final class FileWrapper: NSObject, @unchecked Sendable {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The content is read immediately. It always is.
        public static let immediate = ReadingOptions(rawValue: 1)

        /// The content is not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The file is written completely or not at all.
        public static let atomic = WritingOptions(rawValue: 1)

        /// The wrappers get the names under which they were written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    // A document makes, fills and writes its wrapper in one place at a time, as with Foundation's.
    private var content: Content

    /// The name of the file that was read; nil if none was.
    public var filename: String?

    /// The name that a file of the content should get; nil for none in particular.
    public var preferredFilename: String?

    /// Makes the content of a file.
    ///
    /// - Parameter contents: The contents of the file.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Makes the content of a folder, whose files are named by the keys.
    ///
    /// - Parameter childrenByPreferredName: The files and folders inside, by their preferred names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
    }

    /// Reads a file, or a folder with all that is inside.
    ///
    /// - Parameters:
    ///   - url: The URL of the file or folder.
    ///   - options: The options.
    /// - Throws: An error if it cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            var inside: [String: FileWrapper] = [:]
            for file in files { inside[file.lastPathComponent] = try FileWrapper(url: file, options: options) }
            content = .folder(inside)
        } else {
            content = .file(
                try Data(contentsOf: url, options: options.contains(.withoutMapping) ? [] : .mappedIfSafe))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// True for the content of a folder.
    public var isDirectory: Bool { fileWrappers != nil }

    /// True for the content of a file.
    public var isRegularFile: Bool { regularFileContents != nil }

    /// The bytes of a file; nil for a folder.
    public var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The files of a folder by their names; nil for a file.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let inside) = content { inside } else { nil }
    }

    /// Adds a file to a folder, with its preferred name or an unused one. Has no effect on a file.
    ///
    /// - Parameter child: The file or folder inside of this folder.
    /// - Returns: The name.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? "Untitled"
        guard case .folder(var inside) = content else { return wanted }
        var (name, number) = (wanted, 1)
        while inside[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        inside[name] = child
        content = .folder(inside)
        return name
    }

    /// Adds a file with bytes to a folder. Has no effect on a file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - fileName: The preferred name.
    /// - Returns: The name.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder. Has no effect on a file.
    ///
    /// - Parameter child: The file or folder inside of this folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let inside) = content else { return }
        content = .folder(inside.filter { $0.value !== child })
    }

    /// Writes the content.
    ///
    /// - Parameters:
    ///   - url: The URL of the file or folder.
    ///   - options: The options.
    ///   - originalContentsURL: The URL of the contents on disk; nil for none.
    /// - Throws: An error if it cannot be written.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let inside):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in inside {
                try child.write(
                    to: url.appendingPathComponent(name), options: options,
                    originalContentsURL: originalContentsURL?.appendingPathComponent(name))
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}

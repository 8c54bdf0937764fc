import Foundation

/// A file of books in JSON.
struct LibraryFile {
    let url: URL

    /// The file that the command line names, if it does.
    static var fromCommandLine: LibraryFile? {
        CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }.map {
            LibraryFile(url: URL(fileURLWithPath: $0))
        }
    }

    /// Reads the books. The file itself is never written.
    func books() throws(LibraryFileError) -> [Book] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw LibraryFileError(file: url.lastPathComponent, reason: "The file cannot be read: is it there?")
        }
        do {
            return try JSONDecoder().decode([Book].self, from: data)
        } catch let error as DecodingError {
            throw LibraryFileError(file: url.lastPathComponent, reason: Self.describe(error))
        } catch {
            throw LibraryFileError(file: url.lastPathComponent, reason: error.localizedDescription)
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no “\(key.stringValue)”."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context)) is of another kind than it has to be."
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: "\(place(context)) cannot be understood."
        default: "It is no list of books in JSON."
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { key in
            key.intValue.map { "Book \($0 + 1)" } ?? "“\(key.stringValue)”"
        }
        return path.isEmpty ? "The file" : path.joined(separator: ", ")
    }
}

/// The reason why there are no books.
struct LibraryFileError: Error, Equatable {
    let file: String
    let reason: String
}

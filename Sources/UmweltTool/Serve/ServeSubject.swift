import Foundation

/// The subject of `umwelt serve`: source to build, or a program that is built already.
enum ServeSubject {
    case source(Subject, isRelease: Bool)
    case program(URL)

    /// Finds the subject of a path.
    ///
    /// - Throws: ``ToolError`` if there is none, or if one has to be selected.
    init(path: String, target: String?, isRelease: Bool) throws {
        let url = URL(fileURLWithPath: path)
        let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        if isFile && url.pathExtension != "swift" && access(url.path, X_OK) == 0 {
            self = .program(url.standardizedFileURL)
        } else {
            self = .source(try Subject(path: path, target: target), isRelease: isRelease)
        }
    }

    /// Builds the program, or finds it.
    func build() async throws -> Program {
        switch self {
        case .program(let file): Program(file: file, sources: file.deletingLastPathComponent())
        case .source(let subject, let isRelease): try await subject.build(isRelease: isRelease)
        }
    }
}

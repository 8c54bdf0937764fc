import Foundation

/// The module map for the compiler: C modules that only need to exist.
///
/// It is at a path derived from its content, and written once: the compiler caches C modules by the path of their map,
/// and would read all of them again at another path, some 20 ms each.
enum ModuleMap {
    /// Returns the file with the library's modules and others, created if necessary.
    ///
    /// - Parameter others: The names of additional empty modules.
    /// - Throws: ``ToolError`` if the folder of caches cannot be written to, or the error of the file system.
    static func file(with others: [String]) throws -> URL {
        let text = Library.moduleMap + others.map { "module \($0) {}\n" }.joined()
        var key = ContentKey()
        key.add(text)
        let file = try CacheFolder.find("modules").appendingPathComponent("\(key).modulemap")
        if !FileManager.default.fileExists(atPath: file.path) { try Data(text.utf8).write(to: file, options: .atomic) }
        return file
    }
}

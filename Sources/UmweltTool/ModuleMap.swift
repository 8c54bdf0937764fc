import Foundation

/// The module map that the compiler is given: C modules that need only exist.
///
/// It lies at a path that its content gives, and is written once: the compiler keeps C modules that it has read by the
/// path of their map, and would read all of them anew, some 20 ms each, at another.
enum ModuleMap {
    /// Returns the file with the library's modules and others; it is made if there is none.
    ///
    /// - Parameter others: The names of other modules that are empty.
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

/// The Swift compiler on the search path, as `swiftc -print-target-info` describes it.
package struct Compiler: Sendable, Hashable {
    /// The path of `swiftc`.
    package let path: String

    /// The version in the compiler's words, as in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String

    /// The folder of Swift's libraries.
    package let libraries: String

    /// Finds the compiler.
    ///
    /// - Throws: ``Fault`` if there is none, or if it does not run.
    package init(on machine: Machine) throws(Fault) {
        guard let path = machine.command("swiftc") else { throw .missing }
        guard let text = machine.output(of: path, ["-print-target-info"]),
            let version = Self.string(after: "\"compilerVersion\"", in: text),
            let libraries = Self.string(after: "\"runtimeLibraryPaths\"", in: text)
        else { throw .unusable(path: path) }
        self.path = path
        self.version = version
        self.libraries = libraries
    }

    /// The reason why there is no compiler.
    package enum Fault: Error, Hashable {
        case missing
        case unusable(path: String)

        /// The first half of an error message.
        package var reason: String {
            switch self {
            case .missing: "`swiftc` is not on PATH"
            case .unusable(let path): "\(path) does not run"
            }
        }
    }

    /// The number in the compiler's words, as in `6.3.1`.
    package static func number(in version: String) -> String {
        version.split(separator: " ").first { $0.first?.isNumber ?? false }.map(String.init) ?? version
    }

    /// Returns the first string after a key of JSON. The text is the compiler's own and has no escaped quotes.
    private static func string(after key: String, in text: String) -> String? {
        let quote = UInt8(ascii: "\"")
        let bytes = Array(text.utf8)
        let key = Array(key.utf8)
        guard bytes.count > key.count,
            let start = (0...bytes.count - key.count).first(where: { bytes[$0..<$0 + key.count].elementsEqual(key) }),
            let first = bytes[(start + key.count)...].firstIndex(of: quote),
            let last = bytes[(first + 1)...].firstIndex(of: quote)
        else { return nil }
        return String(decoding: bytes[first + 1..<last], as: UTF8.self)
    }
}

import Foundation
import Testing

@Suite("Code for single processors") struct ProcessorTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The paths of source files that name a processor, below the folder of the repository.
    private static func files() throws -> Set<String> {
        let sources = root.appendingPathComponent("Sources")
        let words = /__x86_64__|__aarch64__|immintrin|arch\((?:x86_64|arm64)\)|__asm__|\bFloat80\b/
        var found: Set<String> = []
        let all = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(all) where ["swift", "c", "cpp", "h"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains(words) { found.insert(String(file.path.dropFirst(root.path.count + 1))) }
        }
        return found
    }

    @Test("Every file that names a processor is in the list of the documentation, and has code for arm64 or for all")
    func listed() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/Systems.md"), encoding: .utf8)
        let listed = Set(page.matches(of: /\| `(Sources\/[^`]+)` \|/).map { String($0.1) })
        #expect(try Self.files() == listed)
        for path in listed {
            let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
            // Instructions of x86-64 replace code for all processors.
            let words = ["__aarch64__", "arch(arm64)", "__builtin_cpu_supports"]
            #expect(words.contains { text.contains($0) }, "\(path)")
        }
    }
}

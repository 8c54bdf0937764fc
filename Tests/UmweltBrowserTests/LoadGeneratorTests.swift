import Foundation
import Testing

@testable import UmweltBrowser

/// The load generator, which speaks as pages do, and is run by hand only.
struct LoadGeneratorTests {
    @Test("It sends all the values of a system that a page has to send")
    func systemValues() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Benchmarks/Load/load.py")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "SYSTEM = "))
        let end = try #require(text.range(of: "\n}", range: start.upperBound..<text.endIndex))
        let values = text[start.upperBound..<end.upperBound].replacing("False", with: "false")
            .replacing("True", with: "true").replacing(/,\s*}/, with: "}")
        _ = try JSONDecoder().decode(SystemValues.self, from: Data(values.utf8))
    }
}

import Foundation
import Testing

@testable import UmweltBrowser

/// The pages that the tests and the load generators play.
struct PlayedPageTests {
    @Test("They send all the values of a system that a page has to send")
    func systemValues() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../Browser/served.py")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "SYSTEM = "))
        let end = try #require(text.range(of: "}", range: start.upperBound..<text.endIndex))
        let values = text[start.upperBound..<end.upperBound].replacing("False", with: "false")
            .replacing("True", with: "true").replacing(/,\s*}/, with: "}")
        _ = try JSONDecoder().decode(SystemValues.self, from: Data(values.utf8))
    }
}

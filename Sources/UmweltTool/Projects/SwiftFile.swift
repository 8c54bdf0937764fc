import Foundation
import UmweltMacroExpansion

/// A Swift file of a project, as far as its text tells which program it belongs to.
struct SwiftFile {
    let url: URL
    private let text: String

    init(_ url: URL) {
        self.url = url
        // A file that cannot be read is reported when it is compiled.
        text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }

    /// True if the file has the entry point of a program.
    var isEntryPoint: Bool {
        let names: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
        // Most files have no such word, so they are not read token by token.
        return names.contains { text.contains("@\($0)") } && SourceAttributes.contains(names, in: text)
    }

    /// True for the entry point of an app, not of an extension such as widgets.
    var isApp: Bool { isEntryPoint && text.contains(/:\s*(?:\w+\s*,\s*)*(?:SwiftUI\s*\.\s*)?App\b/) }

    /// True if the file contains tests.
    var isTest: Bool { text.contains(/(?m)^\s*(@testable\s+)?import\s+(XCTest|Testing)\b/) }
}

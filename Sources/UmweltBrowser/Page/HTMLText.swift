import Foundation

/// Text in a page.
enum HTMLText {
    /// The text as it is written in HTML, also between quotation marks.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

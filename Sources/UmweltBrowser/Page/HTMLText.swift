import Foundation

/// Text in HTML.
enum HTMLText {
    /// Returns text escaped for HTML, also for attributes in quotation marks.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

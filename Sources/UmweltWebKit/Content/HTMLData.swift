import Foundation

/// HTML or plain text as data.
struct HTMLData {
    /// The HTML; nil for other types of data.
    let html: String?

    init(_ data: Data, mediaType: String, encoding: String.Encoding) {
        let text = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
        switch mediaType.lowercased() {
        case "text/html", "application/xhtml+xml": html = text
        case "text/plain":
            let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            html = "<pre>\(escaped)</pre>"
        case let type where type.hasPrefix("image/"):
            html = "<body style=\"margin: 0\"><img src=\"data:\(type);base64,\(data.base64EncodedString())\">"
        default: html = nil
        }
    }
}

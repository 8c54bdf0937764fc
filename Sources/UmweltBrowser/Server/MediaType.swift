import Foundation

/// The media types of files by their extensions, for browsers, which load files of unknown types as downloads.
enum MediaType {
    private static let types = [
        "aac": "audio/aac", "aif": "audio/aiff", "aiff": "audio/aiff", "caf": "audio/x-caf", "css": "text/css",
        "csv": "text/csv", "flac": "audio/flac", "gif": "image/gif", "htm": "text/html", "html": "text/html",
        "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "m3u8": "application/vnd.apple.mpegurl", "m4a": "audio/mp4", "m4v": "video/mp4",
        "mjs": "text/javascript", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4",
        "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg", "otf": "font/otf", "pdf": "application/pdf",
        "png": "image/png", "svg": "image/svg+xml", "ttf": "font/ttf", "txt": "text/plain", "wasm": "application/wasm",
        "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2",
        "xml": "application/xml",
    ]

    /// Returns the media type of a file.
    static func of(_ file: URL) -> String {
        let type = types[file.pathExtension.lowercased()] ?? "application/octet-stream"
        return type.hasPrefix("text/") ? "\(type); charset=utf-8" : type
    }

    /// Returns true for files with HTML.
    static func isHTML(_ file: URL) -> Bool { types[file.pathExtension.lowercased()] == "text/html" }
}

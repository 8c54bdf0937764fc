internal import CPageFiles
import Foundation

/// The page's script or style as one file: the modules of `Client` in import order, without comments and indentation;
/// or the rules of its fonts.
///
/// One file, because 40 requests would take 40 times as long over a slow connection. As the modules then share one
/// scope, no two may declare the same name at their top level.
struct ClientBundle: Sendable {
    /// The script.
    static let script = ClientBundle(entry: "main.js")

    /// The service worker for notifications.
    static let worker = ClientBundle(entry: "notification-worker.js")

    /// The style.
    static let style = ClientBundle(entry: "main.css")

    /// The rules of the fonts.
    static let fonts = ClientBundle(FontFaces.shared.css, type: "css")

    /// The whole text.
    let text: CompressedText

    /// The path that the file is served at. It contains a checksum of the content, so that browsers may cache it
    /// indefinitely.
    let path: String

    /// Joins a file and the modules that it imports.
    private init(entry: String) {
        var bundler = ClientBundler(files: Self.files)
        bundler.add(entry)
        self.init(bundler.text, type: String(entry.split(separator: ".")[1]))
    }

    private init(_ whole: String, type: String) {
        let data = Data(whole.utf8)
        // The script is the largest part of what pages load once.
        text = CompressedText(data, quality: type == "js" ? 11 : 10)
        path = "/client/\(data.checksum).\(type)"
    }

    /// The files of `Client` by their names.
    static let files: [String: String] = {
        var files: [String: String] = [:]
        var file = page_files()
        while let name = file?.pointee.name, let text = file?.pointee.text {
            files[String(cString: name)] = String(cString: text)
            file = file?.successor()
        }
        return files
    }()
}

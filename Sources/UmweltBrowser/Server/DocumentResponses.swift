import Foundation
internal import NIOHTTP1
import UmweltServing

/// The responses with the documents of frames, and with the files that players play.
enum DocumentResponses {
    /// Returns the response to a request for a document.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - path: The path after `/documents/`, without escapes.
    static func response(to request: HTTPRequestHead, at path: String) -> ServerResponse {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let document = DocumentStore.shared[String(parts[0])] else {
            return ServerResponse(.notFound)
        }
        let relative = parts.count > 1 ? String(parts[1]) : ""
        switch document {
        case .html(let html, let base, let scripts):
            if relative.isEmpty { return framed(html, base: base, scripts) }
            guard let base, base.isFileURL, let file = file(relative, in: base) else {
                return ServerResponse(.notFound)
            }
            return served(file, request)
        case .folder(let folder, let scripts):
            guard let file = file(relative, in: folder) else { return ServerResponse(.notFound) }
            if MediaType.isHTML(file), let data = try? Data(contentsOf: file) {
                return framed(String(decoding: data, as: UTF8.self), base: nil, scripts)
            }
            return served(file, request)
        case .media(let file): return served(file, request)
        }
    }

    /// Returns a file in a folder; nil for a path that leads out of the folder.
    private static func file(_ relative: String, in folder: URL) -> URL? {
        // The folder is a file if the page can load no other.
        if folder.lastPathComponent == relative, !folder.hasDirectoryPath { return folder }
        let root = folder.resolvingSymlinksInPath().path
        let file = folder.appendingPathComponent(relative).resolvingSymlinksInPath().path
        return file.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? URL(fileURLWithPath: file) : nil
    }

    /// Returns the response with HTML for a frame of its own origin.
    private static func framed(_ html: String, base: URL?, _ scripts: OwnScripts) -> ServerResponse {
        let nonce = Secret.random()
        let html = OwnDocument.html(html, base: base, scripts.own, nonce: nonce)
        var response = ServerResponse([Data(html.utf8)], type: "text/html; charset=utf-8", caching: "no-store")
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy",
            value: "sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox; "
                // The app's own scripts run anyway.
                + (scripts.runsOthers ? "" : "script-src 'nonce-\(nonce)' 'unsafe-eval'; ") + "frame-ancestors 'self'")
        return opened(response)
    }

    /// Returns the response with a file, or with the part of it that the request asks for.
    private static func served(_ file: URL, _ request: HTTPRequestHead) -> ServerResponse {
        let range = request.headers["Range"].first.flatMap(ByteRange.init)
        guard let served = ServedFile(file, part: { range?.range(in: $0) }) else { return ServerResponse(.notFound) }
        var response = ServerResponse([], type: MediaType.of(file), caching: "no-store")
        response.file = served
        response.headers.add(name: "Accept-Ranges", value: "bytes")
        if let range, served.wholeLength > 0 {
            guard range.range(in: served.wholeLength) != nil else {
                response = ServerResponse(.rangeNotSatisfiable)
                response.headers.add(name: "Content-Range", value: "bytes */\(served.wholeLength)")
                return response
            }
            response.status = .partialContent
            let end = served.start + served.length - 1
            response.headers.add(name: "Content-Range", value: "bytes \(served.start)-\(end)/\(served.wholeLength)")
        }
        // The file may be opened as a page of its own: none of its scripts may run then.
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        return opened(response)
    }

    /// Returns a response that documents of any origin may read: its path is the permission.
    private static func opened(_ response: ServerResponse) -> ServerResponse {
        var response = response
        response.headers.replaceOrAdd(name: "Cross-Origin-Resource-Policy", value: "cross-origin")
        response.headers.replaceOrAdd(name: "Access-Control-Allow-Origin", value: "*")
        return response
    }
}

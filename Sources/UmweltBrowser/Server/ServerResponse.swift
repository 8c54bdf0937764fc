import Foundation
internal import NIOHTTP1

/// The answer to a request.
struct ServerResponse: Sendable {
    var status: HTTPResponseStatus
    var headers = Self.safeHeaders

    /// The body, in pieces that follow each other. They may be parts of files that are mapped into memory.
    var body: [Data] = []

    /// The file that is the end of the body; nil for none.
    var file: ServedFile?

    /// The length of the body in bytes.
    var length: Int { body.reduce(file?.length ?? 0) { $0 + $1.count } }

    /// Makes an answer without a body.
    init(_ status: HTTPResponseStatus) { self.status = status }

    /// Makes a response with content of a media type, and a value of `Cache-Control`.
    init(_ body: [Data], type: String, caching: String) {
        self.init(.ok)
        headers.add(name: "Content-Type", value: type)
        headers.add(name: "Cache-Control", value: caching)
        self.body = body
    }

    /// Makes the response with a text, compressed if the client accepts that.
    init(_ text: CompressedText, for request: HTTPHeaders, type: String, caching: String) {
        let coding = ContentCoding.best(for: request)
        self.init([coding.map { text[$0] } ?? text.data], type: type, caching: caching)
        headers.add(name: "Vary", value: "Accept-Encoding")
        if let coding { headers.add(name: "Content-Encoding", value: coding.rawValue) }
    }

    /// The response without headers that only matter for documents: a page loads a dozen fonts, and these headers were
    /// a tenth of some.
    var withoutDocumentHeaders: ServerResponse {
        var response = self
        for name in ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Referrer-Policy"] {
            response.headers.remove(name: name)
        }
        return response
    }

    /// Returns the response as one that pages of other sites may show in a frame.
    ///
    /// - Parameter sources: The sites, as sources of a content security policy.
    func shown(in sources: [String]) -> ServerResponse {
        if sources.isEmpty { return self }
        var response = self
        let ancestors = (["frame-ancestors 'self'"] + sources).joined(separator: " ")
        let policy = headers["Content-Security-Policy"].joined().replacing("frame-ancestors 'self'", with: ancestors)
        response.headers.replaceOrAdd(name: "Content-Security-Policy", value: policy)
        return response
    }

    /// Makes an answer that refuses a request for a reason.
    init(refusing reason: String) {
        self.init(.forbidden)
        body = [Data((reason + "\n").utf8)]
    }

    /// Headers that allow only content of this server to run and to be loaded, and no other site to embed the page or
    /// to read from it.
    private static let safeHeaders: HTTPHeaders = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
            // Players may load sound and video from any address that the app sets.
            + "media-src 'self' http: https:; "
            + "connect-src 'self'; "
            // The list of previews has each of them in a frame.
            + "frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    ]
}

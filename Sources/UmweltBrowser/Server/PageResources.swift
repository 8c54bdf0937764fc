import Foundation
internal import NIOHTTP1
import UmweltRendering
import UmweltServing

/// The resources that the server answers with: the page, its script and style, fonts and images.
///
/// Nothing is read, created or compressed for a response, whatever its length: bodies are existing data, or files that
/// are read while being sent. Only fonts are created on request, on a separate queue.
struct PageResources: Sendable {
    /// The secret that identifies pages of this server.
    let token: String

    /// The names of the previews to choose from; empty for an app.
    let previews: [String]

    let origin: RequestOrigin

    /// The notice to pages while the main actor does not answer.
    let hangs: HangNotifier

    /// The requests for characters of fonts that wait.
    let fontTurns = FontRequestLimiter()

    /// True if pages show items for their settings and for the inspector: under the tool.
    let offersTools: Bool

    /// The access control for visitors with their own apps; nil if all share an app.
    var gate: VisitorGate?

    /// The proxies in front of the server.
    var proxies = ProxySettings()

    /// The path of the app at its host; empty for the root.
    var basePath = ""

    /// The other sites whose pages may show these in a frame, as sources of a content security policy.
    var embedders: [String] = []

    /// The origin of a request: a page of the shared app, or of a visitor.
    private enum Sender {
        case anybody
        case visitor(VisitorID)
    }

    /// Creates one-time data in advance, so that the first request does not wait for it.
    ///
    /// - Parameter compresses: False if browsers are likely to have the script and the style already.
    static func prepare(compresses: Bool) {
        let bundles = [ClientBundle.fonts, ClientBundle.script, ClientBundle.style]
        if compresses { for bundle in bundles { bundle.text.compress() } }
    }

    /// Returns the answer to a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - peer: The address at the other end of the connection.
    func answer(_ request: HTTPRequestHead, from peer: String = "") -> ServerResponse {
        let source = source(of: request, peer)
        guard origin.isOwnHost(source.host) else {
            return ServerResponse(refusing: "This is not the name of this machine.")
        }
        guard let target = RequestTarget(request.uri, base: basePath) else {
            return ServerResponse(RequestTarget(request.uri) == nil ? .badRequest : .notFound)
        }
        if request.method == .POST && target.path == "/restart" { return restart(target, request, source) }
        guard request.method == .GET else { return ServerResponse(.methodNotAllowed) }
        switch target.path {
        case "/": return html(target, request, source)
        case ClientBundle.style.path: return answer(ClientBundle.style, "text/css; charset=utf-8", request)
        case ClientBundle.fonts.path: return answer(ClientBundle.fonts, "text/css; charset=utf-8", request)
        case ClientBundle.script.path: return answer(ClientBundle.script, "text/javascript; charset=utf-8", request)
        case ClientBundle.worker.path: return answer(ClientBundle.worker, "text/javascript; charset=utf-8", request)
        case "/favicon.ico": return ServerResponse(.noContent)
        case "/socket": return socket(request, source)
        case let path where path.hasPrefix("/images/"): return image(target, request, source)
        case "/frame": return frame(target, request, source)
        case let path where path.hasPrefix("/documents/"):
            return DocumentResponses.response(to: request, at: String(path.dropFirst("/documents/".count)))
                .shown(in: embedders)
        case let path where path.hasPrefix("/files/"): return file(target, request, source)
        default:
            return asksForPage(request) && previews.isEmpty
                ? html(target, request, source) : ServerResponse(.notFound)
        }
    }

    /// Returns the client of a request.
    private func source(of request: HTTPRequestHead, _ peer: String) -> RequestSource {
        RequestSource(request.headers, from: peer, through: proxies)
    }

    /// Returns the origin of a request; nil if it is not a page of this server.
    private func sender(_ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource) -> Sender? {
        guard let gate else { return target["token"] == token ? .anybody : nil }
        // The secret of one visitor's pages is of no use with the cookie of another.
        guard let token = target["token"], let visitor = gate.visitor(in: request.headers["Cookie"], of: source),
            gate.isToken(token, of: visitor)
        else { return nil }
        return .visitor(visitor)
    }

    /// Returns the images and files for a request's origin; nil for none.
    private func stores(of sender: Sender) -> PageStores? {
        switch sender {
        case .anybody: .shared
        case .visitor(let visitor): gate?.stores(of: visitor)
        }
    }

    /// Returns the part of a font that a request asks for; nil for other requests.
    func font(for request: HTTPRequestHead, from peer: String = "") -> FontFaces.Request? {
        guard request.method == .GET, origin.isOwnHost(source(of: request, peer).host),
            let target = RequestTarget(request.uri, base: basePath)
        else { return nil }
        return FontFaces.shared.request(target.path, letters: target["letters"], text: target["text"])
    }

    /// Returns the address that asks, before all proxies that are trusted.
    func client(of request: HTTPRequestHead, from peer: String) -> String { source(of: request, peer).address }

    /// Responds with a part of a font, which may have to be created first.
    ///
    /// - Parameters:
    ///   - client: The address that asks.
    ///   - answer: Called on another thread, or immediately if the client has too many pending requests.
    func answer(
        _ font: FontFaces.Request, for client: String, with answer: @escaping @Sendable (ServerResponse) -> Void
    ) {
        let isCounted = if case .characters = font.part { true } else { false }
        if isCounted && !fontTurns.begin(for: client) { return answer(ServerResponse(.tooManyRequests)) }
        FontStore.shared.find(font.part, of: font.font, named: font.name) { [fontTurns] file in
            if isCounted { fontTurns.end(for: client) }
            answer(file.map(Self.font) ?? ServerResponse(.notFound))
        }
    }

    /// The page, which shows the app for any path: the app receives the address.
    private func html(_ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource) -> ServerResponse {
        func response(_ token: String) -> ServerResponse {
            ServerResponse([Data(page(target, token).utf8)], type: "text/html; charset=utf-8", caching: "no-store")
                .shown(in: embedders)
        }
        guard let gate else { return response(token) }
        let (visitor, cookie) = gate.welcome(request.headers["Cookie"], of: source)
        var answer = response(gate.token(of: visitor))
        answer.headers.add(name: "Set-Cookie", value: cookie)
        return answer
    }

    /// Returns true for a browser's navigation request, and false for scripts or images.
    private func asksForPage(_ request: HTTPRequestHead) -> Bool {
        request.headers["Accept"].contains { $0.contains("text/html") }
    }

    /// Starts receiving a file from a page.
    ///
    /// - Throws: ``RefusedFile`` if the request does not come from a page of this server, or is invalid.
    func receiveFile(_ request: HTTPRequestHead, from peer: String = "") throws(RefusedFile) -> FileUpload {
        guard request.method == .POST, let target = RequestTarget(request.uri, base: basePath), target.path == "/upload"
        else {
            throw RefusedFile(response: ServerResponse(request.method == .GET ? .badRequest : .methodNotAllowed))
        }
        let source = source(of: request, peer)
        guard origin.isOwnHost(source.host), origin.isOwnOrigin(request.headers, of: source),
            let sender = sender(target, request, source), let stores = stores(of: sender)
        else { throw RefusedFile(response: ServerResponse(refusing: "The origin of the request is another site.")) }
        let length = request.headers["Content-Length"].first.flatMap { Int($0) } ?? 0
        guard length <= FileExchange.longestFile else { throw RefusedFile(response: ServerResponse(.payloadTooLarge)) }
        guard let reception = try? stores.files.receive(name: target["name"] ?? "") else {
            throw RefusedFile(response: ServerResponse(.insufficientStorage))
        }
        return reception
    }

    /// Returns a file that the app offers to a page.
    private func file(_ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource) -> ServerResponse {
        guard let sender = sender(target, request, source) else {
            return ServerResponse(refusing: "The token is not the one of this app.")
        }
        guard let file = stores(of: sender)?.files.file(named: String(target.path.dropFirst("/files/".count))),
            let served = ServedFile(file)
        else { return ServerResponse(.notFound) }
        var response = ServerResponse([], type: "application/octet-stream", caching: "no-store")
        response.file = served
        // The page names the file; that it is none to be shown, its own headers say.
        response.headers.add(name: "Content-Disposition", value: "attachment")
        return response
    }

    /// Returns the document of a frame that shows a page of another server.
    private func frame(_ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource) -> ServerResponse {
        guard sender(target, request, source) != nil else {
            return ServerResponse(refusing: "The token is not the one of this app.")
        }
        guard let url = target["url"].flatMap({ URL(string: $0) }), url.scheme == "http" || url.scheme == "https" else {
            return ServerResponse(.badRequest)
        }
        return FrameDocument.response(
            showing: url, runsScripts: target["scripts"] != "0", scrolls: target["scrolls"] != "0"
        ).shown(in: embedders)
    }

    /// Returns the parameters of a page's WebSocket request; nil if the request does not come from a page of this
    /// server.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - peer: The address at the other end of the connection.
    func visit(_ request: HTTPRequestHead, from peer: String = "") -> PageHandshake? {
        let source = source(of: request, peer)
        guard case .success(let sender) = socketSender(request, source),
            let target = RequestTarget(request.uri, base: basePath)
        else {
            return nil
        }
        var hello = PageHandshake(
            session: target["session"], preview: target["preview"], ticket: target["window"],
            inspects: target["inspect"], path: target["path"], source: source,
            languages: RequestSource.languages(of: request.headers))
        if case .visitor(let visitor) = sender { hello.visitor = visitor }
        return hello
    }

    /// Answers a request for a WebSocket that gets none.
    private func socket(_ request: HTTPRequestHead, _ source: RequestSource) -> ServerResponse {
        switch socketSender(request, source) {
        case .success: ServerResponse(refusing: "This is no WebSocket.")
        case .failure(let refusal): refusal.response
        }
    }

    /// Returns the origin of a WebSocket request, or the response that refuses it.
    private func socketSender(_ request: HTTPRequestHead, _ source: RequestSource) -> Result<Sender, RefusedSocket> {
        func refuse(_ reason: String) -> Result<Sender, RefusedSocket> {
            .failure(RefusedSocket(response: ServerResponse(refusing: reason)))
        }
        guard request.method == .GET, let target = RequestTarget(request.uri, base: basePath), target.path == "/socket"
        else {
            return refuse("There is no such socket.")
        }
        guard origin.isOwnHost(source.host), origin.isOwnOrigin(request.headers, of: source) else {
            return refuse("The origin of the request is another site.")
        }
        guard let sender = sender(target, request, source) else {
            return refuse("The token is not the one of this app.")
        }
        if case .visitor(let visitor) = sender, gate?.isExhausted(visitor) == true {
            return .failure(RefusedSocket(response: ServerResponse(.tooManyRequests)))
        }
        return .success(sender)
    }

    /// Answers a page that requests a restart of an app that does not respond.
    private func restart(
        _ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource
    ) -> ServerResponse {
        guard origin.isOwnOrigin(request.headers, of: source), sender(target, request, source) != nil else {
            return ServerResponse(refusing: "The origin of the request is another site.")
        }
        return ServerResponse(hangs.startAnew() ? .noContent : .conflict)
    }

    private func page(_ target: RequestTarget, _ token: String) -> String {
        let preview = target["preview"]
        if target["inspect"] != nil { return PageSource.html(token: token, base: basePath, title: "Inspector") }
        if target["matrix"] != nil && offersTools { return MatrixIndex.html(token: token) }
        guard !previews.isEmpty else {
            return PageSource.html(token: token, base: basePath, offersTools: offersTools)
        }
        guard let preview, previews.contains(preview) else { return PreviewIndex.html(previews, token: token) }
        return PageSource.html(token: token, title: preview, offersTools: offersTools)
    }

    /// Returns the page's script, its style or the rules of its fonts. The path contains a checksum, so that it never
    /// changes.
    private func answer(_ bundle: ClientBundle, _ type: String, _ request: HTTPRequestHead) -> ServerResponse {
        ServerResponse(bundle.text, for: request.headers, type: type, caching: "max-age=31536000, immutable")
    }

    /// Returns the answer with a font. The path contains a checksum, so that it never changes.
    private static func font(_ file: [Data]) -> ServerResponse {
        let type =
            switch file.first?.prefix(4) {
            case Data("wOF2".utf8): "font/woff2"
            case Data("OTTO".utf8): "font/otf"
            default: "font/ttf"
            }
        return ServerResponse(file, type: type, caching: "max-age=31536000, immutable").withoutDocumentHeaders
    }

    /// Returns an image that some page shows. Its name is a checksum, so that it never changes.
    private func image(_ target: RequestTarget, _ request: HTTPRequestHead, _ source: RequestSource) -> ServerResponse {
        guard let sender = sender(target, request, source) else {
            return ServerResponse(refusing: "The token is not the one of this app.")
        }
        guard let file = stores(of: sender)?.images.file(named: String(target.path.dropFirst("/images/".count))) else {
            return ServerResponse(.notFound)
        }
        var response = ServerResponse(
            [file.data], type: file.mediaType, caching: "private, max-age=31536000, immutable")
        // The image may be opened as a page of its own: an SVG can contain styles, but none of its scripts may run.
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        return response
    }
}

/// The response for a refused file.
struct RefusedFile: Error {
    let response: ServerResponse
}

/// The answer to a request for a WebSocket that gets none.
private struct RefusedSocket: Error {
    let response: ServerResponse
}

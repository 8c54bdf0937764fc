internal import FlyingFox
internal import FlyingSocks
import Foundation
import UmweltRendering

/// The HTTP server of the page, its resources and its WebSocket.
struct BrowserServer: Sendable {
    /// A function that makes the connection for a page.
    typealias Connect = @Sendable (PageHello) async -> PageConnection?

    /// The secret that identifies pages of this server.
    let token: String

    private let settings: BrowserSettings
    private let previews: [String]
    private let connect: Connect
    private let running = Running()

    /// The server that listens; nil until one does.
    private actor Running {
        var server: HTTPServer?
        func set(_ server: HTTPServer?) { self.server = server }
    }

    init(settings: BrowserSettings, token: String, previews: [String], connect: @escaping Connect) {
        self.settings = settings
        self.token = token
        self.previews = previews
        self.connect = connect
    }

    /// Starts listening at the port of the settings or the next free one, and returns the URL.
    ///
    /// - Throws: ``BrowserHostError``.
    func start() async throws -> URL {
        guard let address = IPAddress(settings.address) else {
            throw BrowserHostError.invalidAddress(settings.address)
        }
        let last = settings.port == 0 ? 0 : UInt16(clamping: Int(settings.port) + 100)
        for port in settings.port...last {
            guard let server = try await listen(at: address, port: port) else { continue }
            await running.set(server)
            let bound = await server.listeningAddress?.port
            // The text consists of a numeric address and a port.
            return URL(string: "http://\(address.urlHost):\(bound ?? port)")!
        }
        throw BrowserHostError.noFreePort(after: settings.port)
    }

    func stop() async {
        await running.server?.stop()
        await running.set(nil)
    }

    /// Returns a server that listens; nil if the port is taken.
    private func listen(at address: IPAddress, port: UInt16) async throws -> HTTPServer? {
        let pool = SettlingPool(base: HTTPServer.defaultPool())
        let handler = ClosureHTTPHandler { await respond(to: $0, pool: pool) }
        let server =
            address.isVersion6
            ? HTTPServer(
                address: try sockaddr_in6.inet6(ip6: address.text, port: port), pool: pool, logger: .disabled,
                handler: handler)
            : HTTPServer(
                address: try sockaddr_in.inet(ip4: address.text, port: port), pool: pool, logger: .disabled,
                handler: handler)
        let (events, signal) = AsyncThrowingStream<Void, any Error>.makeStream()
        Task {
            do { try await server.run() } catch { signal.finish(throwing: error) }
        }
        Task {
            try? await server.waitUntilListening()
            signal.finish()
        }
        do {
            for try await _ in events {}
            return server
        } catch SocketError.failed(_, EADDRINUSE, _) {
            return nil
        } catch {
            throw BrowserHostError.cannotListen(address: settings.address, reason: error.localizedDescription)
        }
    }

    // MARK: Answers

    private func respond(to request: HTTPRequest, pool: some AsyncSocketPool) async -> HTTPResponse {
        guard RequestOrigin.hasOwnHost(request) else { return refuse("This is not the name of this machine.") }
        guard request.method == .GET else { return HTTPResponse(statusCode: .methodNotAllowed) }
        switch request.path {
        case "/": return answer(page(preview: request.query["preview"]), "text/html; charset=utf-8")
        case ClientBundle.style.path: return send(ClientBundle.style, "text/css; charset=utf-8")
        case ClientBundle.script.path: return send(ClientBundle.script, "text/javascript; charset=utf-8")
        case "/fonts.css": return answer(FontFaces.shared.css, "text/css; charset=utf-8")
        case "/favicon.ico": return HTTPResponse(statusCode: .noContent, headers: Self.headers)
        case "/socket": return await openSocket(request, pool: pool)
        case let path where path.hasPrefix("/images/"): return sendImage(request)
        default:
            guard let font = FontFaces.shared.file(at: request.path) else { return HTTPResponse(statusCode: .notFound) }
            return await sendFont(font)
        }
    }

    private func page(preview: String?) -> String {
        guard !previews.isEmpty else { return PageSource.html(token: token) }
        guard let preview, previews.contains(preview) else { return PreviewIndex.html(previews) }
        return PageSource.html(token: token, title: preview)
    }

    private func openSocket(_ request: HTTPRequest, pool: some AsyncSocketPool) async -> HTTPResponse {
        guard RequestOrigin.hasOwnOrigin(request) else { return refuse("The page is not from here.") }
        guard request.query["token"] == token else { return refuse("The token is not the one of this app.") }
        let visit = PageHello(
            session: request.query["session"], preview: request.query["preview"], ticket: request.query["window"])
        guard let connection = await connect(visit) else {
            return HTTPResponse(statusCode: .serviceUnavailable)
        }
        guard let port = await running.server?.listeningAddress?.port,
            let frames = FrameReader(of: request, at: port, pool: pool)
        else {
            return HTTPResponse(statusCode: .serviceUnavailable)
        }
        do {
            let socket = PageSocket(connection: connection, frames: frames)
            return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
        } catch {
            return refuse("This is no WebSocket.")
        }
    }

    private func sendFont(_ font: FontFile) async -> HTTPResponse {
        guard let body = font.contents else { return HTTPResponse(statusCode: .notFound) }
        var headers = Self.headers
        headers[.contentType] = font.path.hasSuffix(".ttf") ? "font/ttf" : "font/otf"
        headers[HTTPHeader("Cache-Control")] = "max-age=86400"
        return HTTPResponse(statusCode: .ok, headers: headers, body: body)
    }

    /// Returns the response with the page's script or style. Its path contains a checksum, so that it never changes.
    private func send(_ bundle: ClientBundle, _ type: String) -> HTTPResponse {
        var headers = Self.headers
        headers[.contentType] = type
        headers[HTTPHeader("Cache-Control")] = "max-age=31536000, immutable"
        return HTTPResponse(statusCode: .ok, headers: headers, body: bundle.data)
    }

    /// Returns the response with an image that some page shows. Its name is a checksum, so that it never changes.
    private func sendImage(_ request: HTTPRequest) -> HTTPResponse {
        guard request.query["token"] == token else { return refuse("The token is not the one of this app.") }
        guard let file = ImageStore.shared.file(named: String(request.path.dropFirst("/images/".count))) else {
            return HTTPResponse(statusCode: .notFound, headers: Self.headers)
        }
        var headers = Self.headers
        headers[.contentType] = file.mediaType
        headers[HTTPHeader("Cache-Control")] = "private, max-age=31536000, immutable"
        // The image may be opened as a page of its own: an SVG can contain styles, but none of its scripts may run.
        headers[HTTPHeader("Content-Security-Policy")] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return HTTPResponse(statusCode: .ok, headers: headers, body: file.data)
    }

    private func answer(_ text: String, _ type: String) -> HTTPResponse {
        var headers = Self.headers
        headers[.contentType] = type
        headers[HTTPHeader("Cache-Control")] = "no-store"
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
    }

    private func refuse(_ reason: String) -> HTTPResponse {
        HTTPResponse(statusCode: .forbidden, headers: Self.headers, body: Data((reason + "\n").utf8))
    }

    /// Headers that allow only content of this server to run and to be loaded, and no other site to embed the page or
    /// to read from it.
    private static let headers: HTTPHeaders = [
        HTTPHeader("Content-Security-Policy"):
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
            + "connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
}

import Foundation
import Testing

/// A page without a browser: speaks HTTP and WebSocket by itself, so that it may also do what no browser would.
final class RawPage {
    private let socket: RawSocket
    private let port: Int
    private var count = 0

    init(at url: URL) async throws {
        port = try #require(url.port)
        socket = try RawSocket(port: port)
    }

    /// An answer of the server that is no more than a frame.
    enum Answer: Equatable {
        case text(String)
        case pong(String)
        case close(UInt16, String)
    }

    // MARK: HTTP

    /// Asks for a path. Answers the status, the headers and the body.
    func get(
        _ path: String, headers: [String: String] = [:], method: String = "GET", body: String = ""
    ) async throws -> (Int, [String: String], Data) {
        var lines = ["\(method) \(path) HTTP/1.1"]
        let usual = ["Host": "127.0.0.1:\(port)", "Connection": "keep-alive"]
        lines += usual.merging(headers) { $1 }.map { "\($0): \($1)" }
        try await socket.write((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        let head = try await socket.read(through: "\r\n\r\n")
        let rows = head.split(separator: "\r\n")
        let status = Int(rows[0].split(separator: " ")[1]) ?? 0
        let pairs = rows.dropFirst().map {
            $0.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let found = Dictionary(pairs.map { ($0[0].lowercased(), $0.count > 1 ? $0[1] : "") }) { $1 }
        let body = Data(try await socket.read(Int(found["content-length"] ?? "0") ?? 0))
        return (status, found, body)
    }

    /// The token that the page is given.
    static func token(at url: URL) async throws -> String {
        let html = String(decoding: try await RawPage(at: url).get("/").2, as: UTF8.self)
        let parts = html.split(separator: "name=\"umwelt-token\" content=\"")
        return String(try #require(parts.last).prefix { $0 != "\"" })
    }

    /// Asks for the WebSocket. Answers the status: 101 if it is open.
    func open(
        token: String, session: String? = nil, ticket: String? = nil, inspects: String? = nil, path: String? = nil,
        base: String = "", origin: String? = nil, host: String? = nil, method: String = "GET", cookie: String? = nil,
        more: [String: String] = [:]
    ) async throws -> Int {
        var headers = [
            "Host": host ?? "127.0.0.1:\(port)", "Origin": origin ?? "http://127.0.0.1:\(port)", "Upgrade": "websocket",
            "Connection": "Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
        ]
        if let cookie { headers["Cookie"] = cookie }
        headers.merge(more) { $1 }
        let query =
            (session.map { "&session=\($0)" } ?? "") + (ticket.map { "&window=\($0)" } ?? "")
            + (inspects.map { "&inspect=\($0)" } ?? "") + (path.map { "&path=\($0)" } ?? "")
        return try await get("\(base)/socket?token=\(token)\(query)", headers: headers, method: method).0
    }

    // MARK: WebSocket

    func send(frame opcode: UInt8, _ payload: some Sequence<UInt8>, isLast: Bool = true) async throws {
        let payload = Array(payload)
        var data = Data([(isLast ? 0x80 : 0) | opcode])
        if payload.count < 126 {
            data.append(0x80 | UInt8(payload.count))
        } else if payload.count <= 0xFFFF {
            data.append(contentsOf: [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
        } else {
            data.append(0x80 | 127)
            data.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) })
        }
        let mask: [UInt8] = [7, 13, 17, 23]
        data.append(contentsOf: mask)
        data.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 % 4] })
        try await socket.write(data)
    }

    /// Sends bytes as they are.
    func send(bytes: [UInt8]) async throws { try await socket.write(bytes) }

    func send(_ text: String) async throws { try await send(frame: 1, text.utf8) }

    /// Sends an event as the page does.
    func send(event: String) async throws {
        count += 1
        try await send("{\"number\":\(count),\(event)}")
    }

    func receive() async throws -> Answer {
        let first = try await socket.readByte()
        var length = Int(try await socket.readByte())
        if length == 126 {
            length = Int(try await socket.readByte()) << 8 | Int(try await socket.readByte())
        } else if length == 127 {
            length = 0
            for _ in 0..<8 { length = length << 8 | Int(try await socket.readByte()) }
        }
        let payload = try await socket.read(length)
        let text = String(decoding: payload, as: UTF8.self)
        switch first {
        case 0x81: return .text(text)
        case 0x8A: return .pong(text)
        case 0x88:
            let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
            return .close(code, String(decoding: payload.dropFirst(2), as: UTF8.self))
        default:
            Issue.record("The server sent a frame that begins with \(first).")
            return .close(0, "")
        }
    }

    /// The next patch as JSON.
    func patch() async throws -> Patch {
        guard case .text(let text) = try await receive() else {
            throw RawPageError.noPatch
        }
        return try Patch(text)
    }

    /// Closes the socket without a word.
    func drop() { socket.close() }

    /// Reads what comes until the server closes the connection.
    func readToEnd() async throws -> String { try await socket.readToEnd() }
}

enum RawPageError: Error { case noPatch }

/// A patch as a page reads it.
struct Patch: Decodable {
    let s: String?
    let m: String?
    let t: String?
    let r: [UInt32]?
    let n: [Node]?
    let u: [RawURL]?
    let w: [Window]?
    let f: UInt32?
    /// The path of the page's address, and how many addresses it had sent.
    let p: String?
    let d: Int?
    let q: Marks?
    let l: String?
    /// The requests about notifications.
    let i: [Notification]?
    private(set) var byteCount = 0

    struct Marks: Decodable {
        let f: [Double]?
    }

    struct Notification: Decodable {
        let q: Question?
        let n: Shown?
        let r: [String]?

        struct Question: Decodable {
            let i: Int
            let a: Int?
        }

        struct Shown: Decodable {
            let t: String
            let b: String
        }
    }

    /// A URL to open, and the number of the request.
    struct RawURL: Decodable {
        let i: Int
        let u: String
    }

    struct Window: Decodable {
        let n: String
        let t: String
        let f: [Double]?
    }

    struct Node: Decodable {
        let i: UInt32
        let a: Semantics?
        let p: Pointers?
        let f: [Double]?
        let o: Double?
        let d: [Item]?
        let k: [UInt32]?
        let t: WrittenText?

        /// The names of the node's properties in the message.
        var parts: [String] {
            let all: [(String, Any?)] = [
                ("a", a), ("p", p), ("f", f), ("o", o), ("d", d), ("k", k), ("t", t),
            ]
            return all.filter { $0.1 != nil }.map(\.0)
        }
    }

    struct Pointers: Decodable, Equatable {
        var e: Int?
        var x: Int?
        var s: String?
    }

    struct Semantics: Decodable {
        let r: String?
        let x: Int?
        let l: String?
        let v: String?
    }

    struct Item: Decodable {
        let t: [Part]?
        let x: Double?
        let p: [String: String]?
    }

    struct Part: Decodable {
        let t: String
        let c: String
    }

    private enum CodingKeys: CodingKey { case s, m, t, r, n, u, w, f, p, d, q, l, i }

    init(_ text: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        byteCount = text.utf8.count
    }

    /// The texts of all nodes in the patch.
    var texts: [String] {
        (n ?? []).flatMap { $0.d ?? [] }.compactMap { item in item.t.map { $0.map(\.t).joined() } }
    }

    /// The name of the button that holds a text.
    func node(showing text: String) -> UInt32? {
        let nodes = n ?? []
        func shows(_ id: UInt32) -> Bool {
            guard let node = nodes.first(where: { $0.i == id }) else { return false }
            return node.d?.contains { $0.t?.map(\.t).joined() == text } ?? false
                || node.k?.contains(where: shows) ?? false
        }
        return nodes.first { $0.a?.r == "button" && shows($0.i) }?.i
    }

    /// The name of the first button.
    var button: UInt32? { n?.first { $0.a?.r == "button" }?.i }
}

/// A page's message that a button was pressed.
func pressing(_ node: UInt32) -> String { "\"node\":\(node),\"event\":{\"press\":{}}" }

/// A page's first message. `flags` are those of the system's values that are true.
func system(
    width: Int = 390, height: Int = 844, isDark: Bool = false, language: String = "en-US", textSize: Int = 16,
    flags: Set<String> = ["isVisible", "hasFocus"]
) -> String {
    let names = [
        "hasIncreasedContrast", "reducesMotion", "reducesTransparency", "invertsColors", "movesOutlines", "isVisible",
        "hasFocus", "differentiatesWithoutColor", "showsButtonShapes", "hasBoldText", "usesAssistiveTechnology",
    ]
    let values = names.map { "\"\($0)\":\(flags.contains($0))" }.joined(separator: ",")
    return """
        "system":{"width":\(width),"height":\(height),"isDark":\(isDark),\(values),"scale":1,\
        "language":"\(language)","timeZone":"UTC","textSize":\(textSize)}
        """
}

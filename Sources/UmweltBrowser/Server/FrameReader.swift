internal import FlyingFox
internal import FlyingSocks
import Foundation

/// Reads a page's WebSocket frames, and limits their length by the beginning of their message.
///
/// FlyingFox would read a whole frame into memory before its length could be checked.
struct FrameReader: Sendable {
    let socket: AsyncSocket

    /// Reads the next frame. Throws a ``PageFault`` if no page of Umwelt sends such a frame; its content is not read
    /// then.
    func next() async throws -> WSFrame {
        let start = try await socket.read(bytes: 2)
        let length = try await length(start[1] & 0x7F)
        guard start[1] & 0x80 != 0 else { throw PageFault.protocolError("Pages mask what they send.") }
        guard length <= PageConnection.longestEdit else { throw PageFault.oversized }
        let mask = try await socket.read(bytes: 4)
        func read(_ range: Range<Int>) async throws -> Data {
            Data(zip(range, try await socket.read(bytes: range.count)).map { $1 ^ mask[$0 % 4] })
        }
        let opcode = WSFrame.Opcode(start[0] & 0x0F)
        let beginning = min(Int(length), PageConnection.longestMessage)
        var payload = try await read(0..<beginning)
        if beginning < length {
            // A continuation is judged by the connection, which has the beginning of its message.
            guard opcode == .continuation || length <= PageConnection.maxBytes(of: payload) else {
                throw PageFault.oversized
            }
            payload += try await read(beginning..<Int(length))
        }
        return WSFrame(
            fin: start[0] & 0x80 != 0, rsv1: start[0] & 0x40 != 0, rsv2: start[0] & 0x20 != 0,
            rsv3: start[0] & 0x10 != 0, opcode: opcode, mask: nil, payload: payload)
    }

    /// Returns the length that a frame's second byte and the bytes after it specify.
    private func length(_ short: UInt8) async throws -> UInt64 {
        let count =
            switch short {
            case 126: 2
            case 127: 8
            default: 0
            }
        if count == 0 { return UInt64(short) }
        return try await socket.read(bytes: count).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension FrameReader {
    /// Makes a reader for the socket of a request to a server's port; nil if the socket is already closed.
    ///
    /// FlyingFox does not expose the socket. It is the one socket of this process that connects that port to the
    /// request's remote address.
    init?(of request: HTTPRequest, at port: UInt16, pool: some AsyncSocketPool) {
        guard let remote = request.remoteAddress,
            let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        else { return nil }
        let sockets = names.lazy.compactMap(Int32.init).map { Socket(file: Socket.FileDescriptor(rawValue: $0)) }
        let found = sockets.first { socket in
            guard let peer = try? socket.remotePeer(), let own = try? socket.sockname() else { return false }
            return HTTPRequest.Address.make(from: peer) == remote && own.port == port
        }
        guard let found, let socket = try? AsyncSocket(socket: found, pool: pool) else { return nil }
        self.socket = socket
    }
}

extension Socket.Address {
    /// The port; nil for a socket without one.
    var port: UInt16? {
        switch self {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix: nil
        }
    }
}

internal import NIOCore
import Foundation

/// A channel handler in front of the WebSocket decoder that limits the length of frames by the beginning of their
/// message, before they are buffered.
///
/// A frame that no page of Umwelt sends becomes a ``PageCloseReason``, and nothing after it is passed on.
final class FrameLengthLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The bytes that have not been passed on: the beginning of a frame that cannot be judged yet.
    private var held = ByteBuffer()

    /// The bytes of the last judged frame that have not been passed on.
    private var rest = 0

    private var isOver = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        var bytes = unwrapInboundIn(data)
        if held.readableBytes > 0 {
            held.writeBuffer(&bytes)
        } else {
            held = bytes
        }
        do {
            while held.readableBytes > 0 {
                if rest == 0 {
                    guard let length = try Self.length(ofFrameIn: held) else { return }
                    rest = length
                }
                guard let part = held.readSlice(length: min(rest, held.readableBytes)) else { return }
                rest -= part.readableBytes
                context.fireChannelRead(wrapInboundOut(part))
            }
        } catch {
            isOver = true
            held.clear()
            context.fireErrorCaught(error)
        }
    }

    /// Returns the length of the frame at the start of a buffer, with its header; nil if more input is needed.
    private static func length(ofFrameIn buffer: ByteBuffer) throws(PageCloseReason) -> Int? {
        let start = buffer.readerIndex
        guard let first = buffer.getInteger(at: start, as: UInt8.self),
            let second = buffer.getInteger(at: start + 1, as: UInt8.self)
        else { return nil }
        guard second & 0x80 != 0 else { throw .protocolError("A frame of a page is not masked.") }
        let (length, lengthBytes): (UInt64?, Int) =
            switch second & 0x7F {
            case 126: (buffer.getInteger(at: start + 2, as: UInt16.self).map(UInt64.init), 2)
            case 127: (buffer.getInteger(at: start + 2, as: UInt64.self), 8)
            case let short: (UInt64(short), 0)
            }
        guard let length else { return nil }
        guard length <= PageConnection.longestEdit else { throw .oversized }
        let mask = start + 2 + lengthBytes
        let total = 6 + lengthBytes + Int(length)
        // A continuation is judged by the connection, which has the beginning of its message.
        if length <= PageConnection.longestMessage || first & 0x0F == 0 { return total }
        guard let key = buffer.getBytes(at: mask, length: 4),
            let beginning = buffer.getBytes(at: mask + 4, length: PageConnection.longestMessage)
        else { return nil }
        let message = Data(beginning.enumerated().map { $1 ^ key[$0 % 4] })
        guard length <= PageConnection.maxBytes(of: message) else { throw .oversized }
        return total
    }
}

internal import NIOCore

/// A channel handler before the HTTP parser that limits the length, the number of lines and the arrival time of a
/// request's header. Bodies, which only files have that a page sends, pass by their length; of a length in parts none
/// does.
///
/// A request beyond the limits is answered with 431 or 408, and its connection closed.
final class RequestHeadLimit: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The number of requests that have begun to arrive.
    private(set) var begun = 0

    private let maxBytes: Int
    private let maxLines: Int
    private let deadline: TimeAmount

    /// The bytes of the head that is being received.
    private var count = 0

    /// The number of complete lines.
    private var lines = 0

    /// True from the first byte of a header that is not a line break: parsers skip line breaks before a request.
    private var hasBegun = false

    /// The number of line breaks at the end of the received data. Two of them end a header.
    private var lineBreaks = 0

    /// The start of the current line, in lower case: enough to read the length of a body.
    private var line: [UInt8] = []

    /// The length of the body after the header, in bytes; during the body, the remaining length.
    private var bodyLength = 0
    private var isInBody = false

    private var timer: Scheduled<Void>?
    private var isRefused = false

    init(limits: ServerLimits) {
        maxBytes = limits.requestHead
        maxLines = limits.requestLines
        deadline = TimeAmount(limits.headDeadline)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        let isWithinLimit = unwrapInboundIn(data).withUnsafeReadableBytes { bytes in bytes.allSatisfy(admits) }
        guard isWithinLimit else { return refuse("431 Request Header Fields Too Large", context) }
        if count == 0 {
            timer?.cancel()
            timer = nil
        } else if timer == nil {
            timer = context.eventLoop.assumeIsolated().scheduleTask(in: deadline) { [self] in
                refuse("408 Request Timeout", context)
            }
        }
        context.fireChannelRead(data)
    }

    /// Counts a byte; returns false if the head is too long with it.
    private func admits(_ byte: UInt8) -> Bool {
        if isInBody {
            bodyLength -= 1
            isInBody = bodyLength > 0
            return true
        }
        count += 1
        switch byte {
        case UInt8(ascii: "\n"):
            lineBreaks += 1
            if hasBegun { lines += 1 }
            readLength()
        case UInt8(ascii: "\r"): break
        default:
            if !hasBegun { begun += 1 }
            hasBegun = true
            lineBreaks = 0
            // Letters differ by this bit from those in lower case; digits, the colon and the hyphen have it.
            if line.count < 40 { line.append(byte | 0x20) }
        }
        if hasBegun && lineBreaks == 2 {
            count = 0
            lines = 0
            hasBegun = false
            lineBreaks = 0
            isInBody = bodyLength > 0
        }
        return count <= maxBytes && lines <= maxLines
    }

    /// Notes the length of the body, if the line that has ended is the header with it.
    private func readLength() {
        defer { line.removeAll(keepingCapacity: true) }
        let name = "content-length:"
        guard line.starts(with: name.utf8) else { return }
        let digits = String(decoding: line.dropFirst(name.utf8.count), as: UTF8.self)
        // One that is too long is refused by its head, and its connection ended.
        bodyLength = max(Int(digits.filter { $0 != " " }) ?? 0, 0)
    }

    /// Answers with a status, and ends the connection.
    private func refuse(_ status: String, _ context: ChannelHandlerContext) {
        isRefused = true
        timer?.cancel()
        let answer = ByteBuffer(string: "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        context.triggerUserOutboundEvent(HalfCloseHandler.Event(), promise: nil)
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }
}

internal import FlyingFox
import Foundation
import Umwelt
internal import UmweltLive

/// One WebSocket of a page: checks what comes in, and hands out what goes out when the socket is free for it.
///
/// Patches are made when the socket asks for one. A slow page therefore gets fewer, larger ones, and none wait.
@MainActor
final class PageConnection {
    /// The length in bytes that no message of a page exceeds, but for those that say what was written into a field.
    nonisolated static let longestMessage = 4096

    /// The length in bytes that no message with an edit exceeds: a character takes three bytes at most, or six where it
    /// has to be written as its number.
    nonisolated static let longestEdit = 6 * NodeEvent.longestText + longestMessage

    /// How long a page that is told to go may take for it.
    private static let farewell = Duration.seconds(1)

    private let host: BrowserHost
    private let visit: PageHello
    private var page: Page?

    /// What the page shows of the tool's: after a greeting, nothing.
    private var shownNotice: LiveNotice?

    private var replies: [WSFrame] = []
    private var isGreeting = false
    private var hasSentClose = false
    private var hasEnded = false
    private var waiter: CheckedContinuation<Void, Never>?

    private var partial: Data?
    private var count = 0
    private var rate = RateLimit()

    init(host: BrowserHost, visit: PageHello) {
        self.host = host
        self.visit = visit
    }

    // MARK: Out

    /// The next thing to send, as soon as there is any; nil when the connection is over.
    func next() async -> WSFrame? {
        while true {
            if !replies.isEmpty { return replies.removeFirst() }
            if hasEnded { return nil }
            if !hasSentClose, let page, let patch = page.takePatch(isGreeting: isGreeting) {
                isGreeting = false
                return WSFrame(fin: true, opcode: .text, mask: nil, payload: patch)
            }
            if !hasSentClose, page != nil, host.notice != shownNotice {
                shownNotice = host.notice
                let message = MessageEncoder.encode(NoticeMessage(shownNotice))
                return WSFrame(fin: true, opcode: .text, mask: nil, payload: message)
            }
            await withCheckedContinuation { waiter = $0 }
        }
    }

    /// Has the socket look again whether there is something to send.
    func wake() {
        waiter?.resume()
        waiter = nil
    }

    /// Whether nothing more is taken from the page.
    var isOver: Bool { hasSentClose || hasEnded }

    /// Tells the page what it did wrong, and that it is over.
    func close(_ fault: PageFault) { close(code: fault.code, reason: fault.reason) }

    /// Tells the page that it is over, and why, and waits for it to go.
    func close(code: UInt16, reason: String) {
        guard !hasSentClose else { return }
        hasSentClose = true
        var payload = Data([UInt8(code >> 8), UInt8(code & 0xFF)])
        payload.append(contentsOf: reason.utf8.prefix(120))
        replies = [WSFrame(fin: true, opcode: .close, mask: nil, payload: payload)]
        leavePage()
        wake()
        Task {
            try? await Task.sleep(for: Self.farewell)
            end()
        }
    }

    /// Called when nothing comes or goes any more.
    func end() {
        hasEnded = true
        leavePage()
        wake()
    }

    private func leavePage() {
        page?.disconnect(self)
        page = nil
    }

    // MARK: In

    /// Takes what the page has sent.
    func receive(_ frame: WSFrame) {
        guard !hasSentClose else {
            if frame.opcode == .close { end() }
            return
        }
        do throws(PageFault) {
            guard rate.allows(length: frame.payload.count) else { throw .tooFast }
            if let message = try message(completedBy: frame) { try handle(try PageMessage(message)) }
        } catch {
            close(error)
        }
    }

    /// The message that a frame ends, if it does.
    private func message(completedBy frame: WSFrame) throws(PageFault) -> Data? {
        if frame.rsv1 || frame.rsv2 || frame.rsv3 { throw .protocolError("Reserved bits are set.") }
        switch frame.opcode {
        case .text:
            if partial != nil { throw .protocolError("A message begins within another.") }
            return try message(frame.payload, isWhole: frame.fin)
        case .continuation:
            guard let begun = partial else { throw .protocolError("No message is there to go on with.") }
            return try message(begun + frame.payload, isWhole: frame.fin)
        case .binary:
            throw .protocolError("Messages are text.")
        case .ping:
            guard frame.payload.count <= 125 else { throw .protocolError("A ping is too long.") }
            replies = [WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload)]
            wake()
        case .pong:
            break
        case .close:
            close(code: 1000, reason: "")
            end()
        default:
            throw .protocolError("There is no such frame.")
        }
        return nil
    }

    private func message(_ payload: Data, isWhole: Bool) throws(PageFault) -> Data? {
        guard payload.count <= Self.maxBytes(of: payload) else { throw .oversized }
        partial = isWhole ? nil : payload
        return isWhole ? payload : nil
    }

    /// How long a message may be, by how it begins: pages write edits first.
    nonisolated static func maxBytes(of message: Data) -> Int {
        message.count >= longestMessage && message.prefix(longestMessage).range(of: editMark) != nil
            ? longestEdit : longestMessage
    }

    nonisolated private static let editMark = Data("\"event\":{\"edit\":".utf8)

    private func handle(_ message: PageMessage) throws(PageFault) {
        count += 1
        guard message.number == count else {
            throw .outOfOrder("Message \(message.number) came where \(count) was due.")
        }
        if page != nil && message.event.isWilled { host.noteUse() }
        switch (message.event, page) {
        case (.system(let values), nil):
            let page = try host.page(for: visit, values: values)
            self.page = page
            page.connect(self)
            isGreeting = true
        case (.system(let values), let page?):
            page.set(values)
        case (.node, nil), (.back, nil), (.command, nil):
            throw .outOfOrder("A page says first what its window is like.")
        case (.node(let id, let event), let page?):
            guard page.window.hasShown(id) else { throw .malformed("There has been no node \(id).") }
            // The node may have gone while the event was on its way.
            page.window.send(event, to: id)
        case (.back(let depth), let page?):
            page.window.goBack(to: depth)
        case (.command(.undo), let page?):
            page.window.undo()
        case (.command(.redo), let page?):
            page.window.redo()
        }
        wake()
    }
}

import Foundation
internal import NIOCore
internal import NIOWebSocket
import Umwelt
internal import UmweltLive

/// One WebSocket of a page: validates received messages, and supplies data when the ``PageSocket`` is ready to send.
///
/// Patches are made when the socket asks for one. A slow page therefore receives fewer, larger patches, and none are
/// queued.
@MainActor
final class PageConnection {
    /// The greatest length of a message in bytes, except for edits of text, drops and web pages.
    nonisolated static let longestMessage = 4096

    /// The greatest length of a message with an edit, in bytes: a character takes at most three bytes, or six with an
    /// escape.
    nonisolated static let longestEdit = 6 * NodeEvent.longestText + longestMessage

    /// The time that a page has to close its end of the connection.
    private static let closeTimeout = Duration.seconds(1)

    private let host: BrowserHost
    private let visit: PageHandshake
    private var page: Page?

    /// The notice of the tool that the page shows; nil after a greeting.
    private var shownNotice: LiveNotice?

    private var replies: [WebSocketFrame] = []
    private var isGreeting = false
    private var hasSentClose = false

    /// True if no more frames are received, and only pending ones are sent.
    private(set) var hasEnded = false
    private var ended: (@Sendable () -> Void)?

    /// Called when there may be something to send.
    var onDue: (() -> Void)?

    private var partial: Data?
    private var count = 0

    /// The number of addresses reported by the page.
    private var addresses = 0
    private var rate = RateLimit()

    init(host: BrowserHost, visit: PageHandshake) {
        self.host = host
        self.visit = visit
    }

    // MARK: Out

    /// Returns the next frame; nil for none.
    func next() -> WebSocketFrame? {
        if !replies.isEmpty { return replies.removeFirst() }
        guard !hasEnded, !hasSentClose, let page else { return nil }
        if mayHaveChanges {
            mayHaveChanges = false
            if let patch = page.nextPatch(isGreeting: isGreeting) {
                isGreeting = false
                page.window.diagnostics.inspection?.recordSent(patch.count)
                host.reportShown()
                return WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: patch))
            }
        }
        guard host.notice != shownNotice else { return nil }
        shownNotice = host.notice
        let message = NoticeMessage(shownNotice).json
        return WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
    }

    /// True if ``next()`` may have another frame.
    var isDue: Bool {
        !replies.isEmpty || hasEnded || mayHaveChanges || !hasSentClose && page != nil && host.notice != shownNotice
    }

    /// True if the page was not asked for changes since the last thing that may have made some.
    private var mayHaveChanges = true

    /// Makes the socket check again for data to send, and for changes of the page.
    func wake() {
        mayHaveChanges = true
        onDue?()
    }

    /// True if the connection shows a page.
    var isShown: Bool { page != nil }

    /// Closes the connection if the page has not sent the properties of its window.
    func closeUnlessShown() {
        if !isShown { close(.outOfOrder("The first message of a page must be its system values.")) }
    }

    /// True if no more messages of the page are handled.
    var isOver: Bool { hasSentClose || hasEnded }

    /// Closes the connection because of an error of the page.
    func close(_ fault: PageCloseReason) {
        if !hasSentClose { host.log.record(fault, of: visit) }
        close(code: fault.code, reason: fault.reason)
    }

    /// Closes the connection with a code of WebSocket and a reason, and waits for the page to close its end.
    func close(code: UInt16, reason: String) {
        guard !hasSentClose else { return }
        hasSentClose = true
        var payload = Data([UInt8(code >> 8), UInt8(code & 0xFF)])
        payload.append(contentsOf: reason.utf8.prefix(120))
        replies = [WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: payload))]
        leavePage()
        wake()
        Task {
            try? await Task.sleep(for: Self.closeTimeout)
            end()
        }
    }

    /// Calls a function when no more frames are received, and only pending ones are sent.
    func onEnd(_ body: @escaping @Sendable () -> Void) { ended = body }

    /// Called when no more frames are received or sent.
    func end() {
        hasEnded = true
        ended?()
        ended = nil
        leavePage()
        wake()
    }

    private func leavePage() {
        page?.disconnect(self)
        page = nil
    }

    // MARK: In

    /// Handles a frame of the page.
    func receive(_ frame: WebSocketFrame) {
        let start = host.metrics.begin()
        if start != nil { host.metrics.queue.decrement() }
        defer { host.metrics.end(.message, since: start) }
        guard !hasSentClose else {
            if frame.opcode == .connectionClose { end() }
            return
        }
        do throws(PageCloseReason) {
            guard rate.allows(length: frame.length) else { throw .tooFast }
            if let visitor = visit.visitor, host.gate?.allowsMessage(of: visitor, length: frame.length) == false {
                throw .tooFastTogether(host.settings.maxMessagesOfVisitor)
            }
            if let message = try message(completedBy: frame) { try handle(try read(message)) }
        } catch {
            close(error)
        }
    }

    /// Returns the message that a frame completes; nil if it does not complete one.
    private func message(completedBy frame: WebSocketFrame) throws(PageCloseReason) -> Data? {
        if frame.rsv1 || frame.rsv2 || frame.rsv3 { throw .protocolError("Reserved bits are set.") }
        switch frame.opcode {
        case .text:
            if partial != nil { throw .protocolError("A message begins before the previous one has ended.") }
            return try message(Data(frame.unmaskedData.readableBytesView), isWhole: frame.fin)
        case .continuation:
            guard let begun = partial else { throw .protocolError("A continuation frame has no message to continue.") }
            return try message(begun + frame.unmaskedData.readableBytesView, isWhole: frame.fin)
        case .binary:
            throw .protocolError("A binary frame was sent: messages are text frames.")
        case .ping:
            guard frame.length <= 125 else { throw .protocolError("A ping is too long.") }
            replies = [WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)]
            onDue?()
        case .pong:
            break
        case .connectionClose:
            close(code: 1000, reason: "")
            end()
        default:
            throw .protocolError("The opcode of a frame is unknown.")
        }
        return nil
    }

    /// Reads a message. Files in the message are those of the page's visitor.
    private func read(_ message: Data) throws(PageCloseReason) -> PageMessage {
        guard visit.visitor != nil, let stores = page?.group.stores else { return try PageMessage(message) }
        return try PageStores.$current.withValue(stores) {
            Result { () throws(PageCloseReason) in try PageMessage(message) }
        }.get()
    }

    private func message(_ payload: Data, isWhole: Bool) throws(PageCloseReason) -> Data? {
        guard payload.count <= Self.maxBytes(of: payload) else { throw .oversized }
        partial = isWhole ? nil : payload
        return isWhole ? payload : nil
    }

    /// Returns the greatest length of a message in bytes, by its beginning: pages write edits and drops first.
    nonisolated static func maxBytes(of message: Data) -> Int {
        guard message.count >= longestMessage else { return longestMessage }
        let start = message.prefix(longestMessage)
        return longMarks.contains { start.range(of: $0) != nil } ? longestEdit : longestMessage
    }

    /// The beginnings of messages with edits, with texts that were dropped, and with values of web pages.
    nonisolated private static let longMarks = ["edit", "drag", "webPage"].map { Data("\"event\":{\"\($0)\":".utf8) }

    private func handle(_ message: PageMessage) throws(PageCloseReason) {
        count += 1
        guard message.number == count else {
            throw .outOfOrder("Message \(message.number) arrived, but message \(count) was expected.")
        }
        if let page, message.event.isRequested {
            host.reportUse()
            // Its changes may not show.
            host.saver?.recordChange(of: page, isUsed: true)
        }
        let awakening = page?.wakeWindow() ?? .same
        switch (message.event, page) {
        case (.system(let values), nil):
            let page = try host.page(for: visit, values: values)
            self.page = page
            page.connect(self)
            isGreeting = true
        case (.system(let values), let page?):
            page.set(values)
        case (.node, nil), (.back, nil), (.command, nil), (.edit, nil), (.open, nil), (.files, nil),
            (.opened, nil), (.permission, nil), (.notification, nil), (.pick, nil), (.sound, nil):
            throw .outOfOrder("The first message of a page must be its system values.")
        case (.node(let id, let event), let page?):
            guard page.window.frames.hasShown(id) else { throw .malformed("The node \(id) has never been shown.") }
            // The browser may show a window from before the hibernation.
            if case .other(let isSame) = awakening, !isSame(id) { break }
            // The node may have been removed while the event was on its way.
            page.window.send(event, to: id)
        case (.back(let depth), let page?):
            page.window.navigation.navigateBack(to: depth)
        case (.edit(let place), _?):
            host.onEdit?(place)
        case (.open(let url), let page?):
            addresses += 1
            page.navigate(to: url, count: addresses)
        case (.files(let request, let items), let page?):
            page.finishFiles(request, items)
        case (.opened(let request, let accepted), let page?):
            page.answer(request, accepted)
        case (.sound(let player, let event), let page?):
            page.report(event, of: player)
        case (.permission(let question, let permission), let page?):
            page.notifications.answer(question, permission)
        case (.notification(let id, let response), let page?):
            page.notifications.respond(id, response)
        case (.pick(let point, let chooses), let page?):
            page.inspector?.pick(at: point, chooses: chooses)
        case (.command(.undo), let page?):
            page.window.commands.undo()
        case (.command(.redo), let page?):
            page.window.commands.redo()
        }
        wake()
    }
}

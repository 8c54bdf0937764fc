internal import Logging
import Umwelt
import UmweltServing

/// The log of page events, for operators.
///
/// It identifies pages by short names that grant no access. Text that users enter, content of pages, and secrets are
/// never logged.
@MainActor
struct PageLog {
    private let logger: Logger
    private let level: Logger.Level

    /// Makes the log from settings: on a single user's machine only errors are logged.
    init(_ settings: BrowserSettings, logger: Logger = Log.server) {
        var logger = logger
        if let process = settings.process { logger[metadataKey: "process"] = "\(process)" }
        self.logger = logger
        level = settings.drainTime == nil ? .debug : .info
    }

    /// Logs an event of the server.
    func record(_ message: String) { logger.log(level: level, "\(message)") }

    /// Logs an event of a page.
    func record(_ message: String, _ page: Page) {
        logger.log(level: level, "\(message)", metadata: Self.metadata(page.session, page.group.visitor))
    }

    /// Logs that a page is refused, or closed because of a message that it sent.
    func record(_ fault: PageCloseReason, of visit: PageHandshake) {
        var metadata = Self.metadata(visit.session, visit.visitor)
        metadata["code"] = "\(fault.code)"
        logger.log(level: level, "A page is closed: \(fault.kind).", metadata: metadata)
    }

    private static func metadata(_ session: String?, _ visitor: VisitorID?) -> Logger.Metadata {
        var metadata: Logger.Metadata = [:]
        if let session { metadata["session"] = "\(shortName(of: session))" }
        if let visitor { metadata["visitor"] = "\(visitor.shown.prefix(8))" }
        return metadata
    }

    /// Returns the short name of a session.
    static func shortName(of session: String) -> String { String(HashedName.of(session).prefix(8)) }
}

extension PageCloseReason {
    /// The kind of the fault, without anything that a page has sent.
    fileprivate var kind: String {
        switch self {
        case .protocolError: "it violates the protocol"
        case .malformed: "it has sent a message that is none"
        case .oversized: "it has sent a message that is too long"
        case .tooFast, .tooFastTogether: "it has sent too many messages"
        case .outOfOrder: "it has sent a message that was not due"
        case .tooManyPages: "there are too many pages"
        case .noWindow: "there is no window for it"
        }
    }
}

import Logging
import Synchronization

/// A log that writes each message once: a picture that is drawn again and again has the same faults each time.
package struct OnceLog: Sendable {
    /// The log of images and colours that cannot be shown.
    package static let images = OnceLog(Logger(label: "umwelt.images"))

    private let logger: Logger
    private let said = LoggedMessages()

    private final class LoggedMessages: Sendable {
        let messages = Mutex<Set<String>>([])
    }

    /// Makes a log that writes to another.
    package init(_ logger: Logger) { self.logger = logger }

    /// Logs a warning unless it has been logged before.
    package func warning(_ message: String) {
        guard said.messages.withLock({ $0.insert(message).inserted }) else { return }
        logger.warning("\(message)")
    }
}

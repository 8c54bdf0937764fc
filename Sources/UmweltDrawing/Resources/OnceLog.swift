import Logging
import Synchronization

/// A log that says everything once: what is drawn again and again goes wrong again and again.
package struct OnceLog: Sendable {
    /// What cannot be shown of images and colours.
    package static let images = OnceLog(Logger(label: "umwelt.images"))

    private let logger: Logger
    private let said = LoggedMessages()

    private final class LoggedMessages: Sendable {
        let messages = Mutex<Set<String>>([])
    }

    /// Makes a log that says everything once to another.
    package init(_ logger: Logger) { self.logger = logger }

    /// Warns of something if that was not done before.
    package func warning(_ message: String) {
        guard said.messages.withLock({ $0.insert(message).inserted }) else { return }
        logger.warning("\(message)")
    }
}

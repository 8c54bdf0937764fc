import Logging
import Synchronization

/// A log handler that keeps the messages of the process, for tests in a process of their own: logging can be set up
/// once only, before anything is logged.
package struct LogRecorder: LogHandler {
    private static let kept = Mutex<[String]>([])

    /// The messages so far, as `LABEL LEVEL: MESSAGE`.
    package static var lines: [String] { kept.withLock { $0 } }

    /// Keeps all that is logged from now on.
    package static func install() { LoggingSystem.bootstrap(LogRecorder.init(label:)) }

    private let label: String
    package var metadata: Logger.Metadata = [:]
    package var logLevel = Logger.Level.trace

    private init(label: String) { self.label = label }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) { Self.kept.withLock { $0.append("\(label) \(event.level): \(event.message)") } }
}

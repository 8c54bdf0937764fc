import Logging
import Synchronization

/// A log handler that keeps the messages of the process, for tests in a process of their own: logging can be set up
/// once only, before anything is logged.
struct LogRecorder: LogHandler {
    private static let kept = Mutex<[String]>([])

    /// The messages so far, as `LABEL LEVEL: MESSAGE`.
    static var lines: [String] { kept.withLock { $0 } }

    /// Keeps all that is logged from now on.
    static func install() { LoggingSystem.bootstrap(LogRecorder.init(label:)) }

    private let label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    private init(label: String) { self.label = label }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { Self.kept.withLock { $0.append("\(label) \(event.level): \(event.message)") } }
}

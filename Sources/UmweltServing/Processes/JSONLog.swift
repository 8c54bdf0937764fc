import Foundation
package import Logging

/// A log handler that writes JSON lines to the standard error, for log collectors.
package struct JSONLog: LogHandler {
    /// The settings of logs, by `UMWELT_LOG` and `UMWELT_LOG_LEVEL`.
    package struct Settings: Sendable, Equatable {
        package var isJSON = false

        /// The lowest level that is written, by its name.
        package var level = Logger.Level.info.rawValue

        /// Reads the settings; nil for unknown values.
        package init?(format: String?, level: String?) {
            switch format {
            case nil, "text": break
            case "json": isJSON = true
            default: return nil
            }
            guard let level else { return }
            guard Logger.Level(rawValue: level) != nil else { return nil }
            self.level = level
        }
    }

    package let label: String
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    package var logLevel: Logger.Level

    /// Configures all later log output. Call it once, before anything is logged.
    package static func begin(_ settings: Settings) {
        let level = Logger.Level(rawValue: settings.level) ?? .info
        LoggingSystem.bootstrap { label in
            if settings.isJSON { return JSONLog(label: label, logLevel: level) }
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let line = line(event, at: Date())
        // In one piece, so that lines of several threads do not mix.
        _ = Data((line + "\n").utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Returns the line of an event.
    package func line(_ event: LogEvent, at time: Date) -> String {
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
        if let own = event.metadata { all.merge(own) { $1 } }
        var fields = all.mapValues { "\($0)" }
        fields["time"] = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        fields["level"] = event.level.rawValue
        fields["logger"] = label
        fields["message"] = "\(event.message)"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts can be encoded.
        return (try? encoder.encode(fields)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

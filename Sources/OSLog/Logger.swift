import Logging

/// The writer of a part of a program's log messages.
///
/// ```swift
/// private let logger = Logger(subsystem: "org.example.reader", category: "network")
/// logger.error("No answer from \(host)")
/// ```
///
/// Messages of all levels go to swift-log, with the subsystem and the category as the label: by default to the standard
/// error, or to the backend of the app's `LoggingSystem.bootstrap`.
public struct Logger: @unchecked Sendable {
    private let base: Logging.Logger

    /// Makes a logger for messages of a category within a subsystem.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app or library.
    ///   - category: The part of the app or library.
    public init(subsystem: String, category: String) { base = Self.base("\(subsystem):\(category)") }

    /// Makes a logger for messages of no particular subsystem.
    public init() { base = Self.base("default") }

    /// Makes a logger that writes as a log object does.
    ///
    /// - Parameter logObj: The log object, which has the subsystem and the category.
    public init(_ logObj: OSLog) { base = logObj.logger }

    static func base(_ label: String) -> Logging.Logger {
        var base = Logging.Logger(label: label)
        base.logLevel = .debug
        return base
    }

    /// Logs a message at the default level.
    ///
    /// - Parameter message: The message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Logs a message at a level.
    ///
    /// - Parameters:
    ///   - level: The level.
    ///   - message: The message.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        base.log(level: level.level, "\(message.text)")
    }

    /// Logs details for tracing an error, at the level debug.
    ///
    /// - Parameter message: The message.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Logs details for development.
    ///
    /// - Parameter message: The message.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Logs information that helps with the analysis of errors.
    ///
    /// - Parameter message: The message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Logs essential information for the analysis of errors, at the default level.
    ///
    /// - Parameter message: The message.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Logs an unexpected condition, at the level error.
    ///
    /// - Parameter message: The message.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Logs an error.
    ///
    /// - Parameter message: The message.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Logs an error of the program itself, at the level fault.
    ///
    /// - Parameter message: The message.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Logs an error of the program itself.
    ///
    /// - Parameter message: The message.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The level of a log message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    /// The level as a number.
    public let rawValue: UInt8

    /// Makes a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a level from its number.
    ///
    /// - Parameter rawValue: The number of the level.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of essential information for the analysis of errors.
    public static let `default` = OSLogType(0)
    /// The level of information that helps with the analysis of errors.
    public static let info = OSLogType(1)
    /// The level of details for development.
    public static let debug = OSLogType(2)
    /// The level of errors.
    public static let error = OSLogType(16)
    /// The level of errors of the program itself.
    public static let fault = OSLogType(17)

    /// The same level of swift-log.
    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

/// A log for messages of a subsystem and a category.
public final class OSLog: @unchecked Sendable {
    let logger: Logging.Logger
    private let isDisabled: Bool

    /// The log of messages of no particular subsystem.
    public static let `default` = OSLog(label: "default", isDisabled: false)

    /// The log that drops all messages.
    public static let disabled = OSLog(label: "disabled", isDisabled: true)

    /// Makes a log for messages of a category within a subsystem.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app or library.
    ///   - category: The part of the app or library.
    public convenience init(subsystem: String, category: String) {
        self.init(label: "\(subsystem):\(category)", isDisabled: false)
    }

    private init(label: String, isDisabled: Bool) {
        logger = isDisabled ? Logging.Logger(label: label) { _ in SwiftLogNoOpLogHandler() } : Logger.base(label)
        self.isDisabled = isDisabled
    }

    /// Returns true if messages of a level are written.
    ///
    /// - Parameter type: The level.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && logger.logLevel <= type.level }
}

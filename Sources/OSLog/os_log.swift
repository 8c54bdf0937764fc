import Foundation

/// Logs a message at the default level.
///
/// - Parameter message: The message.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Logs a message at a level.
///
/// - Parameters:
///   - type: The level.
///   - message: The message.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { Logger().log(level: type, message) }

/// Logs a message at a level, in a log.
///
/// - Parameters:
///   - type: The level.
///   - log: The log.
///   - message: The message.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { Logger(log).log(level: type, message) }

/// Logs a format with its values, as in `os_log("%{public}@ has %d pages", log: log, type: .info, title, count)`.
///
/// Privacy in a format is parsed and has no effect: the values are shown.
///
/// - Parameters:
///   - message: The format, in the syntax of C with `%@` and `%{public}@`.
///   - log: The log object.
///   - type: The level.
///   - args: The values, in the order of the format.
@_disfavoredOverload
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
    Logger(log).log(level: type, "\(LogFormat.fill("\(message)", with: args), privacy: .public)")
}

/// Fills a C format with values.
enum LogFormat {
    /// Returns a format with each specifier replaced by the next value, or unchanged if there is none.
    static func fill(_ format: String, with values: [Any]) -> String {
        var result = ""
        var rest = Substring(format)
        var values = values[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var specifier = rest
            if specifier.first == "{", let end = specifier.firstIndex(of: "}") {
                specifier = specifier[end...].dropFirst()
            }
            let flags = specifier.prefix { "0123456789.+-# ".contains($0) }
            specifier = specifier.dropFirst(flags.count)
            specifier = specifier.drop { "hlqztjL".contains($0) }
            guard let conversion = specifier.first, conversion.isLetter || conversion == "@", let value = values.first
            else {
                result += "%"
                continue
            }
            values = values.dropFirst()
            rest = specifier.dropFirst()
            result += write(value, flags: String(flags), conversion: conversion)
        }
        return result + rest
    }

    private static func write(_ value: Any, flags: String, conversion: Character) -> String {
        switch (value, conversion) {
        case (let number as any BinaryInteger, "x"), (let number as any BinaryInteger, "X"),
            (let number as any BinaryInteger, "o"), (let number as any BinaryInteger, "d"),
            (let number as any BinaryInteger, "i"), (let number as any BinaryInteger, "u"):
            return String(format: "%\(flags)l\(conversion)", Int(truncatingIfNeeded: number))
        case (let number as any BinaryFloatingPoint, "f"), (let number as any BinaryFloatingPoint, "e"),
            (let number as any BinaryFloatingPoint, "g"):
            return String(format: "%\(flags)\(conversion)", Double(number))
        default: return "\(value)"
        }
    }
}

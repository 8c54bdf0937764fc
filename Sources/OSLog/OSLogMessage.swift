import Foundation

/// A log message of text and values with formats and privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    /// Makes a message with only text.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { text = value }

    /// Makes a message of text and values.
    ///
    /// - Parameter stringInterpolation: The text with the values and their formats.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text and the values of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var text = ""

    /// Begins a message.
    ///
    /// - Parameters:
    ///   - literalCapacity: The expected number of bytes of the text.
    ///   - interpolationCount: The expected number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds text.
    ///
    /// - Parameter literal: The text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    ///
    /// - Parameters:
    ///   - argumentString: The value, evaluated if the message is logged.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(argumentString(), align, privacy)
    }

    /// Adds a value's description.
    ///
    /// - Parameters:
    ///   - value: The value, evaluated if the message is logged.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(value().description, align, privacy)
    }

    /// Adds an integer.
    ///
    /// - Parameters:
    ///   - number: The value, evaluated if the message is logged.
    ///   - format: The format.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.write(number()), align, privacy)
    }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - number: The value, evaluated if the message is logged.
    ///   - format: The format.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.write(number()), align, privacy)
    }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - number: The value, evaluated if the message is logged.
    ///   - format: The format.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.write(Double(number())), align, privacy)
    }

    /// Adds a truth value.
    ///
    /// - Parameters:
    ///   - boolean: The value, evaluated if the message is logged.
    ///   - format: The format.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        switch format {
        case .truth: add(value ? "true" : "false", .none, privacy)
        case .answer: add(value ? "YES" : "NO", .none, privacy)
        }
    }

    /// Adds the name of a type.
    ///
    /// - Parameters:
    ///   - value: The value, evaluated if the message is logged.
    ///   - align: The alignment.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add("\(value())", align, privacy)
    }

    /// Adds the description of an object.
    ///
    /// - Parameters:
    ///   - argumentObject: The value, evaluated if the message is logged.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        add(argumentObject()?.description ?? "(null)", .none, privacy)
    }

    /// Adds the description of an error.
    ///
    /// - Parameters:
    ///   - error: The value, evaluated if the message is logged.
    ///   - privacy: The privacy: values that are private are hidden in the log.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        add("\(error())", .none, privacy)
    }

    private mutating func add(_ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += alignment.aligned(privacy.shown(value))
    }
}

/// The privacy of a value in a log: public, or hidden.
///
/// Logs of this system are the developer's own, so that `auto` shows every value; `private` and `sensitive` hide
/// theirs.
public struct OSLogPrivacy: Equatable, Sendable {
    /// The mask that replaces a hidden value.
    public enum Mask: Equatable, Sendable {
        /// As a number that is the same for the same value within a run of the program.
        case hash
        /// Not at all.
        case none
    }

    private enum Kind { case shown, hidden }

    private let kind: Kind
    private let mask: Mask

    /// The default for a value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    /// Readable by everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    /// Hidden.
    public static var `private`: OSLogPrivacy { .private(mask: .none) }
    /// Hidden.
    public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }

    /// Hidden behind a mask.
    ///
    /// - Parameter mask: The mask: none, or a hash that is equal for equal values.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// Hidden behind a mask.
    ///
    /// - Parameter mask: The mask: none, or a hash that is equal for equal values.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// The default for a value's type; hidden values are behind a mask.
    ///
    /// - Parameter mask: The mask: none, or a hash that is equal for equal values.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: mask) }

    func shown(_ value: String) -> String {
        switch (kind, mask) {
        case (.shown, _): value
        case (.hidden, .none): "<private>"
        case (.hidden, .hash): "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>"
        }
    }
}

import Foundation

/// The key of a text in a table of translations: a string with gaps for interpolated values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String

    let arguments: [Argument]

    /// True if the key is a format; in texts without interpolations, percent signs have no meaning.
    let isFormat: Bool

    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text(Text)
        case object(String)
    }

    /// Makes a key from a string.
    ///
    /// - Parameter value: The key, which is also the text in languages without a translation.
    public init(_ value: String) {
        key = value
        isFormat = false
        arguments = []
    }

    /// Makes a key from a literal.
    ///
    /// - Parameter value: The key, which is also the text in languages without a translation.
    public init(stringLiteral value: String) {
        key = value
        isFormat = false
        arguments = []
    }

    /// Returns a literal with doubled percent signs, because single ones start gaps. Few have any.
    private static func escaped(_ literal: String) -> String {
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Makes a key from a literal with interpolations.
    ///
    /// - Parameter stringInterpolation: The collected literals and interpolations.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        isFormat = true
        arguments = stringInterpolation.arguments
    }

    /// A builder that collects a key's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// Starts an empty key.
        ///
        /// - Parameters:
        ///   - literalCapacity: The expected length of all literals.
        ///   - interpolationCount: The number of interpolations.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds a literal between interpolations.
        ///
        /// - Parameter literal: The part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            key += LocalizedStringKey.escaped(literal)
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// Interpolates a string.
        ///
        /// - Parameter string: The string, `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        /// Interpolates an image, which is part of the line like a letter.
        ///
        /// - Parameter image: The image, such as a symbol.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// Interpolates a text with its own styles.
        ///
        /// - Parameter text: The text, which keeps its font and its colour.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// Interpolates a number, as the locale writes it.
        ///
        /// - Parameter value: The number, `%lld` or `%lf` in the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, value._argument.argument)
        }

        /// Interpolates a number in a format of the `printf` family.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - specifier: The format, as in `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value._argument.argument)
        }

        /// Interpolates any other value by its description.
        ///
        /// - Parameter value: The value, `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .object(String(describing: value))) }
    }
}

/// A number that can be interpolated in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
    /// The format specifier of its gap in the key.
    var _specifier: String { get }
    /// The number.
    var _argument: _FormatArgument { get }
}

/// A number as an argument of a format.
public struct _FormatArgument: Sendable {
    let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger {
    /// The value as the argument of the specifier.
    public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The value as the argument of the specifier.
    public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// The format specifier of the value's gap in the key.
    public var _specifier: String {
        let isLong = Self.bitWidth == 64
        return "%\(isLong ? "ll" : "")\(Self.isSigned ? "d" : "u")"
    }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    /// The format specifier of the value's gap in the key.
    public var _specifier: String { "%lf" }
    /// The value as the argument of the specifier.
    public var _argument: _FormatArgument { _FormatArgument(argument: .double(self)) }
}

extension Float: _FormatSpecifiable {
    /// The format specifier of the value's gap in the key.
    public var _specifier: String { "%f" }
    /// The value as the argument of the specifier.
    public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}

extension CGFloat: _FormatSpecifiable {
    /// The format specifier of the value's gap in the key.
    public var _specifier: String { "%lf" }
    /// The value as the argument of the specifier.
    public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}

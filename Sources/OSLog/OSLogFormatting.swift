import Foundation

/// The minimum width of a value in a log message, and its alignment.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case none, left, right }

    private let side: Side
    private let columns: @Sendable () -> Int

    /// As wide as the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .none) { 0 } }

    /// Right-aligned in a number of columns.
    ///
    /// - Parameter columns: The width of the column, in characters.
    public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }

    /// Left-aligned in a number of columns.
    ///
    /// - Parameter columns: The width of the column, in characters.
    public static func left(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns)
    }

    func aligned(_ value: String) -> String {
        // A width beyond any line is a mistake of the caller's.
        let space = String(repeating: " ", count: min(max(columns() - value.count, 0), 1000))
        return side == .right ? space + value : value + space
    }
}

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private var minDigits = 0
    private var hasSign = false
    private var prefix = ""
    private var isUppercase = false

    private init(radix: Int) { self.radix = radix }

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// Hexadecimal.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// Octal.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// Decimal, with a sign before positive numbers or zeros up to a number of digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - minDigits: The smallest number of digits, filled with zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        var format = decimal
        format.hasSign = explicitPositiveSign
        format.minDigits = minDigits
        return format
    }

    /// Hexadecimal, with an optional prefix, or zeros up to a number of digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - includePrefix: True to write a prefix, such as `0x`.
    ///   - uppercase: True for capital letters.
    ///   - minDigits: The smallest number of digits, filled with zeros.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = hex
        format.hasSign = explicitPositiveSign
        format.prefix = includePrefix ? "0x" : ""
        format.isUppercase = uppercase
        format.minDigits = minDigits
        return format
    }

    /// Octal, with an optional prefix, or zeros up to a number of digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - includePrefix: True to write a prefix, such as `0x`.
    ///   - uppercase: True for capital letters.
    ///   - minDigits: The smallest number of digits, filled with zeros.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = octal
        format.hasSign = explicitPositiveSign
        format.prefix = includePrefix ? "0o" : ""
        format.isUppercase = uppercase
        format.minDigits = minDigits
        return format
    }

    func write<T: FixedWidthInteger>(_ number: T) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: min(max(minDigits - digits.count, 0), 1000))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
    }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private var precision = 6
    private var hasSign = false

    private init(_ conversion: String) { self.conversion = conversion }

    private init(_ conversion: String, _ precision: Int, _ hasSign: Bool, _ uppercase: Bool) {
        self.conversion = uppercase ? conversion.uppercased() : conversion
        self.precision = min(max(precision, 0), 100)
        self.hasSign = hasSign
    }

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// Hexadecimal.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// With an exponent if that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    /// With a number of digits behind the point.
    ///
    /// - Parameters:
    ///   - precision: The number of digits behind the point.
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - uppercase: True for capital letters.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
    }

    /// With an exponent, and a number of digits behind the point.
    ///
    /// - Parameters:
    ///   - precision: The number of digits behind the point.
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - uppercase: True for capital letters.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
    }

    /// With an exponent if that is shorter, and a number of significant digits.
    ///
    /// - Parameters:
    ///   - precision: The number of digits behind the point.
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - uppercase: True for capital letters.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
    }

    /// Hexadecimal, with a sign before positive numbers.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: True to write a plus sign before positive numbers.
    ///   - uppercase: True for capital letters.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", 6, explicitPositiveSign, uppercase)
    }

    func write(_ number: Double) -> String {
        String(format: "%\(hasSign ? "+" : "").\(precision)\(conversion)", number)
    }
}

/// The format of a truth value in a log message.
public enum OSLogBoolFormat: Sendable {
    /// As `true` and `false`.
    case truth
    /// As `YES` and `NO`.
    case answer
}

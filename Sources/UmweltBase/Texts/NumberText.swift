internal import _FoundationICU
import Foundation

/// Numbers with units as texts of a locale, by ICU's skeletons, as Foundation on Linux has no formatter of units.
package struct NumberText {
    /// The number skeleton of ICU, as in `unit/meter unit-width-short`.
    let skeleton: String
    let locale: Locale

    package init(_ skeleton: String, locale: Locale) {
        self.skeleton = skeleton
        self.locale = locale
    }

    /// Returns a number's text; nil if ICU does not understand the skeleton.
    package func string(_ number: Double) -> String? { text(number).map(\.text) }

    /// Returns a number's text, and the number in the unit of the text, which a skeleton with a usage chooses.
    package func text(_ number: Double) -> (text: String, number: Double)? {
        var status = U_ZERO_ERROR
        let pattern = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(
            pattern, Int32(pattern.count), locale.identifier, &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_close(formatter)
            swift_unumf_closeResult(result)
        }
        swift_unumf_formatDouble(formatter, number, result, &status)
        guard let text = ICUText.read({ swift_unumf_resultToString(result, $0, $1, &status) }) else { return nil }
        var digits = [CChar](repeating: 0, count: 64)
        let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, Int(length) <= digits.count else { return nil }
        let written = String(decoding: digits.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return (text, Double(written) ?? number)
    }
}

/// Lists of amounts in a locale, as in "2 hr, 3 min".
package enum UnitList {
    /// The width of the list: with words or commas, with commas, with spaces.
    package enum Width { case wide, short, narrow }

    package static func string(_ items: [String], width: Width, locale: Locale) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        var status = U_ZERO_ERROR
        let size =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, size, &status)
        defer { swift_ulistfmt_close(formatter) }
        let buffers = items.map { item in
            let units = Array(item.utf16)
            let copy = UnsafeMutableBufferPointer<UChar>.allocate(capacity: units.count)
            _ = copy.initialize(from: units)
            return copy
        }
        defer { for buffer in buffers { buffer.deallocate() } }
        var pointers = buffers.map { UnsafePointer($0.baseAddress) }
        let lengths = buffers.map { Int32($0.count) }
        let text = ICUText.read {
            swift_ulistfmt_format(formatter, &pointers, lengths, Int32(items.count), $0, $1, &status)
        }
        return text ?? items.joined(separator: ", ")
    }
}

/// Texts that functions of ICU's write.
package enum ICUText {
    /// Returns the text that a function writes into a buffer; nil if it writes nothing, or more than 256 UTF-16 code
    /// units.
    package static func read(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var buffer = [UInt16](repeating: 0, count: 256)
        let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
        guard length > 0, length <= buffer.count else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}

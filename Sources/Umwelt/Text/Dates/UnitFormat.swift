internal import _FoundationICU
import Foundation

/// A format of numbers with units of time in a locale, which Foundation on Linux lacks for years.
struct UnitFormat {
    enum Unit: String {
        case year, month, day, hour, minute, second
    }

    enum Width: String {
        case short = "unit-width-short"
        case wide = "unit-width-full-name"
    }

    let width: Width
    let locale: Locale

    /// Returns a number with its unit, as in "2 hr"; with `hasSign` as in "+2 hr".
    func string(_ count: Int, _ unit: Unit, hasSign: Bool = false) -> String {
        let skeleton = "unit/\(unit.rawValue) \(width.rawValue)" + (hasSign ? " sign-always" : "")
        var status = U_ZERO_ERROR
        let pattern = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(
            pattern, Int32(pattern.count), locale.identifier, &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_close(formatter)
            swift_unumf_closeResult(result)
        }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        return Self.text { swift_unumf_resultToString(result, $0, $1, &status) } ?? "\(count) \(unit.rawValue)"
    }

    /// Returns several numbers with their units, as in "2 hr, 3 min".
    func list(_ items: [String]) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(
            locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_SHORT, &status)
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
        let text = Self.text {
            swift_ulistfmt_format(formatter, &pointers, lengths, Int32(items.count), $0, $1, &status)
        }
        return text ?? items.joined(separator: ", ")
    }

    /// Returns the text that a function of ICU's writes; nil if it writes nothing, or more than 256 UTF-16 code units.
    private static func text(_ write: (UnsafeMutablePointer<UChar>?, Int32) -> Int32) -> String? {
        var buffer = [UChar](repeating: 0, count: 256)
        let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
        guard length > 0, length <= buffer.count else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}

import Foundation
@_spi(Kernel) import Umwelt

/// The parts of a date that can be chosen in a date picker.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)

    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

import Foundation
import UmweltBase

/// A formatter of measurements, as in "3 km".
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.unitOptions = .providedUnit
/// let text = formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers))
/// ```
///
/// It replaces the class that Foundation has on Apple's platforms only. Sendable without a check, as Foundation's own
/// formatters are: set its properties before other threads use it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The options for choosing the unit of the text.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, where the locale would have another.
        public static let providedUnit = Self(rawValue: 1 << 0)

        /// A unit of the locale that gives a number of convenient size; this is the default.
        public static let naturalScale = Self(rawValue: 1 << 1)

        /// Temperatures without their scale, as in "21°".
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// The options for choosing the unit of the text; by default the locale chooses it.
    open var unitOptions: UnitOptions = []

    /// The length of the unit: "3m", "3 m" or "3 meters".
    open var unitStyle = Formatter.UnitStyle.medium

    /// The locale of the text.
    open var locale: Locale! = CurrentLocale.locale

    /// The formatter of the number, whose locale is this formatter's.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Makes a formatter.
    public override init() { super.init() }

    /// Makes a formatter; a coder's values are not read.
    ///
    /// - Parameter coder: Not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a measurement.
    ///
    /// - Parameter measurement: The measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(of: measurement.value, measurement.unit)
    }

    /// Returns the text of a unit, as in "km" or "kilometers".
    ///
    /// - Parameter unit: The unit.
    open func string(from unit: Unit) -> String {
        let digits = NumberText("", locale: usedLocale).string(2) ?? "2"
        let text = UnitText(width: width, locale: usedLocale).string(2, unit)
        return text.replacing(digits, with: "", maxReplacements: 1)
            .trimmingCharacters(in: .whitespaces)
    }

    /// Returns a measurement as text if its unit is one of lengths, masses, durations, temperatures, speeds, volumes,
    /// areas or energies; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let length as Measurement<UnitLength>: string(from: length)
        case let mass as Measurement<UnitMass>: string(from: mass)
        case let duration as Measurement<UnitDuration>: string(from: duration)
        case let temperature as Measurement<UnitTemperature>: string(from: temperature)
        case let speed as Measurement<UnitSpeed>: string(from: speed)
        case let volume as Measurement<UnitVolume>: string(from: volume)
        case let area as Measurement<UnitArea>: string(from: area)
        case let energy as Measurement<UnitEnergy>: string(from: energy)
        default: nil
        }
    }

    private var usedLocale: Locale { locale ?? CurrentLocale.locale }

    private var width: UnitText.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .short
        }
    }

    private func text(of value: Double, _ unit: Unit) -> String {
        let bare = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
        if bare { return "\(number(value).text)°" }
        let usage = unit is Dimension && !unitOptions.contains(.providedUnit) ? "default" : nil
        return UnitText(width: width, locale: usedLocale, usage: usage).string(value, unit, number: number)
    }

    private func number(_ value: Double) -> (text: String, number: Double) {
        let formatter = numberFormatter.copy() as? NumberFormatter ?? NumberFormatter()
        formatter.locale = usedLocale
        let text = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return (text, formatter.number(from: text)?.doubleValue ?? value)
    }
}

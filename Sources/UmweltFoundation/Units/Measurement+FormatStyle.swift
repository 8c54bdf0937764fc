import Foundation
import UmweltBase

extension Measurement where UnitType: Dimension {
    /// A style of measurements as text, as in "3 km".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a unit's text.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String

            /// As in "3 kilometers".
            public static var wide: Self { Self(name: UnitText.Width.wide.rawValue) }

            /// As in "3 km".
            public static var abbreviated: Self { Self(name: UnitText.Width.short.rawValue) }

            /// As in "3km".
            public static var narrow: Self { Self(name: UnitText.Width.narrow.rawValue) }
        }

        /// The length of the unit's text.
        public var width: UnitWidth

        /// The locale of the text.
        public var locale: Locale

        /// The purpose of the measurement, such as `road`, from which the locale chooses the unit; nil for general
        /// purposes.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// The style of the number; nil for the default of the purpose.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// True to write a temperature without its scale, as in "21°". It has no effect on other units.
        public var hidesScaleName: Bool

        /// Makes a style.
        ///
        /// - Parameters:
        ///   - width: The length of the unit's text.
        ///   - locale: The locale; the process's by default.
        ///   - usage: The purpose of the measurement, from which the locale chooses the unit.
        ///   - numberFormatStyle: The style of the number; nil for the default of the purpose.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.init(width, locale, usage, numberFormatStyle, hidesScaleName: false)
        }

        init(
            _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>,
            _ numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool
        ) {
            self.width = width
            self.locale = locale == .autoupdatingCurrent ? CurrentLocale.locale : locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
        }

        /// Returns the text of a measurement.
        ///
        /// - Parameter value: The value.
        public func format(_ value: Measurement) -> String {
            let usage = (usage ?? .general).name
            let width = hidesScaleName ? .narrow : UnitText.Width(rawValue: width.name) ?? .short
            var text = UnitText(width: width, locale: locale, usage: usage)
            guard let style = numberFormatStyle?.locale(locale) else {
                // A person's height has two numbers where it is in feet, the second without a fraction.
                if usage == "person-height", locale.measurementSystem == .us { text.precision = "precision-integer" }
                return scaled(text.string(value.value, value.unit))
            }
            return scaled(
                text.string(value.value, value.unit) { number in
                    let written = style.format(number)
                    return (written, (try? style.parseStrategy.parse(written)) ?? number)
                })
        }

        /// Returns the style with a locale.
        ///
        /// - Parameter locale: The locale, which sets the units and the language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// The text of a temperature, without its scale if that is to be hidden.
        private func scaled(_ text: String) -> String {
            guard hidesScaleName, let degree = text.firstIndex(of: "°") else { return text }
            return text[..<degree].trimmingCharacters(in: .whitespaces) + "°"
        }
    }

    /// Returns the text of the measurement in a style.
    ///
    /// - Parameter style: The style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// Returns the text of the measurement in the unit of the process's locale, as in "3 km".
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// A style of measurements as text, as in "3 km".
    ///
    /// - Parameters:
    ///   - width: The length of the unit's text.
    ///   - usage: The purpose of the measurement, from which the locale chooses the unit.
    ///   - numberFormatStyle: The style of the number; nil for the default of the purpose.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style of temperatures as text, as in "21 °C".
    ///
    /// - Parameters:
    ///   - width: The length of the unit's text.
    ///   - usage: The purpose of the temperature, such as `weather`, from which the locale chooses the unit.
    ///   - hidesScaleName: True to omit the scale, as in "21°".
    ///   - numberFormatStyle: The style of the number; nil for the default of the purpose.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width, .autoupdatingCurrent, usage, numberFormatStyle, hidesScaleName: hidesScaleName)
    }
}

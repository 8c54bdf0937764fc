import Foundation

/// The identifiers of Foundation's units in Unicode's locale data.
enum UnitCodes {
    /// Returns the identifier of a unit; nil for units that an app defines.
    static func code(of unit: Unit) -> String? {
        guard let (_, codes) = tables.first(where: { $0.type == type(of: unit) }) else { return nil }
        return codes[unit.symbol]
    }

    private static let tables: [(type: Unit.Type, codes: [String: String])] = [
        (UnitLength.self, length), (UnitMass.self, mass), (UnitDuration.self, duration),
        (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        (
            UnitSpeed.self,
            ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
        ),
        (UnitVolume.self, volume), (UnitArea.self, area), (UnitEnergy.self, energy), (UnitPressure.self, pressure),
        (UnitAngle.self, angle), (UnitPower.self, power), (UnitInformationStorage.self, storage),
        (
            UnitFrequency.self,
            ["THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
        ),
        (UnitElectricCurrent.self, ["A": "ampere", "mA": "milliampere"]),
        (UnitElectricPotentialDifference.self, ["V": "volt"]), (UnitElectricResistance.self, ["Ω": "ohm"]),
        (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
        (UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
    ]

    private static let length = [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
        "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
        "ua": "astronomical-unit", "pc": "parsec",
    ]

    private static let mass = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
        "st": "stone",
        "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]

    private static let duration = [
        "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
    ]

    private static let volume = [
        "ML": "megaliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
        "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
        "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
        "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
    ]

    private static let area = [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]

    private static let energy = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]

    private static let pressure = [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar", "mbar": "millibar",
        "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ]

    private static let angle = [
        "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rev": "revolution",
    ]

    private static let power = [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ]

    private static let storage = [
        "bit": "bit", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit", "B": "byte",
        "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ]
}

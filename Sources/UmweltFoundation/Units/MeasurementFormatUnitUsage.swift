import Foundation

/// The purpose of a measurement, from which a locale chooses the unit of its text.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of Unicode's locale data; nil for the unit that the measurement has.
    let name: String?

    /// Anything.
    public static var general: Self { Self(name: "default") }

    /// Anything, in the unit that the measurement has.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person, including children.
    public static var person: Self { Self(name: "person") }

    /// The height of a person, as in "5 ft, 11 in".
    public static var personHeight: Self { Self(name: "person-height") }

    /// A distance by road.
    public static var road: Self { Self(name: "road") }

    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }

    /// The amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }

    /// The amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }

    /// A distance of visibility, as in weather reports.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The mass of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }

    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

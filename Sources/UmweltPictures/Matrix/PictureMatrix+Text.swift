import Foundation
import Umwelt
import UmweltRendering

extension PictureMatrix {
    /// Parses a matrix: axes between commas, such as `colorScheme,dynamicTypeSize=large/accessibility3,locale=ar`, or
    /// `usual` for ``usual``. An axis is any value of a host, by the name of its environment property. Throws
    /// ``PictureSettingsError`` if an axis or a value is unknown.
    ///
    /// - Parameter text: The names of the axes and values.
    public init(_ text: String) throws {
        if text == "usual" {
            self = .usual
            return
        }
        axes = try text.split(separator: ",").map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            let values = sides.count > 1 ? sides[1].split(separator: "/").map(String.init) : []
            guard let axis = try Self.axis(sides.first ?? "", values) else {
                throw PictureSettingsError.unknownAxis(String(part))
            }
            return axis
        }
        if axes.isEmpty { throw PictureSettingsError.unknownAxis(text) }
    }

    /// Returns the axis with a name. Some axes require values and others accept none. Nil for an unknown name.
    private static func axis(_ name: String, _ values: [String]) throws -> PictureAxis? {
        switch (name, values.isEmpty) {
        case ("colorScheme", true): return .colorScheme
        case ("colorSchemeContrast", true): return .colorSchemeContrast
        case ("layoutDirection", true): return .layoutDirection
        case ("legibilityWeight", true): return .legibilityWeight
        case ("dynamicTypeSize", false):
            let sizes = try values.map { value in
                guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == value }) else {
                    throw PictureSettingsError.unknownAxis("\(name)=\(value)")
                }
                return size
            }
            return .dynamicTypeSize(sizes)
        case ("locale", false): return .locale(try values.map { try PictureSettings.locale($0).identifier })
        case (let name, false): return try .named(name, values)
        default: return nil
        }
    }
}

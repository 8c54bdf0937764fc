import Foundation

/// The records of the files `Contents.json` of asset catalogues.
enum AssetContents {
    /// The record of a folder that only groups others.
    struct Group: Decodable {
        var properties: Properties?

        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
    }

    /// The record of an image.
    struct Images: Decodable {
        var images: [Entry]
        var properties: Properties?

        struct Properties: Decodable {
            var renderingIntent: String?

            enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
        }
    }

    /// The record of a colour.
    struct Colors: Decodable {
        var colors: [Entry]
    }

    /// The record of a data set.
    struct DataSet: Decodable {
        var data: [Entry]
    }

    /// A file or a colour, and the environment that it is for.
    struct Entry: Decodable {
        var idiom: String?
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
        var direction: String?
        var color: AssetColor?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case idiom, filename, scale, appearances, color
            case direction = "language-direction"
            case type = "universal-type-identifier"
        }

        /// True unless the entry is for one kind of device only, other than an iPhone or a Mac.
        var isForAll: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" || idiom == "mac" }

        var suitability: Suitability {
            var result = Suitability()
            for appearance in appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): result.colorScheme = .dark
                case ("luminosity", "light"): result.colorScheme = .light
                case ("contrast", "high"): result.isHighContrast = true
                default: break
                }
            }
            switch direction {
            case "left-to-right": result.layoutDirection = .leftToRight
            case "right-to-left": result.layoutDirection = .rightToLeft
            default: break
            }
            return result
        }
    }

    /// An appearance that a file or a colour is for.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }
}

/// A colour of an asset catalogue: components, or the name of a system colour.
struct AssetColor: Decodable {
    private var space: String?
    private var components: [String: String]?
    private var reference: String?

    private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
    }

    /// The colour; nil if a component is missing or the name is unknown.
    var color: Color? {
        if let reference { return Self.system(reference) }
        guard let components else { return nil }
        // A whole number is 255ths in other components. Xcode writes no opacity so; by hand, 1 is opaque.
        let opacity = components["alpha"] == "1" ? 1 : Self.number(components["alpha"]) ?? 1
        if let white = Self.number(components["white"]) { return Color(.sRGB, white: white, opacity: opacity) }
        guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
            let blue = Self.number(components["blue"])
        else { return nil }
        let space: Color.RGBColorSpace =
            switch self.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Returns a component, written as a fraction such as `0.5` or as 255ths such as `128` or `0x80`; nil if it is not
    /// a number.
    private static func number(_ text: String?) -> Double? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }

    private static func system(_ reference: String) -> Color? {
        let name = reference.replacing("Color", with: "")
        let colors: [String: Color] = [
            "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
            "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
            "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
            "systemGray": .gray, "label": .primary, "secondaryLabel": .secondary, "separator": .separator,
            "systemBackground": .windowBackground, "systemGroupedBackground": .groupedBackground,
        ]
        return colors[name]
    }
}

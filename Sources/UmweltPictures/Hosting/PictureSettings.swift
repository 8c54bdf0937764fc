import Foundation
import Umwelt
import UmweltRendering

/// The settings of the picture host, from variables of the process: the file, the size, the appearance and the views to
/// draw.
public struct PictureSettings: Sendable {
    /// The file to draw to, from `UMWELT_OUTPUT`; `picture.png` by default.
    public var output = URL(fileURLWithPath: "picture.png")

    /// The size in points, from `UMWELT_SIZE`, as in `390x844`; nil for that of a window, or of the preview.
    public var size: CGSize?

    /// The pixels per point, from `UMWELT_SCALE`.
    public var scale: CGFloat = 2

    /// True if a variable sets the scale, which then takes precedence over that of a preview's device.
    private(set) var isScaleGiven = false

    /// True for a dark appearance, from `UMWELT_DARK`, as in `1`.
    public var isDark = false

    /// The language and region, from `UMWELT_LOCALE`, as in `de_AT`; nil for the process's.
    public var locale: Locale?

    /// The name of the preview to draw, from `UMWELT_PREVIEW`; nil for the app's window, or all previews.
    public var preview: String?

    /// The variants to draw on one sheet, from `UMWELT_MATRIX`, as in `colorScheme,locale=ar`; nil for a single
    /// picture.
    public var matrix: PictureMatrix?

    /// Reads the settings from variables by name. Settings whose variable is missing or empty keep their default.
    ///
    /// - Throws: ``PictureSettingsError``, or an error if the file's extension is that of no picture format.
    public init(_ variables: [String: String] = [:]) throws {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let path = value("UMWELT_OUTPUT") { output = URL(fileURLWithPath: path) }
        if let text = value("UMWELT_SIZE") { size = try Self.size(text) }
        if let text = value("UMWELT_SCALE") {
            scale = try Self.scale(text)
            isScaleGiven = true
        }
        if let text = value("UMWELT_DARK") { isDark = try Self.flag(text) }
        if let text = value("UMWELT_LOCALE") { locale = try Self.locale(text) }
        preview = value("UMWELT_PREVIEW")
        if let text = value("UMWELT_MATRIX") { matrix = try PictureMatrix(text) }
        _ = try PictureFormat(pathExtension: output.pathExtension)
    }

    /// The host's traits that follow from the settings.
    public var traits: HostTraits {
        var traits = HostTraits()
        traits.colorScheme = isDark ? .dark : .light
        traits.displayScale = scale
        if let locale { traits.use(locale) }
        return traits
    }

    private static func size(_ text: String) throws -> CGSize {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
            width.isFinite, height.isFinite
        else { throw PictureSettingsError.invalidSize(text) }
        return CGSize(width: width, height: height)
    }

    private static func scale(_ text: String) throws -> CGFloat {
        guard let scale = Double(text), scale > 0, scale.isFinite else {
            throw PictureSettingsError.invalidScale(text)
        }
        return scale
    }

    private static func flag(_ text: String) throws -> Bool {
        switch text.lowercased() {
        case "1", "true", "yes": true
        case "0", "false", "no": false
        default: throw PictureSettingsError.invalidFlag(text)
        }
    }

    static func locale(_ text: String) throws -> Locale {
        let locale = Locale(identifier: text)
        guard let code = locale.language.languageCode, code.isISOLanguage else {
            throw PictureSettingsError.unknownLocale(text)
        }
        return locale
    }
}

/// The reasons why a setting of the picture host is rejected.
public enum PictureSettingsError: Error, Equatable, CustomStringConvertible {
    /// The size is not two positive numbers.
    case invalidSize(String)
    /// The scale is not a positive number.
    case invalidScale(String)
    /// The flag is neither yes nor no.
    case invalidFlag(String)
    /// The language is unknown.
    case unknownLocale(String)
    /// A matrix cannot vary this value.
    case unknownAxis(String)

    /// The message for the user.
    public var description: String {
        switch self {
        case .invalidSize(let text):
            "“\(text)” is no size: write the width and the height in points, such as 390x844."
        case .invalidScale(let text):
            "“\(text)” is no scale: write the number of pixels a point, such as 2."
        case .invalidFlag(let text):
            "“\(text)” does not say whether to draw dark: write 1 or 0."
        case .unknownLocale(let text):
            "“\(text)” is no locale: write a language and perhaps a region, such as de_AT."
        case .unknownAxis(let text):
            """
            “\(text)” cannot be varied: write colorScheme, colorSchemeContrast, layoutDirection, legibilityWeight, \
            dynamicTypeSize=large/accessibility3 or locale=ar/de_AT, with commas between several.
            """
        }
    }
}

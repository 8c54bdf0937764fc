import Foundation
import Umwelt
import UmweltRendering

/// The settings of the picture host, from variables of the process: the file, the size, the appearance, the views to
/// draw, and when.
public struct PictureSettings: Sendable {
    /// The file to draw to, from `UMWELT_OUTPUT`; `picture.png` by default.
    public var output = URL(fileURLWithPath: "picture.png")

    /// The size in points, from `UMWELT_SIZE`, as in `390x844`; nil for a window's, or the preview's.
    public var size: CGSize?

    /// The screen of the device that the window fills, from `UMWELT_DEVICE`, as in `iPhone 15 Pro`, and on its side
    /// with `UMWELT_LANDSCAPE`; nil for a window without a device.
    public var screen: PreviewDevice.Screen?

    /// The pixels per point, from `UMWELT_SCALE`.
    public var scale: CGFloat = 2

    /// True if a variable sets the scale, which then overrides the scale of a preview's device.
    private(set) var isScaleGiven = false

    /// True for a dark appearance, from `UMWELT_DARK`, as in `1`.
    public var isDark = false

    /// The language and region, from `UMWELT_LOCALE`, as in `de_AT`; nil for the process's.
    public var locale: Locale?

    /// Other values of the host, from the lines of `UMWELT_SET`, as in `reduceMotion=true`. They take precedence.
    private(set) var values = TraitSettings()

    /// The name of the preview to draw, from `UMWELT_PREVIEW`; nil for the app's window, or all previews.
    public var preview: String?

    /// The variants to draw on one sheet, from `UMWELT_MATRIX`, as in `colorScheme,locale=ar`; nil for a single
    /// picture.
    public var matrix: PictureMatrix?

    /// The labels of the views that are tapped first, in order, from the lines of `UMWELT_TAP`.
    public var taps: [String] = []

    /// The moment to draw, in seconds after the last tap, or after the views' appearance without taps; from
    /// `UMWELT_AT`, as in `0.3`. Nil for the end of every animation.
    public var moment: Double?

    /// The form of the explanation that is written instead of a picture, from `UMWELT_EXPLAIN`; nil for a picture.
    var explanation: Explanation.Format?

    /// The name of the view whose environment is explained, from `UMWELT_VIEW`; nil for none.
    var explainedView: String?

    /// The file of the recording that is played instead of drawing a picture, from `UMWELT_REPLAY`; nil for none.
    var replay: URL?

    /// The file of the list of previews that is written instead of a picture, from `UMWELT_PREVIEW_LIST`; nil for none.
    var previewList: URL?

    /// The index of the declaration of previews to draw, in the list of all, from `UMWELT_PREVIEW_INDEX`; nil for the
    /// app's window, or the preview that is named.
    var previewIndex: Int?

    /// The file for the report of an indexed preview, from `UMWELT_PREVIEW_REPORT`; nil for none.
    var previewReport: URL?

    /// The film to draw instead of a picture, from `UMWELT_FILM`; nil for none.
    public var film: FilmSettings?

    /// The date that views read when they appear, from `UMWELT_DATE`, as in `2025-06-16T12:00:00Z`; nil for the
    /// present.
    public var date: Date?

    /// True to wait for queues too, not only for tasks: for processes whose only work is that of the views.
    package var drainsQueues = false

    /// True if the window is used after it has appeared, by more than the taps.
    package var isUsed = false

    /// The longest time that is drawn, in seconds: a guess at the most that is needed.
    static let longestTime = 60.0

    /// Reads the settings from variables by name. Missing or empty variables mean the default.
    ///
    /// - Parameter variables: The environment variables.
    /// - Throws: ``PictureSettingsError``, or an error for an unknown picture extension.
    public init(_ variables: [String: String] = [:]) throws {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let path = value("UMWELT_OUTPUT") { output = URL(fileURLWithPath: path) }
        let isLandscape = try value("UMWELT_LANDSCAPE").map(Self.flag) ?? false
        if let name = value("UMWELT_DEVICE") {
            do {
                let screen = try PreviewDevice(rawValue: name).screen(isLandscape: isLandscape)
                (self.screen, size, scale, isScaleGiven) = (screen, screen.size, screen.scale, true)
            } catch {
                throw PictureSettingsError.unknownDevice(error)
            }
        } else if isLandscape {
            throw PictureSettingsError.landscapeWithoutDevice
        }
        if let text = value("UMWELT_SIZE") { size = try Self.size(text) }
        if let text = value("UMWELT_SCALE") {
            scale = try Self.scale(text)
            isScaleGiven = true
        }
        if let text = value("UMWELT_DARK") { isDark = try Self.flag(text) }
        if let text = value("UMWELT_LOCALE") { locale = try Self.locale(text) }
        do {
            values = try TraitSettings(value("UMWELT_SET") ?? "")
        } catch {
            throw PictureSettingsError.invalidTrait("\(error)")
        }
        if values.sets("displayScale") {
            var traits = HostTraits()
            values.apply(to: &traits)
            scale = traits.displayScale
            isScaleGiven = true
        }
        preview = value("UMWELT_PREVIEW")
        if let text = value("UMWELT_MATRIX") { matrix = try PictureMatrix(text) }
        if let text = value("UMWELT_TAP") { taps = text.split(separator: "\n").map(String.init) }
        explanation = value("UMWELT_EXPLAIN").flatMap(Explanation.Format.init)
        explainedView = value("UMWELT_VIEW")
        replay = value("UMWELT_REPLAY").map { URL(fileURLWithPath: $0) }
        previewList = value("UMWELT_PREVIEW_LIST").map { URL(fileURLWithPath: $0) }
        previewIndex = value("UMWELT_PREVIEW_INDEX").flatMap { Int($0) }
        previewReport = value("UMWELT_PREVIEW_REPORT").map { URL(fileURLWithPath: $0) }
        if let text = value("UMWELT_AT") { moment = try Self.time(text) }
        if let text = value("UMWELT_DATE") { date = try Self.date(text) }
        film = try FilmSettings(
            file: value("UMWELT_FILM"), seconds: value("UMWELT_SECONDS"), framesPerSecond: value("UMWELT_FPS"))
        _ = try PictureFormat(pathExtension: output.pathExtension)
        if film != nil && moment != nil { throw PictureSettingsError.momentOfFilm }
        if showsMotion && matrix != nil { throw PictureSettingsError.motionOfMatrix }
    }

    /// The output file: the film's, or the picture's.
    public var file: URL { film?.file ?? output }

    /// True if views are drawn while they move, not at the end of every animation.
    var showsMotion: Bool { moment != nil || film != nil }

    /// True if previews are requested, not an app's window.
    var asksForPreviews: Bool { preview != nil || previewIndex != nil || previewList != nil }

    /// The host's traits that follow from the settings.
    public var traits: HostTraits {
        // Recordings have the differences from fixed values, which the process's are not.
        var traits = replay == nil ? HostTraits() : Recording.firstTraits
        // Drives colorScheme: `--dark`, else light
        traits.colorScheme = isDark ? .dark : .light
        // Drives horizontalSizeClass: `--device`, else derived from the window's width
        // Drives verticalSizeClass: `--device`, else derived from the window's height
        // Drives displayCornerRadius: `--device`, else 0
        if let screen { traits.adopt(screen) }
        // Drives displayScale: `--scale`, else that of `--device`, else 2
        traits.displayScale = scale
        // Drives locale: `--locale`, else the process's
        // Drives calendar: the locale's
        if let locale { traits.adopt(locale) }
        values.apply(to: &traits)
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

    static func time(_ text: String) throws -> Double {
        guard let time = Double(text), (0...longestTime).contains(time) else {
            throw PictureSettingsError.invalidTime(text)
        }
        return time
    }

    private static func date(_ text: String) throws -> Date {
        let formats = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle().year().month().day()]
        guard let date = formats.lazy.compactMap({ try? $0.parse(text) }).first else {
            throw PictureSettingsError.invalidDate(text)
        }
        return date
    }

    static func locale(_ text: String) throws -> Locale {
        guard let locale = Locale(written: text) else { throw PictureSettingsError.unknownLocale(text) }
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
    /// The device is unknown.
    case unknownDevice(UnknownDeviceError)
    /// A picture on its side is asked for, and no device.
    case landscapeWithoutDevice
    /// A value of the host is unknown, or has no such setting; with the message for the user.
    case invalidTrait(String)
    /// A matrix cannot vary this value.
    case unknownAxis(String)
    /// The time is not a number of seconds, or too long.
    case invalidTime(String)
    /// The date is not in ISO 8601 format.
    case invalidDate(String)
    /// The film cannot have this number of pictures a second.
    case invalidFrameRate(String, limit: Double)
    /// Both a moment and a film are requested.
    case momentOfFilm
    /// A matrix is requested together with a moment or a film.
    case motionOfMatrix

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
            dynamicTypeSize=large/accessibility3, locale=ar/de_AT or another value of the host with its settings, with \
            commas between several.
            """
        case .unknownDevice(let error): "\(error)"
        case .landscapeWithoutDevice: "--landscape turns a device: name one, as in --device \"iPhone 15 Pro\"."
        case .invalidTrait(let message): message
        case .invalidTime(let text):
            "“\(text)” is no time: write seconds, such as 0.3; \(Int(PictureSettings.longestTime)) are the most."
        case .invalidDate(let text):
            "“\(text)” is no date: write it as in 2025-06-16T12:00:00Z."
        case .invalidFrameRate(let text, let limit):
            "“\(text)” is no number of pictures a second: write one from 1 to \(Int(limit)), such as 25."
        case .momentOfFilm:
            "A film begins at once: leave out either the moment or the film."
        case .motionOfMatrix:
            "A sheet of variants shows the end of every animation: leave out the sheet, or the moment or the film."
        }
    }
}

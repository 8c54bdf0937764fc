import Foundation
import Umwelt

/// The size of a page's window, and the system's values as its browser and the page's own settings
/// report them.
struct SystemValues: Decodable, Equatable {
    let width: Double
    let height: Double
    let isDark: Bool
    let hasIncreasedContrast: Bool
    let reducesMotion: Bool
    let reducesTransparency: Bool
    let invertsColors: Bool
    let differentiatesWithoutColor: Bool
    let showsButtonShapes: Bool
    let hasBoldText: Bool
    let usesAssistiveTechnology: Bool
    /// True if the browser can animate path outlines itself.
    let movesOutlines: Bool
    let isVisible: Bool
    let hasFocus: Bool
    let scale: Double
    let language: String
    let timeZone: String
    let textSize: Double
    /// The layout direction selected in the list of previews, `ltr` or `rtl`; nil for the language's.
    let direction: String?
    /// The design that the list of previews or the matrix has chosen, `18` or `26`; nil for that of the process.
    let design: String?
    /// False if the matrix simulates a missing network; nil elsewhere.
    let fetchesImages: Bool?

    /// The reason why the values are rejected; nil if they are valid.
    var validationError: String? {
        if !(0...100_000).contains(width) || !(0...100_000).contains(height) { return "No window has that size." }
        if !(0.1...32).contains(scale) { return "No screen has that scale." }
        if !(1...1000).contains(textSize) { return "No text has that size." }
        let isLanguage =
            !language.isEmpty && language.utf8.count <= 64
            && language.unicodeScalars.allSatisfy {
                $0 == "-" || ($0.isASCII && $0.properties.isAlphabetic) || ("0"..."9").contains($0)
            }
        if !isLanguage { return "That is no language." }
        if let direction, !["ltr", "rtl"].contains(direction) { return "That is no direction." }
        if let design, InterfaceDesign(design) == nil { return "There is no such design." }
        return timeZone.utf8.count > 64 ? "That is no time zone." : nil
    }

    /// The size of the window in points.
    var size: CGSize { CGSize(width: width, height: height) }

    /// The host traits of these values.
    var traits: HostTraits {
        var traits = HostTraits()
        // Drives colorScheme: `prefers-color-scheme`
        traits.colorScheme = isDark ? .dark : .light
        // Drives colorSchemeContrast: `prefers-contrast`
        traits.colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
        // Drives accessibilityReduceMotion, accessibilityDimFlashingLights: `prefers-reduced-motion`
        traits.accessibilityReduceMotion = reducesMotion
        traits.accessibilityDimFlashingLights = reducesMotion
        // Drives accessibilityPlayAnimatedImages: false with `prefers-reduced-motion`
        traits.accessibilityPlayAnimatedImages = !reducesMotion
        // Drives accessibilityReduceTransparency: `prefers-reduced-transparency`
        traits.accessibilityReduceTransparency = reducesTransparency
        // Drives accessibilityInvertColors: `inverted-colors`
        traits.accessibilityInvertColors = invertsColors
        // Browsers report none of these: they are settings of the page.
        // Drives accessibilityDifferentiateWithoutColor: the page's settings
        traits.accessibilityDifferentiateWithoutColor = differentiatesWithoutColor
        // Drives accessibilityShowBorders: the page's settings, as button shapes
        traits.accessibilityShowBorders = showsButtonShapes
        // Drives legibilityWeight: the page's settings, as bold text
        traits.legibilityWeight = hasBoldText ? .bold : nil
        // Drives accessibilityEnabled, accessibilityVoiceOverEnabled: the page's settings
        traits.accessibilityEnabled = usesAssistiveTechnology
        // Most assistive technology is a screen reader.
        traits.accessibilityVoiceOverEnabled = usesAssistiveTechnology
        // Drives scenePhase: active with the focus, inactive without, background when the page is hidden or left
        traits.scenePhase = isVisible ? (hasFocus ? .active : .inactive) : .background
        // Drives controlActiveState: whether the page has the focus
        traits.controlActiveState = hasFocus ? .key : .inactive
        // Drives displayScale: the pixel ratio, also when the page is zoomed
        traits.displayScale = scale
        // A browser may have time zones that this machine lacks.
        // Drives timeZone: the browser's, if this machine has it
        traits.timeZone = TimeZone(identifier: timeZone)
        // Drives locale: the browser's first language
        // Drives calendar: the locale's, in the browser's time zone
        traits.adopt(Locale(identifier: Locale.identifier(.icu, from: language)))
        // Drives fetchesImages: false in a matrix of previews that shows the app without a network
        if let fetchesImages { traits.fetchesImages = fetchesImages }
        // Drives showsEmbeddedContent: true
        traits.showsEmbeddedContent = true
        // Drives layoutDirection: the list of previews, else as the language is written
        if let direction { traits.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight }
        // Drives design: the list of previews, else the process's
        if let design = design.flatMap({ InterfaceDesign($0) }) { traits.design = design }
        // Drives dynamicTypeSize: the browser's text size, to the nearest step; its 16 pixels are `large`
        traits.dynamicTypeSize = Self.dynamicTypeSize(textSize: textSize)
        return traits
    }

    /// Returns the step whose body text is nearest to the user's setting: browsers start from 16 pixels, SwiftUI from
    /// 17 points.
    static func dynamicTypeSize(textSize: Double) -> DynamicTypeSize {
        DynamicTypeSize(nearestToBodySize: textSize / 16 * 17)
    }

    /// The sizes of text that browsers report for the steps, in pixels.
    static let textSizes = bodySizes.map { $0 / 17 * 16 }

    /// The size of body text at each step, in points.
    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}

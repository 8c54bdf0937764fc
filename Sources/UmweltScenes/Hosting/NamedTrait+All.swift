import Foundation

extension NamedTrait {
    /// All values of hosts that texts can set. The locale is before the calendar and the time zone, which it changes.
    package static let all: [NamedTrait] = [
        .choice("colorScheme", of: ColorScheme.allCases, at: \.colorScheme),
        .choice("colorSchemeContrast", "contrast", of: ColorSchemeContrast.allCases, at: \.colorSchemeContrast),
        .choice("dynamicTypeSize", "typeSize", of: DynamicTypeSize.allCases, at: \.dynamicTypeSize),
        legibilityWeight, locale, calendar, timeZone,
        .derivedChoice("layoutDirection", of: LayoutDirection.allCases, at: \.layoutDirection),
        .derivedChoice("horizontalSizeClass", of: [.compact, .regular], at: \.horizontalSizeClass),
        .derivedChoice("verticalSizeClass", of: [.compact, .regular], at: \.verticalSizeClass),
        displayScale, displayCornerRadius, design,
        .flag("accessibilityReduceMotion", "reduceMotion", at: \.accessibilityReduceMotion),
        .flag("accessibilityReduceTransparency", "reduceTransparency", at: \.accessibilityReduceTransparency),
        .flag("accessibilityInvertColors", "invertColors", at: \.accessibilityInvertColors),
        .flag(
            "accessibilityDifferentiateWithoutColor", "differentiateWithoutColor",
            at: \.accessibilityDifferentiateWithoutColor),
        .flag(
            "accessibilityShowBorders", "showBorders", "accessibilityShowButtonShapes", "showButtonShapes",
            at: \.accessibilityShowBorders),
        .flag("accessibilityEnabled", at: \.accessibilityEnabled),
        .flag("accessibilityVoiceOverEnabled", "voiceOverEnabled", at: \.accessibilityVoiceOverEnabled),
        .flag("accessibilitySwitchControlEnabled", "switchControlEnabled", at: \.accessibilitySwitchControlEnabled),
        .flag("accessibilityDimFlashingLights", "dimFlashingLights", at: \.accessibilityDimFlashingLights),
        .flag("accessibilityPlayAnimatedImages", "playAnimatedImages", at: \.accessibilityPlayAnimatedImages),
        .derivedChoice(
            "accessibilityLargeContentViewerEnabled", of: [true, false], at: \.accessibilityLargeContentViewerEnabled),
        .choice("sidebarRowSize", of: [.small, .medium, .large], at: \.sidebarRowSize),
        .choice("scenePhase", of: [.active, .inactive, .background], at: \.scenePhase),
        .choice("controlActiveState", of: ControlActiveState.allCases, at: \.controlActiveState),
        .flag("appearsActive", at: \.appearsActive),
        .flag("supportsMultipleWindows", at: \.supportsMultipleWindows),
        accentColor,
        .flag("fetchesImages", at: \.fetchesImages),
        .flag("showsEmbeddedContent", at: \.showsEmbeddedContent),
    ]

    private static let legibilityWeight = NamedTrait(
        "legibilityWeight", settings: "regular, bold", text: { "\($0.legibilityWeight ?? .regular)" },
        source: { "host.traits.legibilityWeight = .\($0)" },
        apply: { text, traits in
            guard ["regular", "bold"].contains(text) else { return false }
            traits.legibilityWeight = text == "bold" ? .bold : .regular
            return true
        })

    private static let locale = NamedTrait(
        "locale", settings: "a language and perhaps a region, such as de_AT", text: { $0.usedLocale.identifier(.icu) },
        source: { "host.traits.adopt(Locale(identifier: \($0.debugDescription)))" },
        apply: { text, traits in
            guard let locale = Locale(written: text) else { return false }
            traits.adopt(locale)
            return true
        })

    /// The calendars of Foundation by the names of their cases, which `Calendar.Identifier` does not describe itself by.
    private static let calendars: KeyValuePairs<String, Calendar.Identifier> = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil,
        "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese,
        "persian": .persian, "republicOfChina": .republicOfChina,
    ]

    private static let calendar = NamedTrait(
        "calendar", settings: calendars.map { $0.key }.joined(separator: ", "),
        text: { traits in
            let identifier = traits.usedCalendar.identifier
            return calendars.first { $0.value == identifier }?.key ?? "\(identifier)"
        },
        source: { "host.traits.calendar = Calendar(identifier: .\($0))" },
        apply: { text, traits in
            guard let identifier = calendars.first(where: { $0.key == text })?.value else { return false }
            traits.adopt(calendar: identifier)
            return true
        })

    private static let timeZone = NamedTrait(
        "timeZone", settings: "a name of the time zone database, such as Asia/Tokyo",
        text: { ($0.timeZone ?? .current).identifier },
        source: { "try host.traits.adopt(#require(TimeZone(identifier: \($0.debugDescription))))" },
        apply: { text, traits in
            guard let zone = TimeZone(identifier: text) else { return false }
            traits.adopt(zone)
            return true
        })

    private static let displayScale = NamedTrait(
        "displayScale", settings: "the number of pixels a point, such as 2", text: { "\($0.displayScale)" },
        source: { "host.traits.displayScale = \($0)" },
        apply: { text, traits in
            // The limit of sizes of pixels that pages may report.
            guard let scale = Double(text), (0.1...32).contains(scale) else { return false }
            traits.displayScale = scale
            return true
        })

    private static let displayCornerRadius = NamedTrait(
        "displayCornerRadius", settings: "the radius of the screen's corners in points, such as 55",
        text: { "\($0.displayCornerRadius)" },
        source: { "host.traits.displayCornerRadius = \($0)" },
        apply: { text, traits in
            guard let radius = Double(text), radius.isFinite, radius >= 0 else { return false }
            traits.displayCornerRadius = radius
            return true
        })

    private static let design = NamedTrait(
        "design", settings: InterfaceDesign.allCases.map { "\($0.rawValue)" }.joined(separator: ", "),
        text: { "\($0.design.rawValue)" },
        source: { "host.traits.design = .iOS\($0)" },
        apply: { text, traits in
            guard let design = InterfaceDesign(text) else { return false }
            traits.design = design
            return true
        })

    private static let accentColor = NamedTrait(
        "accentColor", settings: "six hexadecimal digits, such as FF9500, or \(automatic)",
        text: { $0.accentColor.map(\.hexadecimal) ?? automatic },
        source: { text in
            guard let color = Color.Resolved(hexadecimal: text) else { return "host.traits.accentColor = nil" }
            return "host.traits.accentColor = Color.Resolved("
                + "red: \(color.red), green: \(color.green), blue: \(color.blue))"
        },
        apply: { text, traits in
            let color = Color.Resolved(hexadecimal: text)
            guard color != nil || text == automatic else { return false }
            traits.accentColor = color
            return true
        })
}

extension HostTraits {
    /// True if the window's controls appear active.
    fileprivate var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}

extension Color.Resolved {
    /// Makes an opaque colour from six hexadecimal digits, as in `FF9500`; nil if the text is none.
    fileprivate init?(hexadecimal text: String) {
        guard text.count == 6, let number = UInt32(text, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> Float { Float(number >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// The colour's parts as six hexadecimal digits.
    fileprivate var hexadecimal: String {
        [red, green, blue].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }
}

import Foundation

/// All of the environment that decides how text is set, but for its colour.
struct TextEnvironment: EnvironmentDerivation, Equatable {
    let font: Font?
    let fontModifiers: [Font.Modifier]
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?
    let lineLimit: Int?
    let truncationMode: Text.TruncationMode
    let alignment: TextAlignment
    let layoutDirection: LayoutDirection
    let locale: Locale
    let redactionReasons: RedactionReasons
    let textCase: Text.Case?

    init(_ values: EnvironmentValues) {
        font = values.font
        fontModifiers = values.fontModifiers
        dynamicTypeSize = values.dynamicTypeSize
        legibilityWeight = values.legibilityWeight
        lineLimit = values.lineLimit
        truncationMode = values.truncationMode
        alignment = values.multilineTextAlignment
        layoutDirection = values.layoutDirection
        locale = values.locale
        redactionReasons = values.redactionReasons
        textCase = values.textCase
    }

    /// The keys that are read above.
    static let keys: Set<Int> = [
        KeyNumbers.number(of: FontKey.self), KeyNumbers.number(of: FontModifiersKey.self),
        KeyNumbers.number(of: DynamicTypeSizeKey.self), KeyNumbers.number(of: LegibilityWeightKey.self),
        KeyNumbers.number(of: LineLimitKey.self), KeyNumbers.number(of: TruncationModeKey.self),
        KeyNumbers.number(of: MultilineTextAlignmentKey.self),
        KeyNumbers.number(of: LayoutDirectionKey.self), KeyNumbers.number(of: LocaleKey.self),
        KeyNumbers.number(of: RedactionReasonsKey.self), KeyNumbers.number(of: TextCaseKey.self),
    ]
}

extension Text {
    /// The text with every style resolved.
    func paragraph(in values: EnvironmentValues, at element: _Element) -> Paragraph {
        let environment = element.scope.derived(TextEnvironment.self, reading: TextEnvironment.keys).value
        var resolver = RunResolver(environment: environment, values: values)
        resolver.add(self, style: TextStyling())
        return Paragraph(
            runs: resolver.runs, alignment: environment.alignment, lineLimit: environment.lineLimit.map { max($0, 1) },
            truncationMode: environment.truncationMode, layoutDirection: environment.layoutDirection,
            localeIdentifier: environment.locale.identifier,
            isRedacted: environment.redactionReasons.contains(.placeholder))
    }
}

/// The styles that gather on the way from the outermost text to a piece of it.
private struct TextStyling {
    var font: Font?
    var fontModifiers: [Font.Modifier] = []
    var style: AnyShapeStyle?
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: (isActive: Bool, color: Color?) = (false, nil)
    var strikethrough: (isActive: Bool, color: Color?) = (false, nil)

    /// Takes on a text's own modifiers; those of an outer text are there already and give way. Of modifiers on one
    /// text the innermost counts, as in the environment.
    mutating func apply(_ modifiers: [Text.Modifier]) {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .fontModifier(let modifier): fontModifiers.append(modifier)
            case .color(let style): if let style { self.style = style }
            case .kerning(let kerning): self.kerning = kerning
            case .baselineOffset(let offset): baselineOffset = offset
            case .underline(let isActive, let color): underline = (isActive, color)
            case .strikethrough(let isActive, let color): strikethrough = (isActive, color)
            }
        }
    }
}

/// Turns texts into runs of one style each.
private struct RunResolver {
    let environment: TextEnvironment
    let values: EnvironmentValues
    var runs: [TextRun] = []

    mutating func add(_ text: Text, style outer: TextStyling) {
        var style = outer
        style.apply(text.modifiers)
        switch text.storage {
        case .verbatim(let string): add(string, style: style)
        case .date(let date): add(date.string(in: values), style: style)
        case .formatted(let text): add(text.string(for: environment.locale), style: style)
        case .localized(let localized):
            for piece in localized.pieces(for: environment.locale) {
                switch piece {
                case .string(let string): add(string, style: style)
                case .text(let text): add(text, style: style)
                }
            }
        case .joined(let joined):
            add(joined.first, style: style)
            add(joined.second, style: style)
        }
    }

    private mutating func add(_ string: String, style: TextStyling) {
        var font = (style.font ?? environment.font ?? .body).resolve(dynamicTypeSize: environment.dynamicTypeSize)
        for modifier in environment.fontModifiers { modifier.apply(to: &font) }
        for modifier in style.fontModifiers { modifier.apply(to: &font) }
        if environment.legibilityWeight == .bold { font.makeMoreLegible() }
        let color = color(of: style.style)
        runs.append(
            TextRun(
                text: inCase(string), font: font, color: color, kerning: style.kerning,
                baselineOffset: style.baselineOffset,
                underline: style.underline.isActive ? style.underline.color?.resolve(in: values) ?? color : nil,
                strikethrough: style.strikethrough.isActive
                    ? style.strikethrough.color?.resolve(in: values) ?? color : nil))
    }

    private func inCase(_ string: String) -> String {
        switch environment.textCase {
        case nil: string
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        }
    }

    private func color(of style: AnyShapeStyle?) -> Color.Resolved {
        switch (style ?? values.foregroundStyle ?? AnyShapeStyle(Color.primary))._paint(in: values) {
        case .color(let color): color
        }
    }
}

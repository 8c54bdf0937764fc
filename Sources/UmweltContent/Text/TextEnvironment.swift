import Foundation

/// The environment values for the layout and the drawing of text.
struct TextEnvironment: EnvironmentDerivation, Equatable {
    let font: Font?
    let fontModifiers: [Font.Modifier]
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?
    let lineLimit: LineLimit
    let lineSpacing: CGFloat
    let lineHeight: AttributedString.LineHeight?
    let allowsTightening: Bool
    let minimumScaleFactor: CGFloat
    let decoration: TextDecorations
    let truncationMode: Text.TruncationMode
    let alignment: TextAlignment
    let pixelLength: CGFloat
    let layoutDirection: LayoutDirection
    let locale: Locale
    let typesettingLanguage: TypesettingLanguage
    let isRedacted: Bool
    let isSelectable: Bool
    let textCase: Text.Case?
    let renderer: TextRendererValue?

    /// The colour of text without a style of its own; nil if the environment has a style, which may depend on any key.
    let ink: Color.Resolved?

    /// A paragraph without text, by the rules that most paragraphs share.
    let paragraph: Paragraph

    init(_ values: EnvironmentValues) {
        font = values.font
        fontModifiers = values.fontModifiers
        dynamicTypeSize = values.dynamicTypeSize
        legibilityWeight = values.legibilityWeight
        lineLimit = values.lineRange
        lineSpacing = values.lineSpacing
        lineHeight = values.lineHeight
        allowsTightening = values.allowsTightening
        minimumScaleFactor = values.minimumScaleFactor
        decoration = values.textDecorations
        truncationMode = values.truncationMode
        alignment = values.multilineTextAlignment
        // At a display scale below 1 the layout is that of scale 1, drawn smaller.
        pixelLength = min(values.pixelLength, 1)
        layoutDirection = values.layoutDirection
        locale = values.locale
        typesettingLanguage = values.typesettingLanguage
        isRedacted = values.hidesText
        isSelectable = values.allowsTextSelection
        textCase = values.textCase
        renderer = values.textRenderer
        let primary = SystemColor.primary.resolve(in: values)
        ink = values.foregroundStyle == nil ? primary : nil
        var paragraph = Paragraph(
            runs: [], alignment: alignment, lineLimit: lineLimit.most.map { max($0, 1) },
            truncationMode: truncationMode, lineSpacing: lineSpacing, layoutDirection: layoutDirection,
            localeIdentifier: typesettingLanguage.language?.minimalIdentifier ?? locale.identifier,
            isRedacted: isRedacted)
        paragraph.lineHeight = lineHeight
        paragraph.alignsByWritingDirection = values.textAlignmentStrategy.isOfWriting
        paragraph.minLines = lineLimit.fewest ?? 1
        paragraph.pixelLength = pixelLength
        paragraph.isSelectable = isSelectable
        paragraph.allowsTightening = allowsTightening
        paragraph.minimumScaleFactor = minimumScaleFactor
        self.paragraph = paragraph
    }

    /// The keys that the initialiser reads.
    static let keys = EnvironmentRoot.keysRead(by: TextEnvironment.self)
}

extension Text {
    /// Returns the text with every style resolved.
    ///
    /// - Parameters:
    ///   - values: The environment that styles and colours are resolved in.
    ///   - element: The element that reads the environment's derived values.
    ///   - isSubtitle: True for the subtitle of a control: it is smaller unless the environment or the text has a font,
    ///     and fainter unless the text has a style.
    package func paragraph(in values: EnvironmentValues, at element: _Element, isSubtitle: Bool = false) -> Paragraph {
        resolve(in: values, at: element, isSubtitle: isSubtitle).paragraph
    }

    /// Returns the text with every style resolved, its images in their order, and the renderer that draws it, if any.
    func resolve(
        in values: EnvironmentValues, at element: _Element, isSubtitle: Bool
    ) -> (paragraph: Paragraph, images: [ResolvedImage], renderer: TextRendererValue?) {
        let environment = element.scope.derived(TextEnvironment.self, reading: TextEnvironment.keys).shared
        let ink = values.areRead(at: element.scope) ? environment.value.ink : nil
        var resolver = RunResolver(environment: environment, ink: ink, values: values)
        var style = TextStyling(environment.value)
        if isSubtitle {
            if environment.value.font == nil { style.font = .subheadline }
            style.style = AnyShapeStyle(.secondary)
        }
        resolver.add(self, style: style)
        resolver.finish()
        var paragraph = environment.value.paragraph.with(
            element.tree.sharedRuns.shared(resolver.runs.withTabularEnds()))
        if let font = resolver.runs.first?.font { paragraph.lineSpacing += font.leading.spacing }
        return (paragraph, resolver.images, environment.value.renderer)
    }
}

extension Font.Leading {
    /// The length that is added to the space between lines, in points.
    ///
    /// Two points, as Apple's Human Interface Guidelines and the footers of lists on iOS 18 and 26 have it.
    fileprivate var spacing: CGFloat {
        switch self {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}

/// The styles of a part of a text, accumulated from the environment and the outer texts.
private struct TextStyling {
    var font: Font?
    var fontModifiers: [Font.Modifier]
    var style: AnyShapeStyle?
    var decorations: TextDecorations
    var background: Color?
    var link: URL?
    var attributes = RunAttributes()

    init(_ environment: TextEnvironment) {
        fontModifiers = environment.fontModifiers
        decorations = environment.decoration
    }

    /// Adds a text's own modifiers, which take precedence over an outer text's. Of modifiers on one text the innermost
    /// counts, as in the environment.
    mutating func apply(_ modifiers: [Text.Modifier]) {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .fontModifier(let modifier, let isActive): fontModifiers.set(modifier, isActive: isActive)
            case .color(let style): if let style { self.style = style }
            case .kerning(let kerning): decorations.kerning = kerning
            case .tracking(let tracking): decorations.tracking = tracking
            case .baselineOffset(let offset): decorations.baselineOffset = offset
            case .underline(let style): decorations.underline = style
            case .strikethrough(let style): decorations.strikethrough = style
            case .attributes(let attributes): self.attributes.add(attributes)
            }
        }
    }
}

extension TextStyling {
    /// Returns the styles with those of Markdown for a part of the text.
    fileprivate func with(_ inline: InlineStyle) -> TextStyling {
        guard inline != InlineStyle() else { return self }
        var copy = self
        copy.add(inline.intent)
        if let link = inline.link.flatMap({ URL(string: $0) }) {
            copy.link = link
            copy.style = AnyShapeStyle(.tint)
        }
        return copy
    }

    private mutating func add(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold) }
        if intent.contains(.emphasized) { fontModifiers.append(.italic) }
        if intent.contains(.code) { fontModifiers.append(.monospaced) }
        if intent.contains(.strikethrough) { decorations.strikethrough = .single }
    }
}

extension TextStyling {
    /// Returns the styles with the attributes of a part of the text, which take precedence over all others.
    fileprivate func with(_ attributes: AttributeContainer) -> TextStyling {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var copy = self
        if let intent = attributes.inlinePresentationIntent { copy.add(intent) }
        if let link = attributes.link {
            copy.link = link
            copy.style = AnyShapeStyle(.tint)
        }
        if let font = attributes[Attributes.FontAttribute.self] { copy.font = font }
        if let color = attributes[Attributes.ForegroundColorAttribute.self] { copy.style = AnyShapeStyle(color) }
        if let color = attributes[Attributes.BackgroundColorAttribute.self] { copy.background = color }
        if let line = attributes[Attributes.UnderlineStyleAttribute.self] { copy.decorations.underline = line }
        if let line = attributes[Attributes.StrikethroughStyleAttribute.self] { copy.decorations.strikethrough = line }
        if let kerning = attributes[Attributes.KerningAttribute.self] { copy.decorations.kerning = kerning }
        if let tracking = attributes[Attributes.TrackingAttribute.self] { copy.decorations.tracking = tracking }
        if let offset = attributes[Attributes.BaselineOffsetAttribute.self] { copy.decorations.baselineOffset = offset }
        return copy
    }
}

/// A builder that resolves texts to runs of one style each.
private struct RunResolver {
    let environment: Derived<TextEnvironment>.Shared

    /// The colour of text without a style; nil if it may differ between the values and the element.
    let ink: Color.Resolved?
    let values: EnvironmentValues
    var runs: [TextRun] = []

    /// The images of runs, in the order of these.
    var images: [ResolvedImage] = []

    mutating func add(_ text: Text, style outer: TextStyling) {
        var style = outer
        style.apply(text.modifiers)
        switch text.storage {
        case .verbatim(let string): add(string, style: style)
        case .date(let date): add(date.string(in: values), style: style)
        case .formatted(let text): add(text.content(in: values), style: style)
        case .image(let image): add(image, style: style)
        case .attributed(let string):
            for run in string.runs {
                let attributes = ForeignAttributes.translated(run.attributes)
                add(String(string.characters[run.range]), style: style.with(attributes))
            }
        case .localized(let localized):
            for piece in localized.pieces(in: values, locale: environment.value.locale) {
                add(piece.content, style: style.with(piece.style))
            }
        case .joined(let joined):
            add(joined.first, style: style)
            add(joined.second, style: style)
        }
    }

    private mutating func add(_ content: LocalizedText.Content, style: TextStyling) {
        switch content {
        case .string(let string): add(string, style: style)
        case .text(let text): add(text, style: style)
        }
    }

    private mutating func add(_ string: String, style: TextStyling) {
        runs.append(run(inCase(string), style: style))
    }

    /// Gives the runs their final spacing, and characters that are drawn in another way runs of their own.
    mutating func finish() {
        runs.shareLetterSpacing()
        let locale = environment.value.locale
        if runs.contains(where: \.hasSmallCapitals) { runs = runs.flatMap { $0.withSmallCapitals(locale: locale) } }
        runs = runs.withEvenDigits()
    }

    private mutating func add(_ image: TextImage, style: TextStyling) {
        var run = run(String(InlineImage.character), style: style)
        let image = image.resolve(beside: run.font, style: style.style, in: values)
        run.image = InlineImage(image)
        runs.append(run)
        images.append(image)
    }

    private func run(_ string: String, style: TextStyling) -> TextRun {
        var font = (style.font ?? environment.value.font ?? .body).resolve(
            dynamicTypeSize: environment.value.dynamicTypeSize)
        for modifier in style.fontModifiers { modifier.apply(to: &font) }
        if environment.value.legibilityWeight == .bold { font.makeMoreLegible() }
        font.setLetterSpacing(for: string)
        let paint =
            style.style?._paint(in: values) ?? ink.map(Paint.color)
            ?? values.foregroundPaint(atLevel: 0)
        let color = paint.plainColor
        let decorations = style.decorations
        var run = TextRun(
            text: string, font: font, color: color, kerning: decorations.tracking ?? decorations.kerning,
            baselineOffset: decorations.baselineOffset)
        switch paint {
        case .color, .material: break
        case .gradient, .mesh, .image, .shadowed: run.paint = paint
        }
        run.link = style.link
        run.attributes = style.attributes
        run.background = style.background?.resolve(in: values)
        if let line = decorations.underline {
            run.underline = line.color?.resolve(in: values) ?? color
            run.underlinePattern = line.pattern
        }
        if let line = decorations.strikethrough {
            run.strikethrough = line.color?.resolve(in: values) ?? color
            run.strikethroughPattern = line.pattern
        }
        return run
    }

    private func inCase(_ string: String) -> String {
        switch environment.value.textCase {
        case nil: string
        case .uppercase: string.uppercased(with: environment.value.locale)
        case .lowercase: string.lowercased(with: environment.value.locale)
        }
    }
}

extension [TextRun] {
    /// Gives neighbouring runs of one font the letter spacing of their whole text: the colour of a part moves no
    /// letters.
    fileprivate mutating func shareLetterSpacing() {
        var start = 0
        while start < count {
            let first = self[start]
            let end =
                self[start...].firstIndex { $0.image != nil || $0.font.unspaced != first.font.unspaced } ?? count
            if end > start + 1 {
                var font = first.font
                font.setLetterSpacing(for: self[start..<end].map(\.text).joined())
                for index in start..<end { self[index].font.letterSpacing = font.letterSpacing }
            }
            start = Swift.max(end, start + 1)
        }
    }
}

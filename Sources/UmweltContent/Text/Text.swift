@_spi(Kernel) import UmweltCore
import Foundation

/// A view that shows one or more lines of text.
///
/// ```swift
/// Text("Hello, \(name)").font(.title)
/// Text(price, format: .currency(code: "EUR"))
/// Text("**Bold** and [a link](https://www.example.org)")
/// ```
///
/// A text literal is a key of the app's localized strings, and may contain Markdown; a `String` variable is shown
/// unchanged. Text that does not fit into the proposed width is wrapped into lines.
public struct Text: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedText)
        case joined(JoinedText)
        case date(DateText)
        case formatted(FormattedText)
        case attributed(AttributedString)
        case image(TextImage)
    }

    var storage: Storage
    var modifiers: [Modifier] = []

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case fontModifier(Font.Modifier, isActive: Bool = true)
        case color(AnyShapeStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case attributes(RunAttributes)
    }

    private init(storage: Storage) { self.storage = storage }

    nonisolated init(date: DateText) { self.init(storage: .date(date)) }

    nonisolated init(formatted text: FormattedText) { self.init(storage: .formatted(text)) }

    /// Shows a string unchanged.
    ///
    /// - Parameter content: The text, which is not localized.
    nonisolated public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// Shows a string unchanged.
    ///
    /// - Parameter content: The text, which is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

    /// Shows a text in the language of the environment.
    ///
    /// The key is looked up in a bundle's tables; the key itself is shown if it is not found. Interpolated numbers are
    /// written as the environment's locale writes them.
    ///
    /// - Parameters:
    ///   - key: The key, with gaps for interpolations.
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle that has the table; nil for the app's.
    ///   - comment: A remark for translators, which is not used at run time.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(storage: .localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// Shows a resource in the language of the environment.
    ///
    /// - Parameter resource: The key, its table and its bundle.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self.init(storage: .localized(resource.text)) }
    /// Shows one of the library's own words.
    nonisolated init(word: SystemWord, arguments: [String] = []) {
        self.init(storage: .localized(LocalizedText(word: word, arguments: arguments)))
    }

    /// Shows a text with attributes such as fonts, colours, links and underlines.
    ///
    /// - Parameter attributedContent: The text with attributes.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// Shows an image in a line of text.
    ///
    /// A symbol has the size of the text's font, another image its own size, on the baseline.
    ///
    /// ```swift
    /// Text(Image(systemName: "star.fill")) + Text(" Favourite")
    /// ```
    ///
    /// - Parameter image: The image, such as a symbol.
    nonisolated public init(_ image: Image) { self.init(storage: .image(TextImage(image))) }

    /// Returns the first text followed by the second.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .joined(JoinedText(first: lhs, second: rhs)))
    }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// The position of the ellipsis in text that does not fit.
    public typealias TruncationMode = Paragraph.TruncationMode
}

/// The concatenation of two texts, on the heap since a text cannot contain itself.
final class JoinedText: Equatable, Sendable {
    let first: Text
    let second: Text

    init(first: Text, second: Text) {
        self.first = first
        self.second = second
    }

    static func == (left: JoinedText, right: JoinedText) -> Bool {
        left === right || (left.first == right.first && left.second == right.second)
    }
}

extension Text: View, PrimitiveView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TextElement(view, inputs, node: TextNode.init)
    }
}

/// The element of a text. Most leaves are texts, so it has no stored closure.
private final class TextElement: BareLeafElement<Text, TextNode> {
    override func apply(_ text: Text, to node: TextNode, in values: EnvironmentValues) {
        let (paragraph, images, renderer) = text.resolve(in: values, at: self, isSubtitle: node.isSubtitle)
        node.set(paragraph)
        node.set(renderer)
        if !images.isEmpty || node.hasSymbolEffects {
            node.set(effects: values.symbolEffects, on: images, isRightToLeft: values.isRightToLeft)
        }
    }
}

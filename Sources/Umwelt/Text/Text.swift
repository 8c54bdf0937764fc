import Foundation

/// Lines of text to read.
///
/// ```swift
/// Text("Hello, \(name)").font(.title)
/// ```
public struct Text: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedText)
        case joined(JoinedText)
        case date(DateText)
        case formatted(FormattedText)
    }

    var storage: Storage
    var modifiers: [Modifier] = []

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case fontModifier(Font.Modifier)
        case color(AnyShapeStyle?)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(isActive: Bool, color: Color?)
        case strikethrough(isActive: Bool, color: Color?)
    }

    private init(storage: Storage) { self.storage = storage }

    nonisolated init(date: DateText) { self.init(storage: .date(date)) }

    nonisolated init(formatted text: FormattedText) { self.init(storage: .formatted(text)) }

    /// Shows a string as it is.
    nonisolated public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// Shows a string as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

    /// Shows a text in the language of the environment: the key is looked up in a bundle's tables and, where it is not
    /// found, shown itself. Interpolated numbers are written as the environment's locale writes them.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(storage: .localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// Two texts, one after the other.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .joined(JoinedText(first: lhs, second: rhs)))
    }

    private func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// The text in a font; nil for the environment's.
    nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }

    /// The text in a weight; nil leaves the font's.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { with(.fontModifier(.weight($0))) } ?? self
    }

    /// The text in bold.
    nonisolated public func bold() -> Text { with(.fontModifier(.bold)) }

    /// The text in bold, or not.
    nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// The text in italics.
    nonisolated public func italic() -> Text { with(.fontModifier(.italic)) }

    /// The text in italics, or not.
    nonisolated public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

    /// The text with letters of one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? with(.fontModifier(.monospaced)) : self
    }

    /// The text with digits of one width.
    nonisolated public func monospacedDigit() -> Text { with(.fontModifier(.monospacedDigit)) }

    /// The text in a colour; nil for the environment's.
    nonisolated public func foregroundColor(_ color: Color?) -> Text { with(.color(color.map(AnyShapeStyle.init))) }

    /// The text in a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.color(AnyShapeStyle(style))) }

    /// The text with extra space after each character, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

    /// The text with extra space after each character, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }

    /// The text above (or, negative, below) its baseline, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    /// The text with a line under it; a nil colour is the text's.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.underline(isActive: isActive, color: color))
    }

    /// The text with a line through it; a nil colour is the text's.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with(.strikethrough(isActive: isActive, color: color))
    }

    /// Where an ellipsis goes when text does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }
}

/// Two texts in one, on the heap since a text cannot hold itself.
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
        LeafElement<Self, TextNode>(view, inputs, node: TextNode.init) { text, node, values in
            node.set(text.paragraph(in: values, at: node.element))
        }
    }
}

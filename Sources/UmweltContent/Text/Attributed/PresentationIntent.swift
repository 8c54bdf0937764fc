/// The blocks that a part of a text is in, such as a heading, or a paragraph of a list's item.
///
/// ```swift
/// let text = try AttributedString(markdown: "# Loomings\n\nCall me *Ishmael*.")
/// for (intent, range) in text.runs[\.presentationIntent] {
///     if case .header(let level) = intent?.components.first?.kind { … }
/// }
/// ```
public struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible, Sendable {
    /// The blocks, from the innermost to the outermost.
    public var components: [IntentType]

    /// Makes an intent from blocks.
    ///
    /// - Parameter types: The blocks, from the innermost to the outermost.
    public init(types: [IntentType]) { components = types }

    /// Makes the intent of a block inside others.
    ///
    /// - Parameters:
    ///   - kind: The kind of the block.
    ///   - identity: A number that no other block of the text has.
    ///   - parent: The blocks around it; nil for none.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists around the innermost list; 0 outside of lists.
    public var indentationLevel: Int { max(components.count { $0.kind.isList } - 1, 0) }

    /// The blocks as text, for logs.
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension PresentationIntent {
    /// A block of a text.
    public struct IntentType: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        /// The kind of the block.
        public var kind: Kind

        /// A number that no other block of the text has.
        public var identity: Int

        /// The block as text, for logs.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's texts.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left edge.
            case left
            /// In the middle.
            case center
            /// At the right edge.
            case right
        }

        /// The alignment of the column's texts.
        public var alignment: Alignment

        /// Makes a column.
        ///
        /// - Parameter alignment: The alignment of the texts in the column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading; the level is 1 for the largest.
        case header(level: Int)
        /// A list whose items have numbers.
        case orderedList
        /// A list whose items have bullets.
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// A block of source code, with the name of its language; nil for none.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between two parts of a text.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The row of a table's titles.
        case tableHeaderRow
        /// A further row of a table; the index of the first is 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row; the index of the first is 0.
        case tableCell(columnIndex: Int)

        fileprivate var isList: Bool { self == .orderedList || self == .unorderedList }

        /// The kind as text, for logs.
        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let language): language.map { "codeBlock '\($0)'" } ?? "codeBlock"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns)"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }
}

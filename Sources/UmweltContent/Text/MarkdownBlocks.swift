internal import CMarkdown

/// The open blocks during a walk through a parsed document.
struct MarkdownBlocks {
    private struct Block {
        /// The block; nil for a node that is not a block.
        let type: PresentationIntent.IntentType?

        /// The number of nodes that were opened in it.
        var children = 0
    }

    private var blocks: [Block] = []

    /// The number of blocks that were opened.
    private var count = 0

    /// The open blocks, from the innermost to the outermost.
    private(set) var components: [PresentationIntent.IntentType] = []

    /// Opens the block of a node.
    mutating func open(_ node: OpaquePointer) {
        let index = blocks.last?.children ?? 0
        if !blocks.isEmpty { blocks[blocks.count - 1].children += 1 }
        guard let kind = PresentationIntent.Kind(node, at: index) else {
            blocks.append(Block(type: nil))
            return
        }
        count += 1
        let type = PresentationIntent.IntentType(kind: kind, identity: count)
        blocks.append(Block(type: type))
        components.insert(type, at: 0)
    }

    /// Closes the innermost block.
    mutating func close() {
        if blocks.popLast()?.type != nil { components.removeFirst() }
    }
}

extension PresentationIntent.Kind {
    /// The kind of a node; nil for a node that is not a block.
    ///
    /// - Parameter index: The index of the node among the children of its parent.
    fileprivate init?(_ node: OpaquePointer, at index: Int) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH: self = .paragraph
        case CMARK_NODE_HEADING: self = .header(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_LIST: self = node.isOrderedList ? .orderedList : .unorderedList
        case CMARK_NODE_ITEM: self = .listItem(ordinal: node.firstOrdinal + index)
        case CMARK_NODE_CODE_BLOCK: self = .codeBlock(languageHint: node.codeLanguage)
        case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
        case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
        default:
            switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
            case "table": self = .table(columns: node.tableColumns)
            case "table_header": self = .tableHeaderRow
            // The header is the first of the rows.
            case "table_row": self = .tableRow(rowIndex: index)
            case "table_cell": self = .tableCell(columnIndex: index)
            default: return nil
            }
        }
    }
}

extension OpaquePointer {
    fileprivate var isOrderedList: Bool { cmark_node_get_list_type(self) == CMARK_ORDERED_LIST }

    /// The number of the first item of the list that an item is in.
    fileprivate var firstOrdinal: Int {
        guard let list = cmark_node_parent(self), list.isOrderedList else { return 1 }
        return Int(cmark_node_get_list_start(list))
    }

    /// The first word after the fence of a code block; nil for none.
    fileprivate var codeLanguage: String? {
        let info = cmark_node_get_fence_info(self).map { String(cString: $0) }
        return info?.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }

    fileprivate var tableColumns: [PresentationIntent.TableColumn] {
        let count = Int(cmark_gfm_extensions_get_table_columns(self))
        guard let alignments = cmark_gfm_extensions_get_table_alignments(self) else { return [] }
        return UnsafeBufferPointer(start: alignments, count: count).map { letter in
            switch letter {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }
}

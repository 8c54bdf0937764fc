import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of an editable text.
///
/// Pictures show its drawing. A host with windows replaces it by its own text field, and receives the text separately
/// from other properties, through the `TextSynchronizer`.
final class FieldNode: LayoutNode, EditableNode {
    /// The node of the label, which is never shown itself.
    let label: FieldLabelNode

    // The element keeps the node.
    private unowned let editor: any TextEditingElement
    private var content: FieldContent?

    /// The state of the text exchange with the host; nil until the host asks for the text.
    private var exchange: TextSynchronizer?

    init(element: _Element, editor: any TextEditingElement) {
        self.editor = editor
        label = FieldLabelNode(element: element)
        super.init(element: element)
        isEditable = true
        label.parent = self
    }

    func set(_ new: FieldContent) {
        guard new != content else { return }
        content = new
        setNeedsLayout(notifiesParent: true)
        if isFocused { element.window?.focus.checkSoon() }
    }

    // MARK: Text

    private var text: String { content?.text ?? "" }

    /// The displayed text: with bullets in a secure field.
    private var shownText: Paragraph? {
        guard let content else { return nil }
        if content.text.isEmpty { return prompt }
        if let runs = content.runs {
            var paragraph = content.paragraph
            paragraph.runs = runs
            return paragraph
        }
        let text = content.kind == .secret ? String(repeating: "•", count: content.text.count) : content.text
        return content.paragraph.with(text)
    }

    private var prompt: Paragraph? {
        guard let content else { return nil }
        return content.prompt.string.isEmpty ? content.prompt.with(label.text) : content.prompt
    }

    private func layout(_ paragraph: Paragraph, width: CGFloat?) -> TextLayout {
        element.tree.typeSetter.layout(paragraph, width: width, height: nil)
    }

    /// The layout of an empty line in the text's font.
    private var emptyLine: TextLayout? { content.map { layout($0.paragraph.with(""), width: nil) } }

    /// The insets of the text. A field is as high as a line with the font's line gap, half above and half below, like
    /// UIKit's: 22 points with body text, and 34 with a border.
    private func insets(of content: FieldContent) -> EdgeInsets {
        var insets = content.insets
        guard content.kind != .lines, let font = content.paragraph.runs.first?.font else { return insets }
        let gap = element.tree.typeSetter.metrics(of: font)?.lineGap ?? 0
        insets.top += gap / 2
        insets.bottom += gap / 2
        return insets
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let content, let shownText, let emptyLine else { return .zero }
        let insets = insets(of: content)
        let width = proposal.width ?? layout(shownText, width: nil).pixelSize.width + insets.horizontal
        if content.fillsHeight, let height = proposal.height { return CGSize(width: width, height: height) }
        guard content.kind == .lines else {
            let height = emptyLine.size.height + insets.vertical
            return CGSize(width: width, height: height.roundedUp(toMultipleOf: content.paragraph.pixelLength))
        }
        var paragraph = shownText
        paragraph.lineLimit = content.lines.upperBound == .max ? nil : content.lines.upperBound
        paragraph.minLines = content.lines.lowerBound
        let height = layout(paragraph, width: max(width - insets.horizontal, 0)).pixelSize.height
        let least = element.tree.typeSetter.minHeight(of: paragraph)
        return CGSize(width: width, height: max(height, least) + insets.vertical)
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let content, let emptyLine else { return nil }
        let insets = insets(of: content)
        switch key {
        case VerticalAlignment.firstTextBaseline.key: return insets.top + emptyLine.firstPixelBaseline
        case VerticalAlignment.lastTextBaseline.key:
            let rest = emptyLine.pixelSize.height - emptyLine.firstPixelBaseline
            return size(for: proposal).height - insets.bottom - rest
        default: return nil
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let content, let shownText else { return [] }
        let insets = insets(of: content)
        let isRightToLeft = content.paragraph.layoutDirection == .rightToLeft
        let room = CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
            width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        let layout = layout(shownText, width: room.width)
        let free = max(room.width - layout.pixelSize.width, 0)
        let x: CGFloat =
            switch content.paragraph.alignment {
            case .leading: isRightToLeft ? free : 0
            case .center: free / 2
            case .trailing: isRightToLeft ? 0 : free
            }
        let items =
            content.paragraph.isRedacted ? TextNode.blocks(for: layout) : [DisplayItem.text(layout, at: layout.shift)]
        let isHigher = layout.size.height > room.height + 0.5
        let clip = isHigher ? Path(CGRect(x: -x, y: 0, width: room.width, height: room.height)) : nil
        let origin = CGPoint(x: room.minX + x, y: room.minY)
        return [.group(DisplayGroup(offset: origin, clip: clip, items: items))]
    }

    // MARK: Hosts

    package var isDrawnByHost: Bool { content?.paragraph.isRedacted == false }

    override var semantics: Semantics {
        guard let content, let prompt, let emptyLine, !content.paragraph.isRedacted else { return Semantics() }
        var style = content.paragraph.runs[0]
        style.text = ""
        var promptRun = prompt.runs[0]
        promptRun.text = prompt.string
        var input = TextInput(
            kind: content.kind, style: style, prompt: promptRun, alignment: content.paragraph.alignment,
            layoutDirection: content.paragraph.layoutDirection, lineHeight: emptyLine.size.height,
            lineSpacing: content.kind == .lines ? content.paragraph.lineSpacing + style.font.lineGap : 0,
            baseline: emptyLine.firstPixelBaseline, insets: insets(of: content), tint: content.tint,
            isCorrected: content.isCorrected, capitalization: content.capitalization, submitKey: content.submitKey,
            keyboard: content.keyboard, contentType: content.contentType, selection: content.selection,
            tellsSelection: content.tellsSelection)
        input.runs = content.runs
        var semantics = Semantics(role: .field(input), isEnabled: content.isEnabled)
        let name = label.text
        semantics.label = name.isEmpty ? promptRun.text : name
        if semantics.label == "" { semantics.label = nil }
        return semantics
    }

    package var writtenText: String? { content.map(\.text) }

    package func textUpdate(isNew: Bool) -> TextUpdate? {
        var exchange = self.exchange ?? TextSynchronizer(text)
        defer { self.exchange = exchange }
        exchange.show(text)
        return exchange.nextUpdate(isNew: isNew)
    }

    override func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .setText(let text):
            editor.write(text)
        case .edit(let number, let heard, let change):
            exchange?.show(text)
            let edit = TextEdit(number: number, heard: heard, change: change)
            setNeedsSend()
            guard let new = exchange?.receive(edit) else { return false }
            editor.write(new)
        case .select(let start, let end):
            editor.select(start..<end)
        case .submit:
            editor.enter()
        default:
            return false
        }
        return true
    }

    package func focusChanged(_ isFocused: Bool) { editor.focusChanged(isFocused) }
}

/// A layout node with the nodes of a field's label, which are never placed.
final class FieldLabelNode: LayoutNode {
    /// The text of the label.
    var text: String { SemanticsPass.name(from: children) }
}

extension Paragraph {
    /// Returns the paragraph with another text, in the style of its first run.
    fileprivate func with(_ text: String) -> Paragraph {
        guard var run = runs.first else { return self }
        run.text = text
        var copy = self
        copy.runs = [run]
        return copy
    }
}

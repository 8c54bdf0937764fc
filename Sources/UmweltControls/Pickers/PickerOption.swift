@_spi(Kernel) import Umwelt

/// One of the options that a picker's content consists of.
nonisolated struct PickerOption<SelectionValue: Hashable>: Equatable {
    /// What the option stands for; nil if nothing says so: it is only to be looked at.
    let tag: SelectionValue?

    /// What the option before it stands for.
    let previousTag: SelectionValue?

    /// Whether there is none before it.
    let isFirst: Bool

    /// What it shows.
    let node: LayoutNode

    static func == (left: Self, right: Self) -> Bool {
        left.node === right.node && left.isFirst == right.isFirst && left.tag == right.tag
            && left.previousTag == right.previousTag
    }
}

/// The options of a picker, each in a row that a style makes around it.
nonisolated struct OptionRows<Content: View, SelectionValue: Hashable, Row: View>: PrimitiveView {
    let content: Content
    let row: (PickerOption<SelectionValue>) -> Row

    nonisolated init(_ content: Content, @ViewBuilder row: @escaping (PickerOption<SelectionValue>) -> Row) {
        self.content = content
        self.row = row
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        OptionRowsElement(view, inputs)
    }
}

/// Makes a row for each layout node of its content, and shows the rows in their place.
private final class OptionRowsElement<Content: View, SelectionValue: Hashable, Row: View>:
    _ViewElement<OptionRows<Content, SelectionValue, Row>>, TagReader
{
    private typealias Option = PickerOption<SelectionValue>

    private var makeRow: (PickerOption<SelectionValue>) -> Row
    private var content: _ViewElement<Content>?
    private var rows: [(option: Option, row: _ViewElement<Row>)] = []

    init(_ view: OptionRows<Content, SelectionValue, Row>, _ inputs: _ElementInputs) {
        makeRow = view.row
        super.init(inputs)
        content = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: OptionRows<Content, SelectionValue, Row>) {
        makeRow = view.row
        content?.update(view.content)
        for (option, row) in rows { row.update(makeRow(option)) }
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        for (_, row) in rows { row.collectLayoutNodes(into: &nodes) }
    }

    override func updateLayoutContent() {
        var nodes: ContiguousArray<LayoutNode> = []
        content?.collectLayoutNodes(into: &nodes)
        // Those that are taken again leave the table, so that it ends up with those to drop.
        var old = Dictionary(rows.map { (ObjectIdentifier($0.option.node), $0) }) { first, _ in first }
        var previous: Option?
        rows = nodes.map { node in
            let option = Option(
                tag: node.tag(as: SelectionValue.self, below: self), previousTag: previous?.tag,
                isFirst: previous == nil, node: node)
            previous = option
            guard let known = old.removeValue(forKey: ObjectIdentifier(node)) else {
                return (option, Row._makeElement(makeRow(option), childInputs()))
            }
            if known.option != option { known.row.update(makeRow(option)) }
            return (option, known.row)
        }
        for (_, row) in old.values { row.leaveTree() }
        layoutNodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let content { body(content) }
        for (_, row) in rows { body(row) }
    }
}

/// An option that can be pressed to choose it, in a style's looks. What has no tag is only to be looked at.
nonisolated struct OptionButton<SelectionValue: Hashable, Appearance: ButtonStyle>: View, SystemView {
    let option: PickerOption<SelectionValue>
    let selection: PickerSelection<SelectionValue>
    let appearance: (_ isChosen: Bool) -> Appearance

    nonisolated init(
        _ option: PickerOption<SelectionValue>, _ selection: PickerSelection<SelectionValue>,
        appearance: @escaping (_ isChosen: Bool) -> Appearance
    ) {
        self.option = option
        self.selection = selection
        self.appearance = appearance
    }

    @MainActor var body: some View {
        if let tag = option.tag {
            let isChosen = selection.isChosen(tag)
            PressableButton(
                style: appearance(isChosen),
                configuration: PrimitiveButtonStyleConfiguration(
                    role: nil, label: .init(NodeView(node: option.node))
                ) { [selection] in selection.set(tag) },
                semantics: .option(isSelected: isChosen))
        } else {
            NodeView(node: option.node)
        }
    }
}

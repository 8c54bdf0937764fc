@_spi(Kernel) import Umwelt

/// One of the options that a picker's content consists of.
nonisolated struct PickerOption<SelectionValue: Hashable>: Equatable {
    /// The value of the option; nil if it has none of the selection's type, so that it cannot be selected.
    let tag: SelectionValue?

    /// The value of the option before it.
    let previousTag: SelectionValue?

    /// The number of options before it.
    let index: Int

    /// True if no option is before it.
    var isFirst: Bool { index == 0 }

    /// The layout node of the option's view.
    let node: LayoutNode

    static func == (left: Self, right: Self) -> Bool {
        left.node === right.node && left.index == right.index && left.tag == right.tag
            && left.previousTag == right.previousTag
    }
}

/// The options of a picker, each in a row that the style makes around it.
nonisolated struct OptionRows<Content: View, SelectionValue: Hashable, Row: View>: PrimitiveView {
    let content: Content
    let keepsDividers: Bool
    let row: (PickerOption<SelectionValue>) -> Row
    let onCollect: (([SelectionValue?]) -> Void)?

    /// Makes rows.
    ///
    /// - Parameters:
    ///   - content: The view whose layout nodes are the options.
    ///   - keepsDividers: If true, dividers between the options are shown, as in menus; otherwise they are left out,
    ///     which is a guess.
    ///   - onCollect: Called with the tags of all options when they have changed.
    ///   - row: Makes the row of an option.
    nonisolated init(
        _ content: Content, keepsDividers: Bool = false, onCollect: (([SelectionValue?]) -> Void)? = nil,
        @ViewBuilder row: @escaping (PickerOption<SelectionValue>) -> Row
    ) {
        self.content = content
        self.keepsDividers = keepsDividers
        self.onCollect = onCollect
        self.row = row
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        OptionRowsElement(view, inputs)
    }
}

/// The element of `OptionRows`: creates a row for each layout node of the content, and shows the rows instead.
private final class OptionRowsElement<Content: View, SelectionValue: Hashable, Row: View>:
    _ViewElement<OptionRows<Content, SelectionValue, Row>>, TagReader
{
    private typealias Option = PickerOption<SelectionValue>

    private var makeRow: (PickerOption<SelectionValue>) -> Row
    private let keepsDividers: Bool
    private var content: _ViewElement<Content>?
    private var rows: [(option: Option, row: _ViewElement<Row>)] = []
    private var onCollect: (([SelectionValue?]) -> Void)?

    /// The tags that were last reported.
    private var tags: [SelectionValue?] = []

    init(_ view: OptionRows<Content, SelectionValue, Row>, _ inputs: _ElementInputs) {
        makeRow = view.row
        keepsDividers = view.keepsDividers
        onCollect = view.onCollect
        super.init(inputs)
        content = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: OptionRows<Content, SelectionValue, Row>) {
        makeRow = view.row
        onCollect = view.onCollect
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
        if !keepsDividers { nodes.removeAll { $0.innermost is DividerNode } }
        // Rows that are used again leave the table, so that it ends up with those to drop.
        var old = Dictionary(rows.map { (ObjectIdentifier($0.option.node), $0) }) { first, _ in first }
        var previous: Option?
        rows = nodes.enumerated().map { index, node in
            let option = Option(
                tag: node.tag(as: SelectionValue.self, below: self), previousTag: previous?.tag, index: index,
                node: node)
            previous = option
            guard let known = old.removeValue(forKey: ObjectIdentifier(node)) else {
                return (option, Row._makeElement(makeRow(option), childInputs()))
            }
            if known.option != option { known.row.update(makeRow(option)) }
            return (option, known.row)
        }
        for (_, row) in old.values { row.leaveTree() }
        layoutNodesChanged()
        reportTags()
    }

    private func reportTags() {
        guard onCollect != nil else { return }
        let new = rows.map(\.option.tag)
        guard new != tags else { return }
        tags = new
        tree.afterUpdate { [weak self] in self?.onCollect?(new) }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let content { body(content) }
        for (_, row) in rows { body(row) }
    }
}

/// The button that chooses an option, in the appearance of a style. An option without a tag is shown, but is not a
/// button.
nonisolated struct OptionButton<SelectionValue: Hashable, Appearance: ButtonStyle>: View, SystemView {
    let option: PickerOption<SelectionValue>
    let selection: PickerSelection<SelectionValue>
    let isTab: Bool
    let appearance: (_ isChosen: Bool) -> Appearance

    /// Makes the button of an option.
    ///
    /// - Parameter isTab: True if the option is a tab for assistive technology.
    nonisolated init(
        _ option: PickerOption<SelectionValue>, _ selection: PickerSelection<SelectionValue>, isTab: Bool = false,
        appearance: @escaping (_ isChosen: Bool) -> Appearance
    ) {
        self.option = option
        self.selection = selection
        self.isTab = isTab
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
                semantics: isTab ? .tab(isSelected: isChosen) : .option(isSelected: isChosen))
        } else {
            NodeView(node: option.node)
        }
    }
}

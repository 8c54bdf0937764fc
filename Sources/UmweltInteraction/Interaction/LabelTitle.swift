@_spi(Kernel) import UmweltCore

/// The texts of a control's label as one text, where the label itself shows elsewhere.
package nonisolated struct LabelTitle: PrimitiveView {
    let source: LabelSource

    /// Makes the text of a label.
    package nonisolated init(of label: SharedLabel<some View>) { source = label.source }

    package nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LabelTitleElement(view, inputs)
    }
}

private final class LabelTitleElement: SingleChildElement<LabelTitle, Text>, LabelReader {
    private let source: LabelSource

    init(_ view: LabelTitle, _ inputs: _ElementInputs) {
        source = view.source
        super.init(inputs)
        source.add(self)
        graph.run(self)
    }

    override func update() { show(Text(verbatim: source.texts)) }

    func textsChanged() {
        // The text is laid out in the next round of the update.
        tree.afterUpdate { [weak self] in if let self, !isRemoved { graph.run(self) } }
    }

    override func didLeaveTree() { source.remove(self) }
}

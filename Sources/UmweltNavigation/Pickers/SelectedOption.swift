@_spi(Kernel) import Umwelt

/// Only the selected option of a picker.
nonisolated struct SelectedOption<Content: View, SelectionValue: Hashable>: View, SystemView {
    let content: Content
    let selection: PickerSelection<SelectionValue>

    nonisolated init(_ content: Content, _ selection: PickerSelection<SelectionValue>) {
        self.content = content
        self.selection = selection
    }

    @MainActor var body: some View { TaggedContent(content: content, tag: selection.value) }
}

/// The layout node with a tag among those of a view; none for a nil tag.
private nonisolated struct TaggedContent<Content: View, Tag: Hashable>: PrimitiveView {
    let content: Content
    let tag: Tag?

    nonisolated init(content: Content, tag: Tag?) {
        self.content = content
        self.tag = tag
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TaggedContentElement(view, inputs)
    }
}

private final class TaggedContentElement<Content: View, Tag: Hashable>:
    SingleChildNodeElement<TaggedContent<Content, Tag>, Content, SelectedOptionNode>, TagReader
{
    private var tag: Tag?

    /// The last tag that no option had, which is logged once.
    private var missing: Tag?

    init(_ view: TaggedContent<Content, Tag>, _ inputs: _ElementInputs) {
        tag = view.tag
        super.init(inputs)
        node = SelectedOptionNode(element: self)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
    }

    override func update(_ view: TaggedContent<Content, Tag>) {
        if view.tag != tag {
            tag = view.tag
            needsLayoutContent()
        }
        child?.update(view.content)
    }

    override func updateLayoutContent() {
        let nodes = child?.ownLayoutNodes ?? []
        let wanted = tag.flatMap { tag in nodes.first { $0.tag(as: Tag.self, below: self) == tag } }
        if let tag, wanted == nil, !nodes.isEmpty, tag != missing {
            missing = tag
            Log.views.warning(
                "Picker: no option has the tag \(tag) of type \(Tag.self), which the selection is set to.")
        }
        node?.show(wanted)
    }
}

/// A layout node of the size of the chosen option.
private final class SelectedOptionNode: WrapperNode {
    /// Shows another node, and notifies the enclosing control, whose value the text of the node may be.
    func show(_ node: LayoutNode?) {
        guard node !== children.first else { return }
        setChildren(node.map { [$0] } ?? [])
        var outer = parent
        while let node = outer {
            if node is ControlNode { return node.setNeedsSend() }
            outer = node.parent
        }
    }
}

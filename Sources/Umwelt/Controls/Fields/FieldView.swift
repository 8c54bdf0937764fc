import Foundation

/// A field without looks of its own: where text fields, secure fields and editors differ is in their values.
nonisolated struct FieldView<Label: View>: View, PrimitiveView {
    let value: FieldValue
    let kind: TextInput.Kind
    var takesAllRoom = false
    let prompt: Text?
    let label: Label

    /// Told when the field's user begins and ends to write.
    let editingChanged: ((Bool) -> Void)?

    /// Told when the field's user enters what is written.
    let commit: (() -> Void)?

    /// The same field, with a label whose type does not show.
    nonisolated var withAnyLabel: FieldView<_TextFieldStyleLabel> {
        FieldView<_TextFieldStyleLabel>(
            value: value, kind: kind, takesAllRoom: takesAllRoom, prompt: prompt,
            label: _TextFieldStyleLabel(AnyView(label)), editingChanged: editingChanged, commit: commit)
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        FieldElement(view, inputs)
    }
}

/// The element of a field: knows what is stored and what is being written.
private final class FieldElement<Label: View>: _ViewElement<FieldView<Label>>, EditsText {
    private var view: FieldView<Label>
    private var node: FieldNode?
    private var label: _ViewElement<Label>?
    private var observation: ObservationTracker?

    /// What is being written and not stored yet, and the text of what was stored when that began.
    private var draft: (text: String, stored: String)?

    init(_ view: FieldView<Label>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        node = FieldNode(element: self, editor: self)
        label = Label._makeElement(view.label, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ new: FieldView<Label>) {
        let isSame = areValuesEqual(view, new)
        view = new
        label?.update(new.label)
        if !isSame { graph.run(self) }
    }

    /// Runs when the environment or what is stored has changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(with: &observation, isExpected: false, for: self) {
            let stored = view.value.storage.text(for: values.locale)
            if let draft, draft.stored != stored { self.draft = nil }
            node?.set(
                FieldContent(
                    text: draft?.text ?? stored, kind: view.kind, takesAllRoom: view.takesAllRoom, prompt: view.prompt,
                    values: values, element: self))
        }
    }

    // MARK: Writing

    private var locale: Locale { EnvironmentValues(at: scope, tracking: false).locale }

    func write(_ text: String) {
        let storage = view.value.storage
        if storage.isWrittenAtOnce {
            storage.write(text, locale: locale)
        } else {
            draft = (text, draft?.stored ?? storage.text(for: locale))
        }
        // What is stored may differ from what was written, and nobody may tell.
        invalidate()
    }

    func enter() {
        storeDraft()
        view.commit?()
        submit(.text)
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused { storeDraft() }
        view.editingChanged?(isFocused)
    }

    private func storeDraft() {
        guard let draft else { return }
        self.draft = nil
        view.value.storage.write(draft.text, locale: locale)
        invalidate()
    }

    // MARK: The label

    /// The label is not shown: its texts are the field's name.
    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let node { nodes.append(node) }
    }

    override func updateLayoutContent() {
        var nodes: ContiguousArray<LayoutNode> = []
        label?.collectLayoutNodes(into: &nodes)
        node?.label.setChildren(nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let label { body(label) }
    }

    override func didLeaveTree() {
        if let draft {
            let (storage, locale) = (view.value.storage, locale)
            tree.afterUpdate { storage.write(draft.text, locale: locale) }
        }
        node?.label.detach()
        node?.detach()
        observation?.cancel()
    }

    override var name: String { "Field" }
}

/// An element whose text can be written.
protocol EditsText: AnyObject {
    /// Takes another text.
    func write(_ text: String)

    /// Enters what is written.
    func enter()

    /// Called when the keyboard is directed to the field, or to something else.
    func focusChanged(_ isFocused: Bool)
}

import Foundation
@_spi(Kernel) import Umwelt

/// A field without looks of its own: where text fields, secure fields and editors differ is in their values.
nonisolated struct FieldView<Label: View>: View, PrimitiveView {
    let value: FieldValue
    let kind: TextInput.Kind
    var fillsHeight = false
    let prompt: Text?
    let label: Label

    /// Told when the field's user begins and ends to write.
    let editingChanged: ((Bool) -> Void)?

    /// Told when the field's user enters what is written.
    let commit: (() -> Void)?

    /// The same field, with a label whose type does not show.
    nonisolated var withAnyLabel: FieldView<_TextFieldStyleLabel> {
        FieldView<_TextFieldStyleLabel>(
            value: value, kind: kind, fillsHeight: fillsHeight, prompt: prompt,
            label: _TextFieldStyleLabel(label), editingChanged: editingChanged, commit: commit)
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        FieldElement(view, inputs)
    }
}

/// The element of a field: knows what is stored and what is being written.
private final class FieldElement<Label: View>: SingleChildNodeElement<FieldView<Label>, Label, FieldNode>,
    TextEditingElement
{
    private var view: FieldView<Label>
    private var observation: ObservationTracker?

    /// What is being written and not stored yet, and the text of what was stored when that began.
    private var draft: (text: String, stored: String)?

    /// The text that the user and the program agree on; nil before the first.
    private var agreed: String?

    /// What was stored since the field is there.
    private lazy var history = FieldUndoRecorder(of: self)

    /// What was written since something was stored.
    private lazy var draftHistory = FieldUndoRecorder(of: self, isOfDraft: true)

    init(_ view: FieldView<Label>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        node = FieldNode(element: self, editor: self)
        child = Label._makeElement(view.label, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ new: FieldView<Label>) {
        let isSame = areValuesEqual(view, new)
        view = new
        child?.update(new.label)
        if !isSame { graph.run(self) }
    }

    /// Runs when the environment or what is stored has changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(with: &observation, isExpected: false, for: self) {
            let stored = view.value.storage.text(in: values)
            if let draft, draft.stored != stored { self.draft = nil }
            let text = draft?.text ?? stored
            if let agreed, text != agreed { forgetHistory() }
            agreed = text
            node?.set(
                FieldContent(
                    text: text, kind: view.kind, fillsHeight: view.fillsHeight, prompt: view.prompt,
                    values: values, element: self))
        }
    }

    // MARK: Writing

    private var values: EnvironmentValues { EnvironmentValues(at: scope, tracking: false) }

    /// What the field shows, or will after the next update.
    var text: String { draft?.text ?? view.value.storage.text(in: values) }

    /// What records what the user writes; nobody records secrets.
    private var undoManager: UndoManager? {
        view.kind == .secret ? nil : values.undoManager
    }

    func write(_ text: String) {
        let old = self.text
        put(text)
        let history = view.value.storage.isWrittenAtOnce ? history : draftHistory
        history.note(from: old, to: self.text, in: undoManager)
    }

    func restore(_ text: String, asDraft isDraft: Bool) {
        if isDraft { return put(text) }
        draft = nil
        store(text)
    }

    private func put(_ text: String) {
        let storage = view.value.storage
        if storage.isWrittenAtOnce { return store(text) }
        let stored = draft?.stored ?? storage.text(in: values)
        draft = text == stored ? nil : (text, stored)
        agreed = text
        invalidate()
    }

    private func store(_ text: String) {
        view.value.storage.write(text, in: values)
        agreed = self.text
        // What is stored may differ from what was written, and nobody may tell.
        invalidate()
    }

    func enter() {
        storeDraft()
        view.commit?()
        submit(.text)
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused {
            storeDraft()
            history.end()
        }
        view.editingChanged?(isFocused)
    }

    private func storeDraft() {
        // The steps of the draft are one now, from value to value.
        draftHistory.forget()
        guard let draft else { return }
        self.draft = nil
        let old = text
        store(draft.text)
        history.note(from: old, to: text, in: undoManager)
        history.end()
    }

    private func forgetHistory() {
        history.forget()
        draftHistory.forget()
    }

    // MARK: The label

    /// The label is not shown: its texts are the field's name.
    override func updateLayoutContent() { node?.label.setChildren(child?.ownLayoutNodes ?? []) }

    override func didLeaveTree() {
        forgetHistory()
        if let draft {
            let (storage, values) = (view.value.storage, values)
            tree.afterUpdate { storage.write(draft.text, in: values) }
        }
        node?.label.detach()
        super.didLeaveTree()
        observation?.cancel()
    }

    override var name: String { "Field" }
}

/// An element whose text can be written.
protocol TextEditingElement: AnyObject {
    /// What is written.
    var text: String { get }

    /// Takes another text from the user.
    func write(_ text: String)

    /// Takes a text that was there before, as a draft or as what is stored: the user takes back what was written since.
    func restore(_ text: String, asDraft isDraft: Bool)

    /// Enters what is written.
    func enter()

    /// Called when the keyboard is directed to the field, or to something else.
    func focusChanged(_ isFocused: Bool)
}

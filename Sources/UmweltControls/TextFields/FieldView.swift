import Foundation
@_spi(Kernel) import Umwelt

/// A field without a border or background. Text fields, secure fields and editors are fields with different values.
nonisolated struct FieldView<Label: View>: View, PrimitiveView {
    let value: FieldValue
    let kind: TextInput.Kind
    var fillsHeight = false
    let prompt: Text?
    let label: Label

    /// The part of the text that is selected; nil if the app does not follow it.
    var selection: FieldSelection?

    /// The search in the text; nil for none.
    var session: FindSession?

    /// Called with true when editing starts, and with false when it ends.
    let editingChanged: ((Bool) -> Void)?

    /// Called when the user submits the text.
    let commit: (() -> Void)?

    /// The same field, with a label whose type is erased.
    nonisolated var withAnyLabel: FieldView<_TextFieldStyleLabel> {
        FieldView<_TextFieldStyleLabel>(
            value: value, kind: kind, fillsHeight: fillsHeight, prompt: prompt,
            label: _TextFieldStyleLabel(label), selection: selection, session: session,
            editingChanged: editingChanged, commit: commit)
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        FieldElement(view, inputs)
    }
}

/// The element of a field: stores the draft, and reads and writes the stored value.
///
/// It passes the displayed content to its ``FieldNode``, gets the user's edits from it, and has them recorded by
/// ``FieldUndoRecorder``s.
private final class FieldElement<Label: View>: SingleChildNodeElement<FieldView<Label>, Label, FieldNode>,
    TextEditingElement
{
    private var view: FieldView<Label>

    /// The text that is being edited and not stored yet, and the stored text when that began.
    private var draft: (text: String, stored: String)?

    /// The last text that both the user and the program have; nil before the first update.
    private var agreed: String?

    /// The part that was selected last, by the user or by the app.
    private var selected: FieldSelection.Value?

    /// The part that the app selected last; nil for none.
    private var wantedSelection: TextInput.Selection?

    /// The attributes of deleted text.
    private let deletions = DeletedTexts()

    /// The number of visited matches.
    private var visits = 0

    /// The undo steps of stored texts.
    private lazy var history = FieldUndoRecorder(of: self)

    /// The undo steps of the draft.
    private lazy var draftHistory = FieldUndoRecorder(of: self, isOfDraft: true)

    init(_ view: FieldView<Label>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        if let part = consumeSavedPart(as: SavedSelection.self) {
            (selected, wantedSelection, visits) = (part.selected, part.wanted, part.visits)
        }
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

    /// Runs when the environment or the stored value has changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(for: self) {
            let stored = view.value.storage.text(in: values)
            if let draft, draft.stored != stored { self.draft = nil }
            let text = draft?.text ?? stored
            if let agreed, text != agreed { forgetHistory() }
            agreed = text
            followSelection(in: text)
            var content = FieldContent(
                text: text, attributed: view.value.storage.attributedText(in: values), kind: view.kind,
                fillsHeight: view.fillsHeight, prompt: view.prompt, values: values, element: self)
            if let session = view.session { find(in: &content, for: session, values) }
            content.selection = wantedSelection
            content.tellsSelection = view.selection != nil
            node?.set(content)
        }
    }

    // MARK: Writing

    private var values: EnvironmentValues { EnvironmentValues(at: scope, tracking: false) }

    /// The text that the field shows, or will after the next update.
    var text: String { draft?.text ?? view.value.storage.text(in: values) }

    /// The undo manager that records the edits; nil for secrets, which are never recorded.
    private var undoManager: UndoManager? {
        view.kind == .secret ? nil : values.undoManager
    }

    func write(_ text: String) {
        let old = self.text
        put(text)
        let history = view.value.storage.isWrittenAtOnce ? history : draftHistory
        history.recordEdit(from: old, to: self.text, in: undoManager)
    }

    func restore(_ text: String, asDraft isDraft: Bool) {
        if isDraft { return put(text) }
        draft = nil
        store(text, isRestored: true)
    }

    private func put(_ text: String) {
        let storage = view.value.storage
        if storage.isWrittenAtOnce { return store(text) }
        let stored = draft?.stored ?? storage.text(in: values)
        draft = text == stored ? nil : (text, stored)
        agreed = text
        invalidate()
    }

    private func store(_ text: String, isRestored: Bool = false) {
        view.value.storage.write(text, in: values, deletions: deletions, isRestored: isRestored)
        agreed = self.text
        if let selection = view.selection, selection.followsEdits { selected = selection.value }
        // The stored value may differ from the written text, without a change that would run this element.
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
        // The steps of the draft become one, from stored value to stored value.
        draftHistory.forget()
        guard let draft else { return }
        self.draft = nil
        let old = text
        store(draft.text)
        history.recordEdit(from: old, to: text, in: undoManager)
        history.end()
    }

    private func forgetHistory() {
        history.forget()
        draftHistory.forget()
        deletions.removeAll()
    }

    // MARK: The selection

    /// Makes the host select the app's selection, unless it came from the host.
    private func followSelection(in text: String) {
        guard let selection = view.selection else { return }
        let new = selection.value
        guard new != selected else { return }
        selected = new
        guard let range = selection.range(of: new, in: text) else { return }
        wantedSelection = TextInput.Selection(range: range, number: (wantedSelection?.number ?? 0) + 1)
    }

    func select(_ range: Range<Int>) {
        if let selection = view.selection {
            selected = selection.select(range, in: text, affinity: values.textSelectionAffinity)
        }
    }

    /// Marks the matches, and makes the host select the current one.
    private func find(in content: inout FieldContent, for session: FindSession, _ values: EnvironmentValues) {
        session.editor = self
        let matches = session.matches(in: content.text)
        let reached = session.reached(in: matches)
        content.mark(matches, reached: reached, color: Color.yellow.resolve(in: values))
        guard session.visits != visits else { return }
        visits = session.visits
        guard let reached else { return }
        wantedSelection = TextInput.Selection(range: matches[reached], number: (wantedSelection?.number ?? 0) + 1)
    }

    // MARK: The label

    /// The label is not shown: its texts are the accessibility label of the field.
    override func updateLayoutContent() { node?.label.setChildren(child?.ownLayoutNodes ?? []) }

    override var hasSavedPart: Bool { true }

    /// The host has already been sent the selection, and need not select it again.
    override var savedPart: Any? {
        if selected == nil && wantedSelection == nil && visits == 0 { return nil }
        return SavedSelection(selected: selected, wanted: wantedSelection, visits: visits)
    }

    /// True while typed text is not stored.
    override var preventsRelease: Bool { draft != nil }

    override func didLeaveTree() {
        forgetHistory()
        if let draft {
            let (storage, values) = (view.value.storage, values)
            tree.afterUpdate { storage.write(draft.text, in: values) }
        }
        node?.label.detach()
        super.didLeaveTree()
    }

    override var name: String { "Field" }
}

/// The saved selection state of a field.
private struct SavedSelection {
    let selected: FieldSelection.Value?
    let wanted: TextInput.Selection?
    let visits: Int
}

/// An element with an editable text.
protocol TextEditingElement: AnyObject {
    /// The current text.
    var text: String { get }

    /// Sets the text entered by the user.
    func write(_ text: String)

    /// Sets the text to an earlier one, as a draft or as the stored value, to undo the user's edits since then.
    func restore(_ text: String, asDraft isDraft: Bool)

    /// Called when the user has selected another part of the text, in UTF-16 code units.
    func select(_ range: Range<Int>)

    /// Submits the text.
    func enter()

    /// Called when the field gains or loses the keyboard focus.
    func focusChanged(_ isFocused: Bool)
}

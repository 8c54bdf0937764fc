@_spi(Kernel) import Umwelt

/// Records in the window's undo manager what a field's user writes. What is written in one go is taken back at once: until
/// something is deleted, or written elsewhere, or anything else can be taken back.
///
/// Only what the user writes is recorded. When the program changes the text, what was recorded does not fit any more and
/// is forgotten.
final class FieldUndoRecorder {
    private weak var editor: (any TextEditingElement)?
    private weak var manager: UndoManager?

    /// Whether what is taken back is a draft again, and nothing that was stored.
    private let isOfDraft: Bool

    /// What the user may go on with.
    private var step: FieldEdit?

    private var hasSteps = false

    init(of editor: any TextEditingElement, isOfDraft: Bool = false) {
        self.editor = editor
        self.isOfDraft = isOfDraft
    }

    /// Takes note of what the user has made of a text.
    func note(from old: String, to new: String, in manager: UndoManager?) {
        guard let manager, old != new else { return end() }
        if manager !== self.manager {
            forget()
            self.manager = manager
        }
        onMainActor(
            { @MainActor (parts: (FieldUndoRecorder, UndoManager)) in parts.0.record(from: old, to: new, in: parts.1) },
            (self, manager))
    }

    @MainActor private func record(from old: String, to new: String, in manager: UndoManager) {
        let edit = TextChange(from: old, to: new).extent
        if let step, step.registrations == manager.registrations, step.goOn(with: edit, to: new) { return }
        end()
        // An app that makes the groups itself may have none open.
        guard manager.groupsByEvent || manager.groupingLevel > 0 else { return }
        let step = FieldEdit(from: old, to: new, edit)
        register(step, in: manager)
        if manager.undoActionName.isEmpty { manager.setActionName("Typing") }
        step.registrations = manager.registrations
        self.step = step
    }

    @MainActor private func register(_ step: FieldEdit, in manager: UndoManager) {
        hasSteps = true
        manager.registerUndo(withTarget: self) { $0.takeBack(step, in: manager) }
    }

    /// Takes a step back, or makes it again, unless the program has done that already: it may record changes of its own.
    @MainActor private func takeBack(_ step: FieldEdit, in manager: UndoManager) {
        end()
        step.end()
        guard let editor, step.fits(editor.text) || step.isTakenBack(editor.text) else { return }
        register(step.inverse, in: manager)
        if step.fits(editor.text), let old = step.back.applied(to: editor.text) {
            editor.restore(old, asDraft: isOfDraft)
        }
    }

    /// The user has gone on to something else.
    func end() {
        step?.end()
        step = nil
    }

    /// Nothing can be taken back any more.
    func forget() {
        end()
        guard hasSteps else { return }
        hasSteps = false
        guard let manager else { return }
        onMainActor(
            { @MainActor (parts: (UndoManager, FieldUndoRecorder)) in parts.0.removeAllActions(withTarget: parts.1) },
            (manager, self))
    }
}

/// What was written into a field in one go, or deleted.
private final class FieldEdit {
    /// What takes it back, when it is over.
    private(set) var back = TextChange()

    /// What makes it again.
    private var forth = TextChange()

    /// The texts before and after, when it is over.
    private var fingerprints: (before: Fingerprint, after: Fingerprint)?

    /// How often something was registered with the manager when this was.
    var registrations = 0

    /// The texts before and after, while it goes on.
    private var texts: (before: String, after: String)?

    /// Where in the text it was written, in UTF-16 code units.
    private var place = 0..<0
    private var isDeletion = false
    private var isComplete = false

    /// More than this at once was not typed, but pasted or dropped.
    private static let maxTyped = 50

    private init(back: TextChange, forth: TextChange, fingerprints: (before: Fingerprint, after: Fingerprint)?) {
        self.back = back
        self.forth = forth
        self.fingerprints = fingerprints
    }

    init(from old: String, to new: String, _ edit: TextChange.Extent) {
        texts = (old, new)
        place = edit.start..<edit.start + edit.newLength
        isDeletion = edit.newLength == 0
        isComplete = edit.newLength > Self.maxTyped || Self.hasLineBreak(new, place)
    }

    /// Takes up what was written next. Answers false if that is something else.
    func goOn(with edit: TextChange.Extent, to new: String) -> Bool {
        guard !isComplete, edit.newLength <= Self.maxTyped, let before = texts?.before else { return false }
        let end = edit.start + edit.oldLength
        if isDeletion {
            guard edit.newLength == 0, edit.start == place.lowerBound || end == place.lowerBound else { return false }
            place = edit.start..<edit.start
        } else {
            guard edit.newLength > 0, edit.start >= place.lowerBound, end <= place.upperBound else { return false }
            isComplete = Self.hasLineBreak(new, edit.start..<edit.start + edit.newLength)
            place = place.lowerBound..<place.upperBound + edit.newLength - edit.oldLength
        }
        texts = (before, new)
        return true
    }

    /// Nothing more belongs to it.
    func end() {
        guard let texts else { return }
        back = TextChange(from: texts.after, to: texts.before)
        forth = TextChange(from: texts.before, to: texts.after)
        fingerprints = (Fingerprint(texts.before), Fingerprint(texts.after))
        self.texts = nil
    }

    /// The step that takes back that this one was taken back.
    var inverse: FieldEdit {
        FieldEdit(back: forth, forth: back, fingerprints: fingerprints.map { ($0.after, $0.before) })
    }

    /// Whether a text is what the step has led to.
    func fits(_ text: String) -> Bool { fingerprints?.after == Fingerprint(text) }

    /// Whether a text is what it was before the step.
    func isTakenBack(_ text: String) -> Bool { fingerprints?.before == Fingerprint(text) }

    /// What a text is recognised by.
    private struct Fingerprint: Equatable {
        private let length: Int
        private let hash: Int

        init(_ text: String) {
            length = text.utf8.count
            hash = text.hashValue
        }
    }

    private static func hasLineBreak(_ text: String, _ place: Range<Int>) -> Bool {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: place.lowerBound)
        return units[start..<units.index(start, offsetBy: place.count)].contains(10)
    }
}

extension TextChange {
    /// Where a change begins, and how many UTF-16 code units it puts in the place of how many.
    struct Extent {
        var start = 0
        var oldLength = 0
        var newLength = 0
    }

    /// The stretch that the change is in.
    var extent: Extent {
        var extent = Extent()
        var rest = steps[...]
        if case .keep(let count) = rest.first {
            extent.start = count
            rest.removeFirst()
        }
        for step in rest {
            switch step {
            case .keep(let count):
                extent.oldLength += count
                extent.newLength += count
            case .delete(let count): extent.oldLength += count
            case .insert(let text): extent.newLength += text.utf16.count
            }
        }
        return extent
    }
}

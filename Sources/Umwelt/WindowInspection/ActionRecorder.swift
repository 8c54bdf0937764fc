import Foundation

/// The recorder of what a person does in a window: it turns events of nodes into steps that name views by their labels.
@MainActor
final class ActionRecorder {
    private(set) var recording: Recording

    /// The place where the pointer that is down went down.
    private var press: CGPoint?

    /// The distance in points up to which a press and its release are a tap.
    private static let tapDistance: CGFloat = 10

    init(of host: ViewHost) {
        let subject = host.tree.root.flatMap { Self.subject(below: $0) } ?? "ContentView"
        recording = Recording(subject: subject, isApp: host.app != nil, size: host.size)
    }

    /// The name of the first view or app of the program.
    private static func subject(below element: _Element) -> String? {
        if let body = element as? any NamedBodyElement, !body.isOfSystem { return body.bodyName }
        var found: String?
        element.forEachChild { found = found ?? subject(below: $0) }
        return found
    }

    /// Notes a step that is none of a node.
    func note(_ step: Recording.Step) { recording.add(step) }

    /// Notes what the host says.
    func noteChange(from old: HostTraits, to new: HostTraits) {
        if new.colorScheme != old.colorScheme { recording.add(.appearance(isDark: new.colorScheme == .dark)) }
        if new.dynamicTypeSize != old.dynamicTypeSize { recording.add(.textSize("\(new.dynamicTypeSize)")) }
    }

    /// Notes an event before a node takes it.
    func note(_ event: NodeEvent, of node: LayoutNode, in host: ViewHost) {
        let label = label(of: node, in: host)
        switch event {
        case .press: recording.add(label.isEmpty ? .other("a press of a view without a label") : .tap(label))
        case .setValue(let value): recording.add(.slide(label, value: value))
        case .increment: recording.add(.increment(label))
        case .decrement: recording.add(.decrement(label))
        case .dismiss: recording.add(.dismiss)
        case .setText(let text): note(text: text, in: semantics(of: node, in: host), label: label)
        case .submit: recording.add(.submit(label))
        case .pointer(let pointer): note(pointer, in: host)
        case .delete: recording.add(.other("the deletion of a row"))
        case .move: recording.add(.other("the move of a row"))
        case .swipe: recording.add(.other("a swipe"))
        case .refresh: recording.add(.other("a refresh"))
        case .showMenu: recording.add(.other("a context menu"))
        case .perform: recording.add(.other("an accessibility action"))
        case .follow: recording.add(.other("a link in a text"))
        case .key: recording.add(.other("a key"))
        case .drag: recording.add(.other("a drag"))
        case .modifierKeys: recording.add(.other("a modifier key"))
        // Scrolling, the focus and selections follow from what is done next; edits are read once they are made.
        case .pressBegan, .pressEnded, .scroll, .scrollBegan, .scrollReleased, .scrollEnded, .focus, .blur, .edit,
            .select:
            break
        }
    }

    /// Notes what has come of an event.
    func noteResult(of event: NodeEvent, at node: LayoutNode, in host: ViewHost) {
        guard case .edit = event, let field = semantics(of: node, in: host), let text = field.text else { return }
        note(text: text, in: field, label: field.label)
    }

    /// Notes the text of a field. That of a secure field is left out: recordings are kept and shared.
    private func note(text: String, in field: SemanticsNode?, label: String) {
        if case .field(let input) = field?.role, input.kind == .secret {
            recording.add(.other("a text of the secure field “\(label)”"))
        } else {
            recording.add(.enter(text: text, field: label))
        }
    }

    private func note(_ pointer: PointerEvent, in host: ViewHost) {
        switch pointer.phase {
        case .began: press = pointer.location
        case .ended:
            guard let start = press else { return }
            press = nil
            let distance = max(abs(start.x - pointer.location.x), abs(start.y - pointer.location.y))
            guard distance <= Self.tapDistance, let label = labelInFront(at: start, in: host.semantics) else {
                return recording.add(.other("a drag of the pointer"))
            }
            recording.add(.tap(label))
        default: break
        }
    }

    /// The label of the innermost view at a point.
    private func labelInFront(at point: CGPoint, in nodes: [SemanticsNode]) -> String? {
        for node in nodes.reversed() where node.frame.contains(point) {
            if let inner = labelInFront(at: point, in: node.children) { return inner }
            if !node.label.isEmpty { return node.label }
        }
        return nil
    }

    private func label(of node: LayoutNode, in host: ViewHost) -> String {
        semantics(of: node, in: host)?.label ?? node.resolvedSemantics.label ?? ""
    }

    private func semantics(of node: LayoutNode, in host: ViewHost) -> SemanticsNode? {
        SemanticsNode.first(in: host.semantics) {
            $0.node === node || $0.node.semanticsTarget === node.semanticsTarget
        }
    }
}

extension WindowInspection {
    /// True while what is done in the window is recorded.
    package var isRecording: Bool { actions != nil }

    /// The recording that is under way, or the last one; nil if there was none.
    package var recording: Recording? { actions?.recording ?? lastRecording }

    /// Begins to record what is done in the window.
    package func beginRecording() {
        guard let host else { return }
        actions = ActionRecorder(of: host)
    }

    /// Ends the recording that is under way.
    package func endRecording() {
        guard let actions else { return }
        lastRecording = actions.recording
        self.actions = nil
    }

    /// The source of a test that does what was recorded; nil if nothing was.
    package var recordedTest: String? {
        guard let host, let recording else { return nil }
        return recording.test(expecting: host.shownTexts)
    }
}

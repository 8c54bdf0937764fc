@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The recorder of user actions in a window: it converts events of nodes into steps that refer to views by their
/// labels.
@MainActor
final class ActionRecorder {
    private(set) var recording: Recording { didSet { onStep?() } }

    /// Called after a step was added or changed.
    var onStep: (() -> Void)?

    /// The values of the host in the recording.
    private var traits = Recording.firstTraits

    private var pointers = PointerRecorder()

    /// True if the position of a tap within its view matters for the current gesture.
    private var needsPlace = false

    /// The last gesture if nothing was done since: its position and end time, and the number of its steps.
    private var lastGesture: (tap: CGPoint?, time: Double, steps: Int)?

    /// The label of the newly focused view, until it is recorded.
    private var newFocus: String?

    /// The modifier keys that are pressed in the recording.
    private var heldKeys: EventModifiers = []

    /// The label of the dragged view; nil for none.
    private var dragged: String?

    /// The step of a drop until the view accepts or rejects it.
    private var drop: Recording.Step?

    init(of host: ViewHost) {
        let subject = host.tree.root.flatMap { Self.subject(below: $0) } ?? "ContentView"
        recording = Recording(subject: subject, isApp: host.app != nil, size: host.size)
        // The zone of the beginning matters to few, and each place has another.
        traits.timeZone = host.shown.ofHost.timeZone
        record(host.shown.ofHost)
    }

    /// The name of the first view or app of the program.
    private static func subject(below element: _Element) -> String? {
        if let body = element as? any NamedBodyElement, !body.isOfSystem { return body.bodyName }
        var found: String?
        element.forEachChild { found = found ?? subject(below: $0) }
        return found
    }

    /// Records a step that belongs to no node.
    func record(_ step: Recording.Step) { add(step) }

    /// Records changed traits of the host.
    func record(_ new: HostTraits) {
        for step in Recording.steps(from: traits, to: new) { add(step) }
        traits = new
    }

    /// Records an event before a node handles it.
    func record(_ event: NodeEvent, of node: LayoutNode, in host: ViewHost) {
        if case .pointer(let pointer) = event { return record(pointer, at: node, in: host) }
        let semantics = semantics(of: node, in: host)
        let label = semantics?.label ?? node.resolvedSemantics.label ?? ""
        switch event {
        case .press: recordPress(of: semantics, label: label)
        case .setValue(let value): add(.slide(label, value: value))
        case .increment: add(.increment(label))
        case .decrement: add(.decrement(label))
        case .dismiss: add(.dismiss)
        case .setText(let text): record(text: text, in: semantics, label: label)
        case .submit: add(.submit(label))
        case .choose: addRow(semantics) { .select(row: $0) }
        case .delete: addRow(semantics) { .delete(row: $0) }
        case .move(let distance): addRow(semantics) { .move(row: $0, by: distance) }
        case .swipe(let toLeft, let isFull): addRow(semantics) { .swipe(row: $0, toLeft: toLeft, isFull: isFull) }
        case .refresh: add(.refresh)
        case .showMenu: recordMenu(of: semantics)
        case .perform(let action): record(action, of: semantics, label: label)
        case .follow(let link): add(.follow(link: link.absoluteString))
        case .focus: newFocus = label.isEmpty ? semantics?.said : label
        case .key(let stroke): record(stroke)
        case .drag(let drag): record(drag, in: host)
        case .modifierKeys(let held): recordModifiers(held)
        case .scroll(let x, let y): recordScroll(of: node, to: CGPoint(x: x, y: y), in: host)
        // Selections follow from what is done next; edits are read once they are made. Pages and players have events
        // that no user causes.
        case .pointer, .pressBegan, .pressEnded, .scrollBegan, .scrollReleased, .scrollEnded, .blur, .edit, .select,
            .webPage, .player:
            break
        }
    }

    private func add(_ step: Recording.Step) {
        lastGesture = nil
        recording.add(step)
    }

    /// Records a press, which the host may have sent as pointer events, too.
    private func recordPress(of semantics: SemanticsNode?, label: String) {
        if let last = lastGesture, let tap = last.tap, semantics?.frame.contains(tap) ?? false {
            recording.steps.removeLast(min(last.steps, recording.steps.count))
        }
        switch semantics?.role {
        case .listItem: addRow(semantics) { .select(row: $0) }
        case .toggle: add(.toggle(label))
        default: add(label.isEmpty ? .other("a press of a view without a label") : .tap(label))
        }
    }

    /// Adds a step for a row, which is named by its texts.
    private func addRow(_ semantics: SemanticsNode?, _ step: (String) -> Recording.Step) {
        let texts = semantics?.said ?? ""
        add(texts.isEmpty ? .other("an action of a row without a text") : step(texts))
    }

    private func recordMenu(of semantics: SemanticsNode?) {
        let named = semantics.flatMap { SemanticsNode.first(in: [$0]) { !$0.label.isEmpty } }
        add(named.map { .menu($0.label) } ?? .other("a context menu of a view without a label"))
    }

    private func record(_ action: Semantics.Action, of semantics: SemanticsNode?, label: String) {
        switch action {
        case .showMenu: recordMenu(of: semantics)
        case .delete: addRow(semantics) { .delete(row: $0) }
        case .named(let name, _) where !label.isEmpty: add(.perform(action: name, on: label))
        default: add(.other("an accessibility action"))
        }
    }

    // MARK: Keys

    private func record(_ stroke: KeyStroke) {
        guard stroke.phase != .up else { return }
        guard stroke.key != nil else { return add(.other("the key \(stroke.name)")) }
        let key = RecordedKey(name: stroke.name, characters: stroke.characters, modifiers: stroke.modifiers)
        if stroke.phase == .repeated, case .key(var last) = recording.steps.last, last.name == key.name {
            last.repeats += 1
            recording.steps[recording.steps.count - 1] = .key(last)
            return
        }
        if let newFocus, !newFocus.isEmpty { add(.focus(newFocus)) }
        newFocus = nil
        add(.key(key))
    }

    private func recordModifiers(_ keys: EventModifiers) {
        guard keys != heldKeys else { return }
        heldKeys = keys
        add(.hold(keys))
    }

    // MARK: Scrolling

    /// Records the new offset of a scroll view. Hosts also report offsets that the app has set, which are not
    /// recorded.
    private func recordScroll(of node: LayoutNode, to place: CGPoint, in host: ViewHost) {
        if let known = node.scrollOffset, GestureInput.distance(known, place) <= 1 { return }
        let areas = SemanticsNode.all(in: host.semantics, where: \.role.isScrollArea)
        guard let index = areas.firstIndex(where: { $0.node.semanticsTarget === node.semanticsTarget }) else { return }
        add(.scroll(area: index, x: place.x.rounded(), y: place.y.rounded()))
    }

    // MARK: Drags with a drop

    /// Records an event of a drag and drop.
    func record(_ event: DragEvent, in host: ViewHost) {
        switch event.phase {
        case .began: dragged = view(at: event.location, in: host)?.label
        case .moved: break
        case .dropped:
            let target = view(at: event.location, in: host)?.label
            if let dragged, let target, event.items.isEmpty {
                drop = .dragAndDrop(dragged, onto: target)
            } else {
                drop = .other(event.items.isEmpty ? "a drop of views without a label" : "a drop from outside")
            }
            dragged = nil
        case .ended: dragged = nil
        }
    }

    /// Records whether a view has accepted the dropped items.
    func recordDrop(isTaken: Bool) {
        if isTaken, let drop { add(drop) }
        drop = nil
    }

    /// Records the result of an event.
    func recordResult(of event: NodeEvent, at node: LayoutNode, isDone: Bool, in host: ViewHost) {
        if case .drag = event { recordDrop(isTaken: isDone) }
        guard case .edit = event, let field = semantics(of: node, in: host), let text = field.text else { return }
        record(text: text, in: field, label: field.label)
    }

    /// Records the text of a field. That of a secure field is left out: recordings are stored and shared.
    private func record(text: String, in field: SemanticsNode?, label: String) {
        if case .field(let input) = field?.role, input.kind == .secret {
            add(.other("a text of the secure field “\(label)”"))
        } else {
            add(.enter(text: text, field: label))
        }
    }

    // MARK: Pointers

    /// Records an event of a pointer.
    ///
    /// - Parameter node: The node that it went down on; any one later.
    func record(_ event: PointerEvent, at node: LayoutNode?, in host: ViewHost) {
        if event.phase == .began { needsPlace = Self.needsPlace(node) }
        let done = pointers.record(event) { view(at: $0, in: host) ?? view(around: node, in: host) }
        guard let (gesture, start) = done else { return }
        recordModifiers(event.modifiers)
        let last = lastGesture
        let count = recording.steps.count
        let pause = start - (last?.time ?? -.infinity)
        let end = start + (gesture.pointers.flatMap(\.samples).map(\.time).max() ?? 0)
        if case .tap = gesture.kind, let label = gesture.view, !needsPlace {
            let isNext = last?.tap != nil && pause < TapTracker.pause
            switch recording.steps.last {
            case .tap(label) where isNext: recording.steps[count - 1] = .taps(label, count: 2)
            case .taps(label, let taps) where isNext: recording.steps[count - 1] = .taps(label, count: taps + 1)
            default: addGesture(.tap(label), after: pause)
            }
            lastGesture = (event.location, end, recording.steps.count - count)
            // The next press is that of the last of several taps.
            if recording.steps.count == count { lastGesture?.steps = 1 }
        } else {
            addGesture(.gesture(gesture), after: pause)
            lastGesture = (nil, end, recording.steps.count - count)
        }
    }

    /// Forgets a pointer that no view follows.
    func forget(_ event: PointerEvent, in host: ViewHost) {
        var event = event
        event.phase = .cancelled
        record(event, at: nil, in: host)
    }

    /// Adds a step of pointers. If it follows another gesture quickly, the time between them is also a step.
    private func addGesture(_ step: Recording.Step, after pause: Double) {
        if pause < Self.longestPause { recording.add(.wait(seconds: (pause * 100).rounded() / 100)) }
        recording.add(step)
    }

    /// The time in seconds after which a gesture is independent of the previous one. A guess: taps in a row are one
    /// within ``TapTracker/pause``.
    private static let longestPause = 1.0

    /// Returns true if a gesture of a node or its ancestors needs the position of a tap.
    private static func needsPlace(_ node: LayoutNode?) -> Bool {
        var next = node
        while let current = next {
            if let gesture = current as? GestureNode, (gesture.recognizer as? any DragTracking)?.needsPlace ?? false {
                return true
            }
            next = current.parent
        }
        return false
    }

    /// The innermost view with a label at a point, if it is the first with that label: others cannot be found by it.
    private func view(at point: CGPoint, in host: ViewHost) -> (label: String, frame: CGRect)? {
        guard let label = labelInFront(at: point, in: host.semantics), let frame = host.nodes.frame(of: label),
            frame.contains(point)
        else { return nil }
        return (label, frame)
    }

    /// The first labeled view inside the nearest ancestor with a gesture: a text is smaller than the view that is
    /// dragged.
    private func view(around node: LayoutNode?, in host: ViewHost) -> (label: String, frame: CGRect)? {
        var next = node
        while let current = next, !(current is GestureNode) { next = current.parent }
        guard let area = next?.frameInWindow else { return nil }
        let inside = SemanticsNode.first(in: host.semantics) { !$0.label.isEmpty && area.contains($0.frame) }
        // Another view may be the first with the label.
        guard let inside, host.nodes.frame(of: inside.label) == inside.frame else { return nil }
        return (inside.label, inside.frame)
    }

    /// The label of the innermost view at a point.
    private func labelInFront(at point: CGPoint, in nodes: [SemanticsNode]) -> String? {
        for node in nodes.reversed() where node.frame.contains(point) {
            if let inner = labelInFront(at: point, in: node.children) { return inner }
            if !node.label.isEmpty { return node.label }
        }
        return nil
    }

    private func semantics(of node: LayoutNode, in host: ViewHost) -> SemanticsNode? {
        SemanticsNode.first(in: host.semantics) {
            $0.node === node || $0.node.semanticsTarget === node.semanticsTarget
        }
    }
}

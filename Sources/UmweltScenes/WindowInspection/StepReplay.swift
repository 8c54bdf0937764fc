import Foundation

/// The replay of one step of a recording in a window.
@MainActor
struct StepReplay<Stage: ReplayStage> {
    let host: ViewHost

    /// The number of the step in the recording, from 1, for messages.
    let number: Int
    let stage: Stage

    /// The seconds of a finger on the view, and between two taps in a row.
    private static var tapTime: Double { 0.05 }

    /// The greatest number of consecutive taps, for recordings from others.
    private static var mostTaps: Int { 100 }

    /// Does the step.
    ///
    /// - Throws: ``ReplayError`` if no view has the label, or the view cannot perform the step.
    func run(_ step: Recording.Step) throws {
        switch step {
        case .tap(let label): try tap(label)
        case .taps(let label, let count): try tap(label, count: count)
        case .toggle(let label): try send(.press, to: find(label, \.role.isSwitched))
        case .select(let texts): try send(.press, to: row(texts))
        case .gesture(let gesture): try replay(gesture)
        case .wait(let seconds): stage.wait(seconds: seconds)
        case .scroll(let index, let x, let y): try scroll(index, x: x, y: y)
        case .hold(let keys): host.nodes.setModifiers(keys)
        case .focus(let label): try focus(label)
        case .key(let key): try press(key)
        case .delete(let texts): try send(.delete, to: row(texts))
        case .move(let texts, let distance): try send(.move(by: distance), to: row(texts))
        case .swipe(let texts, let toLeft, let isFull):
            try send(.swipe(toLeft: toLeft, isFull: isFull), to: row(texts))
        case .refresh: try refresh()
        case .menu(let label): try showMenu(of: label)
        case .perform(let action, let label): try sendToFirst(.perform(action: .named(name: action)), label)
        case .follow(let link): try follow(link)
        case .dragAndDrop(let label, let target): try drag(label, onto: target)
        case .enter(let text, let field): try enter(text, into: field)
        case .submit(let field): try send(.submit, to: find(field) { $0.text != nil })
        case .slide(let label, let value): try send(.setValue(value: value), to: find(label) { $0.role.isMoved })
        case .increment(let label): try sendToFirst(.increment, label)
        case .decrement(let label): try sendToFirst(.decrement, label)
        case .dismiss: try dismiss()
        case .back: try navigateBack()
        case .undo: host.commands.undo()
        case .redo: host.commands.redo()
        case .appearance, .textSize, .contrast, .bold, .locale, .timeZone, .direction, .flag, .trait:
            try Recording.replay(step, in: &host.traits, fail)
        case .size(let width, let height): host.proposedSize = ProposedViewSize(width: width, height: height)
        case .other(let what): throw fail("the recording lacks the details of \(what).")
        }
    }

    private func fail(_ reason: String) -> ReplayError { ReplayError(step: number, reason: reason) }

    // MARK: Views

    private func find(_ label: String, _ isWanted: (SemanticsNode) -> Bool = { _ in true }) throws -> SemanticsNode {
        guard let node = SemanticsNode.first(in: host.semantics, where: { $0.label == label && isWanted($0) }) else {
            let known = host.nodes.tapLabels.map { "“\($0)”" }.joined(separator: ", ")
            throw fail("there is no such “\(label)” in the window, but \(known.isEmpty ? "nothing" : known).")
        }
        return node
    }

    private func row(_ texts: String) throws -> SemanticsNode {
        let rows = SemanticsNode.all(in: host.semantics) { if case .listItem = $0.role { true } else { false } }
        guard let row = rows.first(where: { $0.said == texts }) else {
            let known = rows.map { "“\($0.said)”" }.joined(separator: ", ")
            throw fail("there is no row “\(texts)” in the window, but \(known.isEmpty ? "none" : known).")
        }
        return row
    }

    private func send(_ event: NodeEvent, to node: SemanticsNode) throws {
        guard node.send(event) else { throw fail("“\(node.label)” is disabled, or does nothing.") }
    }

    /// Sends an event to the first of several views with a label, such as a control and its text, that does something.
    private func sendToFirst(_ event: NodeEvent, _ label: String) throws {
        if SemanticsNode.first(in: host.semantics, where: { $0.label == label && $0.send(event) }) != nil { return }
        throw fail("“\(try find(label).label)” is disabled, or does nothing.")
    }

    // MARK: Pointers

    private func tap(_ label: String) throws {
        _ = try find(label)
        guard try stage.tapView(label) else { throw fail("“\(label)” is disabled, or does nothing.") }
    }

    private func tap(_ label: String, count: Int) throws {
        let place = try find(label).frame.middle
        for _ in 0..<min(count, Self.mostTaps) {
            touch(.began, at: place)
            stage.wait(seconds: Self.tapTime)
            touch(.ended, at: place)
            stage.wait(seconds: Self.tapTime)
        }
    }

    private func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
        host.send(PointerEvent(phase, at: point, time: stage.time, device: .touch, modifiers: host.nodes.heldModifiers))
    }

    /// Repeats the pointer movements of a gesture, with their duration.
    private func replay(_ gesture: RecordedGesture) throws {
        guard let origin = gesture.view.map({ host.nodes.frame(of: $0)?.origin }) ?? .zero else {
            throw fail("there is no “\(gesture.view ?? "")” in the window.")
        }
        let start = stage.time
        var isHeard = false
        for event in gesture.events {
            stage.wait(seconds: max(0, start + event.time - stage.time))
            var event = event
            event.time = stage.time
            event.location.x += origin.x
            event.location.y += origin.y
            event.modifiers = host.nodes.heldModifiers
            if host.send(event) { isHeard = true }
            host.update()
        }
        guard isHeard else { throw fail("no view follows the pointer there.") }
    }

    private func drag(_ label: String, onto target: String) throws {
        let (start, end) = try (find(label).frame.middle, find(target).frame.middle)
        guard host.transfers.send(DragEvent(.began, at: start)) else { throw fail("“\(label)” cannot be dragged.") }
        host.transfers.send(DragEvent(.moved, at: end))
        guard host.transfers.send(DragEvent(.dropped, at: end)) else {
            throw fail(
                "“\(target)” does not accept the drop.")
        }
        stage.finishDrop()
    }

    // MARK: Scroll views and rows

    private func scroll(_ index: Int, x: Double, y: Double) throws {
        let areas = SemanticsNode.all(in: host.semantics, where: \.role.isScrollArea)
        guard areas.indices.contains(index) else { throw fail("there is no such scroll view.") }
        areas[index].send(.scrollBegan)
        areas[index].send(.scroll(x: x, y: y))
        areas[index].send(.scrollEnded)
    }

    private func refresh() throws {
        let area = SemanticsNode.first(in: host.semantics) { node in
            if case .scrollArea(let area) = node.role { area.canRefresh } else { false }
        }
        guard let area else { throw fail("nothing can be pulled down.") }
        try send(.refresh, to: area)
    }

    private func showMenu(of label: String) throws {
        guard let node = SemanticsNode.menuOwner(of: label, in: host.semantics) else {
            throw fail("no view with “\(label)” has a context menu.")
        }
        try send(.perform(action: .showMenu), to: node)
    }

    // MARK: Keyboard and text

    private func focus(_ label: String) throws {
        if let node = SemanticsNode.first(in: host.semantics, where: { $0.label == label && $0.isFocusable }) {
            try send(.focus, to: node)
        } else {
            try send(.focus, to: row(label))
        }
    }

    private func press(_ key: RecordedKey) throws {
        guard let node = SemanticsNode.first(in: host.semantics, where: \.isFocused) else {
            throw fail("no view has the keyboard focus.")
        }
        for stroke in key.strokes { node.send(.key(stroke: stroke)) }
    }

    private func enter(_ text: String, into field: String) throws {
        let node = try find(field) { $0.text != nil }
        if !node.isFocused { try send(.focus, to: node) }
        try send(.setText(text: text), to: find(field) { $0.text != nil })
    }

    private func follow(_ link: String) throws {
        guard let url = URL(string: link),
            SemanticsNode.first(in: host.semantics, where: { $0.send(.follow(link: url)) }) != nil
        else { throw fail("no text has the link \(link).") }
    }

    // MARK: Screens

    private func dismiss() throws {
        guard let dialog = SemanticsNode.first(in: host.semantics, where: { $0.role.isPresentation }) else {
            throw fail("nothing is presented.")
        }
        try send(.dismiss, to: dialog)
    }

    private func navigateBack() throws {
        guard host.navigation.depth > 0 else { throw fail("there is no screen to go back to.") }
        host.navigation.navigateBack(to: host.navigation.depth - 1)
    }
}

extension Semantics.Role {
    var isScrollArea: Bool { if case .scrollArea = self { true } else { false } }

    fileprivate var isSwitched: Bool { if case .toggle = self { true } else { false } }

    fileprivate var isMoved: Bool { if case .slider = self { true } else { false } }

    fileprivate var isPresentation: Bool { if case .dialog = self { true } else { false } }
}

import Foundation

/// The reason why a step of a recording cannot be done.
package struct ReplayError: Error, CustomStringConvertible, Equatable {
    /// The place of the step in the recording, from 1.
    package let step: Int
    package let reason: String

    package var description: String { "Step \(step) of the recording cannot be done: \(reason)" }
}

/// The context of a replay beside a window: its time, and the work that waits.
@MainActor package protocol ReplayStage {
    /// The time of the events of pointers, in seconds.
    var time: Double { get }

    /// Lets time pass, which gestures wait for.
    func wait(seconds: Double)

    /// Taps the view with a label. Returns false if that has no effect.
    func tapView(_ label: String) throws -> Bool

    /// Waits until what was dropped has been loaded and given to its views.
    func finishDrop()
}

extension ViewHost {
    /// Does a step of a recording, and updates.
    ///
    /// - Parameters:
    ///   - number: The place of the step in the recording, from 1, for messages.
    ///   - stage: What knows the time.
    /// - Throws: ``ReplayError`` if no view has the label, or it does not do what the step says.
    package func replay(_ step: Recording.Step, number: Int, on stage: some ReplayStage) throws {
        func fail(_ reason: String) -> ReplayError { ReplayError(step: number, reason: reason) }
        func find(_ label: String, _ isWanted: (SemanticsNode) -> Bool) throws -> SemanticsNode {
            guard let node = SemanticsNode.first(in: semantics, where: { $0.label == label && isWanted($0) }) else {
                let known = tapLabels.map { "“\($0)”" }.joined(separator: ", ")
                throw fail("there is no such “\(label)” in the window, but \(known.isEmpty ? "nothing" : known).")
            }
            return node
        }
        func send(_ event: NodeEvent, to node: SemanticsNode) throws {
            guard node.send(event) else { throw fail("“\(node.label)” is disabled, or does nothing.") }
        }
        // Of several views with a label, such as a control and its text, the first that does something counts.
        func sendToFirst(_ event: NodeEvent, _ label: String) throws {
            if SemanticsNode.first(in: semantics, where: { $0.label == label && $0.send(event) }) != nil { return }
            throw fail("“\(try find(label) { _ in true }.label)” is disabled, or does nothing.")
        }
        func row(_ texts: String) throws -> SemanticsNode {
            let rows = SemanticsNode.all(in: semantics) { if case .listItem = $0.role { true } else { false } }
            guard let row = rows.first(where: { $0.said == texts }) else {
                let known = rows.map { "“\($0.said)”" }.joined(separator: ", ")
                throw fail("there is no row “\(texts)” in the window, but \(known.isEmpty ? "none" : known).")
            }
            return row
        }
        switch step {
        case .tap(let label):
            _ = try find(label) { _ in true }
            guard try stage.tapView(label) else { throw fail("“\(label)” is disabled, or does nothing.") }
        case .taps(let label, let count):
            let place = try find(label) { _ in true }.frame.middle
            for _ in 0..<min(count, Self.mostTaps) {
                touch(.began, at: place, on: stage)
                stage.wait(seconds: Self.tapTime)
                touch(.ended, at: place, on: stage)
                stage.wait(seconds: Self.tapTime)
            }
        case .toggle(let label): try send(.press, to: find(label, \.role.isSwitched))
        case .select(let texts): try send(.press, to: row(texts))
        case .gesture(let gesture):
            guard let origin = gesture.view.map({ frame(of: $0)?.origin }) ?? .zero else {
                throw fail("there is no “\(gesture.view ?? "")” in the window.")
            }
            guard replay(gesture, from: origin, on: stage) else { throw fail("no view follows the pointer there.") }
        case .wait(let seconds): stage.wait(seconds: seconds)
        case .scroll(let index, let x, let y):
            let areas = SemanticsNode.all(in: semantics, where: \.role.isScrollArea)
            guard areas.indices.contains(index) else { throw fail("there is no such scroll view.") }
            areas[index].send(.scrollBegan)
            areas[index].send(.scroll(x: x, y: y))
            areas[index].send(.scrollEnded)
        case .hold(let keys): hold(keys)
        case .focus(let label):
            if let node = SemanticsNode.first(in: semantics, where: { $0.label == label && $0.isFocusable }) {
                try send(.focus, to: node)
            } else {
                try send(.focus, to: row(label))
            }
        case .key(let key):
            guard let node = SemanticsNode.first(in: semantics, where: \.isFocused) else {
                throw fail("no view has the keyboard focus.")
            }
            for stroke in key.strokes { node.send(.key(stroke: stroke)) }
        case .delete(let texts): try send(.delete, to: row(texts))
        case .move(let texts, let distance): try send(.move(by: distance), to: row(texts))
        case .swipe(let texts, let toLeft, let isFull):
            try send(.swipe(toLeft: toLeft, isFull: isFull), to: row(texts))
        case .refresh:
            let area = SemanticsNode.first(in: semantics) { node in
                if case .scrollArea(let area) = node.role { area.canRefresh } else { false }
            }
            guard let area else { throw fail("nothing can be pulled down.") }
            try send(.refresh, to: area)
        case .menu(let label):
            guard let node = SemanticsNode.menuOwner(of: label, in: semantics) else {
                throw fail("no view with “\(label)” has a context menu.")
            }
            try send(.perform(action: .showMenu), to: node)
        case .perform(let action, let label): try sendToFirst(.perform(action: .named(name: action)), label)
        case .follow(let link):
            guard let url = URL(string: link),
                SemanticsNode.first(in: semantics, where: { $0.send(.follow(link: url)) }) != nil
            else { throw fail("no text has the link \(link).") }
        case .dragAndDrop(let label, let target):
            let (start, end) = try (find(label) { _ in true }.frame.middle, find(target) { _ in true }.frame.middle)
            guard self.send(DragEvent(.began, at: start)) else { throw fail("“\(label)” cannot be dragged.") }
            self.send(DragEvent(.moved, at: end))
            guard self.send(DragEvent(.dropped, at: end)) else { throw fail("“\(target)” does not take it.") }
            stage.finishDrop()
        case .enter(let text, let field):
            let node = try find(field) { $0.text != nil }
            if !node.isFocused { try send(.focus, to: node) }
            try send(.setText(text: text), to: find(field) { $0.text != nil })
        case .submit(let field): try send(.submit, to: find(field) { $0.text != nil })
        case .slide(let label, let value): try send(.setValue(value: value), to: find(label) { $0.role.isMoved })
        case .increment(let label): try sendToFirst(.increment, label)
        case .decrement(let label): try sendToFirst(.decrement, label)
        case .dismiss:
            guard let dialog = SemanticsNode.first(in: semantics, where: { $0.role.isPresentation }) else {
                throw fail("nothing is presented.")
            }
            try send(.dismiss, to: dialog)
        case .back:
            guard navigationDepth > 0 else { throw fail("there is no screen to go back to.") }
            goBack(to: navigationDepth - 1)
        case .undo: undo()
        case .redo: redo()
        case .appearance(let isDark): traits.colorScheme = isDark ? .dark : .light
        case .textSize(let name):
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
                throw fail("“\(name)” is no size of text.")
            }
            traits.dynamicTypeSize = size
        case .contrast(let isIncreased): traits.colorSchemeContrast = isIncreased ? .increased : .standard
        case .bold(let isBold): traits.legibilityWeight = isBold ? .bold : nil
        case .locale(let identifier): traits.locale = Locale(identifier: identifier)
        case .timeZone(let identifier):
            guard let zone = TimeZone(identifier: identifier) else { throw fail("“\(identifier)” is no time zone.") }
            traits.timeZone = zone
        case .direction(let isRightToLeft): traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        case .flag(let name, let isOn):
            guard Recording.set(name, to: isOn, in: &traits) else { throw fail("the host has no “\(name)”.") }
        case .size(let width, let height):
            proposedSize = ProposedViewSize(width: width, height: height)
        case .other(let what): throw fail("\(what) was done, which is not recorded.")
        }
        update()
    }

    /// All visible texts, in reading order: first those behind a presentation, if that does not cover them.
    package var shownTexts: [String] {
        func texts(of node: SemanticsNode) -> [String] {
            (node.role == .text ? [node.label] : []) + node.children.flatMap(texts)
        }
        return visibleSemantics.flatMap(texts)
    }
}

extension ViewHost {
    /// The seconds of a finger on the view, and between two taps in a row.
    private static let tapTime = 0.05

    /// The greatest number of taps in a row, of a recording that others may have written.
    private static let mostTaps = 100

    @discardableResult
    private func touch(_ phase: PointerEvent.Phase, at point: CGPoint, on stage: some ReplayStage) -> Bool {
        send(PointerEvent(phase, at: point, time: stage.time, device: .touch, modifiers: heldModifiers))
    }

    /// Does what the pointers of a gesture did, as long as they did it. Returns false if no view follows them.
    private func replay(_ gesture: RecordedGesture, from origin: CGPoint, on stage: some ReplayStage) -> Bool {
        let start = stage.time
        var isHeard = false
        for event in gesture.events {
            stage.wait(seconds: max(0, start + event.time - stage.time))
            var event = event
            event.time = stage.time
            event.location.x += origin.x
            event.location.y += origin.y
            event.modifiers = heldModifiers
            if send(event) { isHeard = true }
            update()
        }
        return isHeard
    }
}

extension Semantics.Role {
    var isScrollArea: Bool { if case .scrollArea = self { true } else { false } }

    fileprivate var isSwitched: Bool { if case .toggle = self { true } else { false } }

    fileprivate var isMoved: Bool { if case .slider = self { true } else { false } }

    fileprivate var isPresentation: Bool { if case .dialog = self { true } else { false } }
}

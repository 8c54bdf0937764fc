import Foundation

/// The reason why a step of a recording cannot be done.
package struct ReplayError: Error, CustomStringConvertible, Equatable {
    /// The place of the step in the recording, from 1.
    package let step: Int
    package let reason: String

    package var description: String { "Step \(step) of the recording cannot be done: \(reason)" }
}

extension ViewHost {
    /// Does a step of a recording, and updates.
    ///
    /// - Parameters:
    ///   - number: The place of the step in the recording, from 1, for messages.
    ///   - tap: Taps a label; by default only what a press reaches is tapped, and not what follows a finger.
    /// - Throws: ``ReplayError`` if no view has the label, or it does not do what the step says.
    package func replay(_ step: Recording.Step, number: Int, tap: ((String) throws -> Void)? = nil) throws {
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
        switch step {
        case .tap(let label):
            if let tap {
                try tap(label)
            } else {
                try sendToFirst(.press, label)
            }
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

extension Semantics.Role {
    fileprivate var isMoved: Bool { if case .slider = self { true } else { false } }

    fileprivate var isPresentation: Bool { if case .dialog = self { true } else { false } }
}

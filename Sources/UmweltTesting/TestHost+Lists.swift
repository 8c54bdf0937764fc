import Foundation
import Umwelt

extension TestHost {
    /// What the rows of all lists say that have been made, from top to bottom.
    public var rows: [String] { find { if case .listItem = $0.role { true } else { false } }.map(\.said) }

    /// The rows that are selected, by what they say.
    public var selectedRows: [String] { find { $0.role.isSelectedRow }.map(\.said) }

    /// Scrolls the first thing that scrolls to a place, in points from its content's top left corner, as its user would.
    /// Answers false if there is none, or it does not scroll.
    @discardableResult
    public func scroll(to place: CGPoint) -> Bool {
        let areas = find { if case .scrollArea = $0.role { true } else { false } }
        act(on: areas.first, .scrollBegan)
        guard act(on: areas.first, .scroll(x: place.x, y: place.y)) else { return false }
        act(on: areas.first, .scrollEnded)
        return true
    }

    /// Presses a row, by what it says: selects it, or presses the button in it. Answers false if there is none, or
    /// nothing comes of it.
    @discardableResult
    public func select(_ row: String) -> Bool { act(on: self.row(row), .press) }

    /// Deletes a row, by what it says. Answers false if there is none, or it cannot be deleted.
    @discardableResult
    public func delete(_ row: String) -> Bool { act(on: self.row(row), .delete) }

    /// Moves a row, by what it says, past so many others, upwards if negative. Answers false if there is none, or it
    /// cannot be moved.
    @discardableResult
    public func move(_ row: String, by distance: Int) -> Bool { act(on: self.row(row), .move(by: distance)) }

    /// Swipes a row, by what it says, to the left or to the right, across all of it or not. Answers false if there is
    /// none, or nothing comes of it.
    @discardableResult
    public func swipe(_ row: String, toLeft: Bool, isFull: Bool = false) -> Bool {
        act(on: self.row(row), .swipe(toLeft: toLeft, isFull: isFull))
    }

    private func row(_ name: String) -> SemanticsNode? {
        find { if case .listItem = $0.role { $0.said == name } else { false } }.first
    }

    @discardableResult
    private func act(on node: SemanticsNode?, _ event: NodeEvent) -> Bool {
        guard let node else { return false }
        let isDone = node.send(event)
        update()
        return isDone
    }

    private func find(_ isWanted: (SemanticsNode) -> Bool) -> [SemanticsNode] {
        func search(_ nodes: [SemanticsNode]) -> [SemanticsNode] {
            nodes.flatMap { (isWanted($0) ? [$0] : []) + search($0.children) }
        }
        return search(semantics)
    }
}

extension SemanticsNode {
    /// The texts inside.
    fileprivate var said: String {
        func texts(of node: SemanticsNode) -> [String] {
            node.role == .text ? [node.label] : node.children.flatMap(texts)
        }
        return texts(of: self).joined(separator: " ")
    }
}

extension Semantics.Role {
    fileprivate var isSelectedRow: Bool {
        if case .listItem(let item) = self { item.isSelected == true } else { false }
    }
}

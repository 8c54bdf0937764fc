import Foundation
import Umwelt

extension TestHost {
    /// The texts of each realised row of all lists, from top to bottom.
    public var rows: [String] { find { if case .listItem = $0.role { true } else { false } }.map(\.said) }

    /// The texts of each selected row.
    public var selectedRows: [String] { find { $0.role.isSelectedRow }.map(\.said) }

    /// Scrolls a scroll view as a user would. Returns false if there is no such scroll view, or it does not scroll.
    ///
    /// - Parameters:
    ///   - place: The new position, in points from the top left corner of the content.
    ///   - index: The index of the scroll view among those of the window, in reading order, from 0.
    @discardableResult
    public func scroll(to place: CGPoint, area index: Int = 0) -> Bool {
        let areas = find { if case .scrollArea = $0.role { true } else { false } }
        guard areas.indices.contains(index) else { return false }
        act(on: areas[index], .scrollBegan)
        guard act(on: areas[index], .scroll(x: place.x, y: place.y)) else { return false }
        act(on: areas[index], .scrollEnded)
        return true
    }

    /// Presses a row, by its texts: selects it, or presses the button in it.
    ///
    /// - Parameter row: The texts of the row.
    /// - Returns: False if there is no such row, or the press has no effect; otherwise true.
    @discardableResult
    public func select(_ row: String) -> Bool { act(on: self.row(row), .press) }

    /// Moves the selection to a row, by its texts, as an arrow key does.
    ///
    /// - Parameter row: The texts of the row.
    /// - Returns: False if there is no such row, or it does not become selected; otherwise true.
    @discardableResult
    public func moveSelection(to row: String) -> Bool { act(on: self.row(row), .choose) }

    /// Deletes a row, by its texts.
    ///
    /// - Parameter row: The texts of the row.
    /// - Returns: False if there is no such row, or it cannot be deleted; otherwise true.
    @discardableResult
    public func delete(_ row: String) -> Bool { act(on: self.row(row), .delete) }

    /// Moves a row, by its texts. Returns false if there is no such row, or it cannot be moved.
    ///
    /// - Parameter distance: The number of rows to pass, negative for upwards.
    @discardableResult
    public func move(_ row: String, by distance: Int) -> Bool { act(on: self.row(row), .move(by: distance)) }

    /// Drags a row, found by its texts, in a list that is not in edit mode, as a user does by dragging the row itself.
    /// Returns false if there is no such row, or it cannot be dragged.
    ///
    /// A mouse moves from the middle of the row past the middle of the last row that it passes. A row that is not
    /// visible is moved without a pointer.
    ///
    /// - Parameter distance: The number of rows to pass, negative for upwards.
    @discardableResult
    public func drag(row name: String, by distance: Int) -> Bool {
        guard let row = row(name), case .listItem(let item) = row.role, item.canMove else { return false }
        let start = row.frame.middle
        if isFingerFree, let target = row.hostNode.row(after: distance),
            surface.input.movedRow(at: start) == row.hostNode
        {
            let end = CGPoint(x: start.x, y: target.frame.midY + (distance < 0 ? -1 : 1))
            return stroke(from: start, to: end, with: .mouse)
        }
        act(on: row, .pressBegan)
        let isMoved = act(on: row, .move(by: distance))
        act(on: self.row(name), .pressEnded)
        return isMoved
    }

    /// Swipes a row, by its texts. Returns false if there is no such row, or the swipe has no effect.
    ///
    /// A finger moves by a quarter of the row's width, or by nine tenths for a full swipe, but at least by 60 points. A
    /// row that no finger reaches, such as one out of sight or less than 120 points wide, is swiped without one.
    ///
    /// - Parameter isFull: If true, the swipe crosses all of the row.
    @discardableResult
    public func swipe(_ row: String, toLeft: Bool, isFull: Bool = false) -> Bool {
        guard let row = self.row(row) else { return false }
        let width = row.frame.width
        let distance = max(width * (isFull ? 0.9 : 0.25), Self.shortSwipe)
        // In a narrow row, a short swipe would be a full one.
        let isPossible = isFull || distance < width / 2
        let isDone = isPossible ? swipe(row, by: toLeft ? -distance : distance) : nil
        return isDone ?? act(on: row, .swipe(toLeft: toLeft, isFull: isFull))
    }

    /// The least distance in points of a finger that swipes something.
    private static let shortSwipe: CGFloat = 60

    /// Swipes a row or a page of a tab view by a finger. Returns false if that has no effect; nil if no finger reaches
    /// the node.
    func swipe(_ node: SemanticsNode, by distance: CGFloat) -> Bool? {
        let frame = node.frame
        let edge = distance < 0 ? frame.maxX - 20 : frame.minX + 20
        let starts = [edge, frame.midX].map { CGPoint(x: $0, y: frame.midY) }
        guard isFingerFree,
            let start = starts.first(where: { surface.input.swiped(at: $0) == node.hostNode })
        else { return nil }
        return stroke(from: start, to: CGPoint(x: start.x + distance, y: start.y))
    }

    /// Returns the first row whose texts equal a name, or else the first row that contains a text with that name among
    /// others; nil if there is none.
    func row(_ name: String) -> SemanticsNode? {
        let rows = find { if case .listItem = $0.role { true } else { false } }
        return rows.first { $0.said == name }
            ?? rows.first { row in SemanticsNode.first(in: row.children) { $0.said == name } != nil }
    }

    @discardableResult
    private func act(on node: SemanticsNode?, _ event: NodeEvent) -> Bool {
        guard let node else { return false }
        let isDone = node.send(event)
        update()
        return isDone
    }

    private func find(_ isWanted: (SemanticsNode) -> Bool) -> [SemanticsNode] {
        SemanticsNode.all(in: semantics, where: isWanted)
    }
}

extension HostNode {
    /// The row that is a number of rows below this row (above it if negative); nil if there is none.
    fileprivate func row(after distance: Int) -> HostNode? {
        let rows = parent?.rows ?? []
        guard let index = rows.firstIndex(of: self), distance != 0 else { return nil }
        return rows.indices.contains(index + distance) ? rows[index + distance] : nil
    }
}

extension Semantics.Role {
    fileprivate var isSelectedRow: Bool {
        if case .listItem(let item) = self { item.isSelected == true } else { false }
    }
}

internal import CGTK
import Foundation
import Umwelt

/// A row of a list that a pointer moves aside, which uncovers what else can be done with the row.
@MainActor
struct RowSwipe {
    private let row: HostNode
    private let shown: ShownNode
    private let start: CGPoint
    private let directions: [ListItemSemantics.Swipe]
    private unowned let window: HostWindow

    /// The way that a pointer goes to uncover the actions, in points, and the part of the row's width that it goes to
    /// do the first of them: as in the browser.
    private static let threshold: CGFloat = 40
    private static let wholePart: CGFloat = 0.6

    /// Finds the innermost row that can be swiped among nodes; nil for none, and for a row in which something else
    /// follows the pointer.
    init?(_ path: [HostNode], at start: CGPoint, in window: HostWindow) {
        for node in path {
            if node.interest.events.contains(.drags) { return nil }
            guard case .listItem(let item) = node.semantics.role else { continue }
            guard !item.swipes.isEmpty, let shown = window.tree.node(node.id) else { return nil }
            row = node
            self.shown = shown
            self.start = start
            directions = item.swipes
            self.window = window
            return
        }
        return nil
    }

    /// Returns the way from the start, as far as the row can be moved that way.
    private func distance(to place: CGPoint) -> CGFloat {
        let distance = place.x - start.x
        return directions.contains(distance < 0 ? .toLeft : .toRight) ? distance : 0
    }

    /// Moves the row with the pointer.
    func follow(to place: CGPoint) { show(distance(to: place) / 2) }

    /// Lets the row go, and uncovers its actions if it has been moved far enough.
    func end(at place: CGPoint, isCancelled: Bool) {
        show(0)
        let distance = distance(to: place)
        guard !isCancelled, abs(distance) >= Self.threshold else { return }
        row.send(.swipe(toLeft: distance < 0, isFull: abs(distance) > row.frame.width * Self.wholePart))
    }

    private func show(_ shift: CGFloat) {
        shown.shift = CGPoint(x: shift, y: 0)
        window.redraw()
    }
}

/// A row of a list that a pointer drags to another place among the others, by its grip or as it is.
@MainActor
struct RowMove {
    private let grip: HostNode
    private let row: ShownNode
    private let list: ShownNode
    private let rows: [ShownNode]
    private let index: Int
    private let start: CGPoint
    private let scrolled: CGFloat
    private unowned let window: HostWindow

    /// Returns the innermost row among nodes, if it is dragged as it is; nil also where something in it follows the
    /// pointer.
    static func row(among path: [HostNode]) -> HostNode? {
        for node in path {
            if node.interest.events.contains(.drags) { return nil }
            if case .slider = node.semantics.role { return nil }
            if case .listItem(let item) = node.semantics.role { return item.canMove ? node : nil }
        }
        return nil
    }

    /// Begins to drag the row of a grip, or a row; nil for a grip that is in none.
    init?(_ grip: HostNode, at start: CGPoint, in window: HostWindow) {
        var node = window.tree.node(grip.id)
        while let current = node, !current.isRow { node = current.parent }
        guard let row = node, let list = row.parent else { return nil }
        let rows = list.children.filter(\.isRow).sorted { $0.frame.minY < $1.frame.minY }
        guard let index = rows.firstIndex(where: { $0 === row }) else { return nil }
        self.grip = grip
        self.row = row
        self.list = list
        self.rows = rows
        self.index = index
        self.start = start
        self.window = window
        scrolled = list.scrolledAround
        // Rows that move come to rest, and those that are dragged to their new places don't go there once more.
        grip.send(.pressBegan)
        list.heldChild = row
    }

    /// The way of the row for a place of the pointer.
    private func distance(to place: CGPoint) -> CGFloat { place.y - start.y + list.scrolledAround - scrolled }

    /// The number of rows that the row has passed, backwards if negative.
    private func passed(_ distance: CGFloat) -> Int {
        let middle = row.frame.midY + distance
        return rows[(index + 1)...].count { $0.frame.midY < middle } - rows[..<index].count { $0.frame.midY > middle }
    }

    /// Moves the row with the pointer, and makes room for it among the others.
    func follow(to place: CGPoint) {
        let distance = distance(to: place)
        let passed = passed(distance)
        for (other, node) in rows.enumerated() where other != index {
            let isPassed = other > index ? other <= index + passed : other >= index + passed
            node.shift.y = isPassed ? (other > index ? -row.frame.height : row.frame.height) : 0
        }
        row.shift.y = distance
        window.redraw()
    }

    /// Lets the row go, to where it is then.
    func end(at place: CGPoint, isCancelled: Bool) {
        let passed = passed(distance(to: place))
        for node in rows { node.shift = .zero }
        list.heldChild = nil
        if !isCancelled, passed != 0 { grip.send(.move(by: passed)) }
        grip.send(.pressEnded)
        window.redraw()
    }
}

extension ShownNode {
    /// True if the node is a row of a list.
    fileprivate var isRow: Bool { if case .listItem = semantics.role { true } else { false } }

    /// The distance by which the nearest viewport around the node is scrolled down, in points.
    fileprivate var scrolledAround: CGFloat {
        var node: ShownNode? = self
        while let current = node {
            if current.scrollArea != nil { return current.scrollOffset.y }
            node = current.parent
        }
        return 0
    }
}

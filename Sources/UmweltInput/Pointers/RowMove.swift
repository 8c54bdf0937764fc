import Foundation
import Umwelt

/// A list row that a pointer drags to another position, by its grip or directly.
@MainActor
struct RowMove {
    private let grip: HostNode
    private let row: HostNode
    private let list: HostNode
    private let rows: [HostNode]
    private let index: Int
    private let start: CGPoint
    private let scrolled: CGFloat
    private unowned let surface: any InputSurface

    /// Returns the innermost row among nodes, if it can be dragged directly; nil also if a gesture or a slider in it
    /// follows the pointer.
    static func row(among path: [HostNode]) -> HostNode? {
        for node in path {
            if node.interest.events.contains(.drags) { return nil }
            if case .slider = node.semantics.role { return nil }
            if case .listItem(let item) = node.semantics.role { return item.canMove ? node : nil }
        }
        return nil
    }

    /// Starts dragging the row of a grip, or a row; nil for a grip outside a row.
    init?(_ grip: HostNode, at start: CGPoint, on surface: any InputSurface) {
        guard let row = grip.path.first(where: \.isRow), let list = row.parent else { return nil }
        let rows = list.rows
        guard let index = rows.firstIndex(of: row) else { return nil }
        self.grip = grip
        self.row = row
        self.list = list
        self.rows = rows
        self.index = index
        self.start = start
        self.surface = surface
        scrolled = list.scrolledAround
        // Rows that move come to rest, and rows that are dragged to their new places don't move there once more.
        grip.send(.pressBegan)
        surface.raise(row, in: list)
    }

    /// The distance of the row for a position of the pointer.
    private func distance(to point: CGPoint) -> CGFloat { point.y - start.y + list.scrolledAround - scrolled }

    /// Returns the number of rows that the row has passed, negative for upwards.
    private func passed(_ distance: CGFloat) -> Int {
        let middle = row.frameForHosts.midY + distance
        return rows[(index + 1)...].count { $0.frameForHosts.midY < middle }
            - rows[..<index].count { $0.frameForHosts.midY > middle }
    }

    /// Moves the row with the pointer, and opens a gap for it between the others.
    func follow(to point: CGPoint) {
        let distance = distance(to: point)
        let passed = passed(distance)
        let height = row.frameForHosts.height
        for (other, node) in rows.enumerated() where other != index {
            let isPassed = other > index ? other <= index + passed : other >= index + passed
            surface.offset(node, by: CGPoint(x: 0, y: isPassed ? (other > index ? -height : height) : 0))
        }
        surface.offset(row, by: CGPoint(x: 0, y: distance))
        surface.redraw()
    }

    /// Releases the row at its current position.
    ///
    /// - Returns: False if the row does not move.
    func end(at point: CGPoint, isCancelled: Bool) -> Bool {
        let passed = passed(distance(to: point))
        for node in rows { surface.offset(node, by: .zero) }
        surface.raise(nil, in: list)
        let isMoved = !isCancelled && passed != 0 && grip.send(.move(by: passed))
        grip.send(.pressEnded)
        surface.redraw()
        return isMoved
    }
}

extension HostNode {
    /// True if the node is a row of a list.
    fileprivate var isRow: Bool { if case .listItem = semantics.role { true } else { false } }

    /// The rows of a list that are laid out now, from the top.
    package var rows: [HostNode] {
        children.filter(\.isRow).sorted { $0.frameForHosts.minY < $1.frameForHosts.minY }
    }

    /// The vertical scroll offset of the nearest scroll view around the node, in points.
    fileprivate var scrolledAround: CGFloat { path.lazy.compactMap(\.scrollOffset).first?.y ?? 0 }
}

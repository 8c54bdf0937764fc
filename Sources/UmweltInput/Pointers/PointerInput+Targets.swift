import Foundation
import Umwelt
import UmweltRendering

// The targets of a pointer at a point of the window: controls, rows, pages, links and cursors.
extension PointerInput {
    /// Returns the control that a press at a point would press; nil for none.
    func control(at point: CGPoint) -> HostNode? { press(at: point)?.press.control }

    /// Returns the row or the page that a sideways movement from a point would swipe; nil for none.
    func swiped(at point: CGPoint) -> HostNode? {
        guard let (press, path) = press(at: point), press.slider == nil else { return nil }
        return SidewaysSwipe(path, at: point, on: surface)?.node
    }

    /// True if a finger that moves up or down at a point scrolls, and neither moves a slider nor a row.
    func scrolls(at point: CGPoint) -> Bool {
        guard let (press, path) = press(at: point) else { return true }
        return press.slider == nil && !path.contains { $0.semantics.role == .grip }
    }

    /// Returns the press that a pointer would start at a point, and the nodes there; nil if no view can be reached.
    private func press(at point: CGPoint) -> (press: PointerPress, path: [HostNode])? {
        let path = view.nodes.at(point)
        guard path.first?.isReachable == true else { return nil }
        var press = PointerPress(PointerEvent(.began, at: point, time: 0))
        findTargets(of: &press, in: path)
        return (press, path)
    }

    /// Returns the row that a mouse at a point would drag to another place; nil for none.
    func movedRow(at point: CGPoint) -> HostNode? {
        let path = view.nodes.at(point)
        return path.first?.isReachable == true ? RowMove.row(among: path) : nil
    }

    /// Finds the possible outcomes of a press on a path of nodes, innermost first.
    func findTargets(of press: inout PointerPress, in path: [HostNode]) {
        var isPressTaken = false
        for node in path {
            if press.draggable == nil, node.interest.events.contains(.carries) { press.draggable = node }
            if isPressTaken { continue }
            let semantics = node.semantics
            if case .slider = semantics.role, semantics.isEnabled { press.slider = node }
            if press.control == nil, node.isControl, semantics.isEnabled, semantics.isPressedByPointers {
                press.control = node
            }
            if case .listItem(let item) = semantics.role, press.control == nil, press.row == nil, item.isPressable {
                press.row = node
            }
            // A gesture of a view has the press for itself. A view around it can still be dragged.
            isPressTaken = node.interest.events.contains(.presses) && press.control == nil && press.row == nil
        }
    }

    /// Returns the link in a text at a point, and the node of the text; nil for none.
    func link(at point: CGPoint, _ path: [HostNode]) -> (node: HostNode, target: URL)? {
        guard let node = path.first, case .text = node.semantics.role else { return nil }
        let frame = node.frame
        return node.items.link(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)).map { (node, $0) }
    }

    /// Returns the cursor for a point.
    func cursor(at point: CGPoint) -> PointerCursor {
        // Only the innermost control counts, but it may be in a view whose author has set a style.
        var isInControl = false
        let path = view.nodes.at(point)
        if link(at: point, path) != nil { return PointerCursor(.link) }
        for node in path {
            if let cursor = node.interest.cursor { return PointerCursor(cursor, picture: node.interest.cursorPicture) }
            if isInControl { continue }
            switch node.semantics.role {
            case .link: return PointerCursor(.link)
            case .grip: return PointerCursor(.grab)
            case .content, .text: break
            default: isInControl = true
            }
        }
        return PointerCursor(.arrow)
    }
}

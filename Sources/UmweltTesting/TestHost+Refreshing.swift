import Foundation
import Umwelt

extension TestHost {
    /// Pulls down the first list or other scroll view that can be refreshed so, by a finger that moves by 100 points
    /// from its middle. Returns false if there is no such view, or if it is already refreshing.
    ///
    /// A scroll view that is not at its top, or whose middle is not visible, is refreshed without a finger.
    @discardableResult
    public func refresh() -> Bool {
        let area = SemanticsNode.first(in: semantics) { node in
            if case .scrollArea(let area) = node.role { area.canRefresh } else { false }
        }
        guard let area else { return false }
        let start = area.frame.middle
        if isFingerFree, surface.input.pulledArea(at: start) == area.hostNode {
            return stroke(from: start, to: CGPoint(x: start.x, y: start.y + 100))
        }
        let isStarted = area.send(.refresh)
        update()
        return isStarted
    }
}

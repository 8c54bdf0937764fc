import Foundation
@_spi(Kernel) import Umwelt

/// The search for the position of a popover or menu beside its anchor, wholly inside of the window.
struct AnchoredPlacement {
    /// The frame of the anchor, in window coordinates.
    let target: CGRect
    let window: CGSize

    /// The least distance to the window's edges, in points.
    let margin: CGFloat

    /// The distance to the target, in points.
    let distance: CGFloat
    let isRightToLeft: Bool

    /// Returns the sides of the target in the order of preference: the requested side, the opposite side, the others.
    private func sides(_ wanted: Edge?) -> [Edge] {
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        let usual: [Edge] = [.bottom, .top, .trailing, .leading]
        guard let wanted, let other = opposite[wanted] else { return usual }
        return [wanted, other] + usual.filter { $0 != wanted && $0 != other }
    }

    private func isLeft(_ edge: Edge) -> Bool { (edge == .leading) != isRightToLeft }

    /// Returns the space at a side of the target, in points.
    private func room(at edge: Edge) -> CGSize {
        let (width, height) = (window.width - 2 * margin, window.height - 2 * margin)
        let free: CGSize =
            switch edge {
            case .top: CGSize(width: width, height: target.minY - distance - margin)
            case .bottom: CGSize(width: width, height: window.height - target.maxY - distance - margin)
            case .leading, .trailing:
                CGSize(
                    width: (isLeft(edge) ? target.minX : window.width - target.maxX) - distance - margin,
                    height: height)
            }
        return CGSize(width: max(free.width, 0), height: max(free.height, 0))
    }

    /// Finds the side with enough space, the frame there, and the proposal of the content: its ideal size, if that
    /// fits.
    ///
    /// - Parameters:
    ///   - wanted: The side to try first; nil for below the target.
    ///   - isAtStart: If true, a frame above or below the target is aligned to its leading edge; otherwise both are
    ///     centered.
    ///   - size: Measures the content.
    /// - Returns: The side, the frame in window coordinates, and the proposal. If no side has enough space, the first
    ///   one of those with the least missing space.
    func find(
        at wanted: Edge?, isAtStart: Bool = false, size: (ProposedViewSize) -> CGSize
    ) -> (side: Edge, frame: CGRect, proposal: ProposedViewSize) {
        let candidates = sides(wanted).map { edge in
            let room = room(at: edge)
            let width = min(size(.unspecified).width, room.width)
            let height = min(size(ProposedViewSize(width: width, height: nil)).height, room.height)
            let proposal = ProposedViewSize(width: width, height: height)
            let taken = size(proposal)
            // A side lacks space for a frame that is larger than it, and for height that the content would need.
            let overlap = max(taken.width - room.width, 0) + max(taken.height - room.height, 0)
            let missing = size(ProposedViewSize(width: width, height: nil)).height - height
            return (edge: edge, size: taken, proposal: proposal, lack: overlap + max(missing, 0))
        }
        // The first of the placements that lack the least space.
        let best = candidates.dropFirst().reduce(candidates[0]) { $1.lack < $0.lack ? $1 : $0 }
        return (best.edge, frame(of: best.size, at: best.edge, isAtStart: isAtStart), best.proposal)
    }

    private func frame(of size: CGSize, at edge: Edge, isAtStart: Bool) -> CGRect {
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        switch edge {
        case .top: origin.y = target.minY - distance - size.height
        case .bottom: origin.y = target.maxY + distance
        case .leading, .trailing: origin.x = isLeft(edge) ? target.minX - distance - size.width : target.maxX + distance
        }
        if isAtStart && (edge == .top || edge == .bottom) {
            origin.x = isRightToLeft ? target.maxX - size.width : target.minX
        }
        origin.x = max(min(origin.x, window.width - margin - size.width), margin)
        origin.y = max(min(origin.y, window.height - margin - size.height), margin)
        return CGRect(origin: origin, size: size)
    }

    /// Returns the tip of an arrow from the frame to the target: the middle of the target's side, limited by the
    /// frame's rounded corners, in window coordinates.
    ///
    /// - Parameter clearance: The distance of the tip from the corners of the frame, in points.
    func tip(at edge: Edge, of frame: CGRect, clearance: CGFloat) -> CGPoint {
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low > high ? (low + high) / 2 : min(max(value, low), high)
        }
        let x = clamp(target.midX, frame.minX + clearance, frame.maxX - clearance)
        let y = clamp(target.midY, frame.minY + clearance, frame.maxY - clearance)
        switch edge {
        case .top: return CGPoint(x: x, y: frame.maxY + distance)
        case .bottom: return CGPoint(x: x, y: frame.minY - distance)
        case .leading, .trailing:
            return CGPoint(x: isLeft(edge) ? frame.maxX + distance : frame.minX - distance, y: y)
        }
    }
}

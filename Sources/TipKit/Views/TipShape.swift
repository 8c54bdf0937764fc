import SwiftUI
import UmweltControls

/// The outline of a tip: a rounded rectangle with an arrow in the middle of an edge.
struct TipShape: Shape {
    /// The edge with the arrow; nil for none.
    let arrowEdge: Edge?
    let cornerRadius: CGFloat
    let isRightToLeft: Bool

    /// The corner radius in two public re-creations of Apple's view.
    static let defaultRadius: CGFloat = 12

    func path(in rect: CGRect) -> Path {
        guard let arrowEdge else { return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous) }
        // The direction from the tip of the arrow to the bubble.
        let start: CGFloat = isRightToLeft ? -1 : 1
        let direction =
            switch arrowEdge {
            case .top: CGVector(dx: 0, dy: 1)
            case .bottom: CGVector(dx: 0, dy: -1)
            case .leading: CGVector(dx: start, dy: 0)
            case .trailing: CGVector(dx: -start, dy: 0)
            }
        let length = PopoverArrow.length
        let bubble = CGRect(
            x: rect.minX + max(direction.dx, 0) * length, y: rect.minY + max(direction.dy, 0) * length,
            width: rect.width - abs(direction.dx) * length, height: rect.height - abs(direction.dy) * length)
        let tip = CGPoint(
            x: rect.midX - direction.dx * rect.width / 2, y: rect.midY - direction.dy * rect.height / 2)
        var path = Path(roundedRect: bubble, cornerRadius: cornerRadius, style: .continuous)
        path.addPath(PopoverArrow.path(to: tip, from: direction))
        return path
    }
}

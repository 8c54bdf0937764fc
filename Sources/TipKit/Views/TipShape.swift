import SwiftUI

/// The outline of a tip: a rounded rectangle with an arrow in the middle of an edge.
struct TipShape: Shape {
    /// The edge with the arrow; nil for none.
    let arrowEdge: Edge?
    let cornerRadius: CGFloat

    /// The corner radius in two public re-creations of Apple's view.
    static let defaultRadius: CGFloat = 12

    // Those of the arrow of a popover.
    static let arrowLength: CGFloat = 11
    private static let arrowWidth: CGFloat = 26

    func path(in rect: CGRect) -> Path {
        var bubble = rect
        guard let arrowEdge else { return Path(roundedRect: bubble, cornerRadius: cornerRadius, style: .continuous) }
        let half = Self.arrowWidth / 2
        let tip: CGPoint
        let feet: (CGPoint, CGPoint)
        switch arrowEdge {
        case .top:
            bubble.origin.y += Self.arrowLength
            bubble.size.height -= Self.arrowLength
            tip = CGPoint(x: rect.midX, y: rect.minY)
            feet = (CGPoint(x: rect.midX - half, y: bubble.minY), CGPoint(x: rect.midX + half, y: bubble.minY))
        case .bottom:
            bubble.size.height -= Self.arrowLength
            tip = CGPoint(x: rect.midX, y: rect.maxY)
            feet = (CGPoint(x: rect.midX + half, y: bubble.maxY), CGPoint(x: rect.midX - half, y: bubble.maxY))
        case .leading:
            bubble.origin.x += Self.arrowLength
            bubble.size.width -= Self.arrowLength
            tip = CGPoint(x: rect.minX, y: rect.midY)
            feet = (CGPoint(x: bubble.minX, y: rect.midY + half), CGPoint(x: bubble.minX, y: rect.midY - half))
        case .trailing:
            bubble.size.width -= Self.arrowLength
            tip = CGPoint(x: rect.maxX, y: rect.midY)
            feet = (CGPoint(x: bubble.maxX, y: rect.midY - half), CGPoint(x: bubble.maxX, y: rect.midY + half))
        }
        var path = Path(roundedRect: bubble, cornerRadius: cornerRadius, style: .continuous)
        path.move(to: feet.0)
        path.addLine(to: tip)
        path.addLine(to: feet.1)
        path.closeSubpath()
        return path
    }
}

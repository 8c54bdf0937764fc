import SwiftUI

/// A regular polygon. On the way from five sides to six, a sixth corner grows out of the first one.
struct Polygon: Shape {
    var sides: Double

    var animatableData: Double {
        get { sides }
        set { sides = newValue }
    }

    func path(in rect: CGRect) -> Path {
        // A spring goes beyond its end, yet there is no polygon with fewer sides than three.
        let sides = max(3, sides)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<Int(sides.rounded(.up)) {
            let angle = Double(corner) / sides * 2 * .pi - .pi / 2
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

#Preview("Polygons", traits: .fixedLayout(width: 400, height: 80)) {
    HStack {
        ForEach([3, 3.5, 4, 4.5, 5], id: \.self) { Polygon(sides: $0).fill(.indigo) }
    }
}

import SwiftUI

/// The times and values that a graph shows.
struct GraphScale {
    /// The time at the right edge, in seconds.
    var duration = 1.0

    /// The values at the bottom and at the top.
    var values = 0.0...1.0

    /// The place of a value in a graph of a size. A few points around are left free, for the width of lines.
    func point(_ time: Double, _ value: Double, in size: CGSize) -> CGPoint {
        let area = CGRect(origin: .zero, size: size).insetBy(dx: 5, dy: 5)
        let height = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return CGPoint(x: area.minX + area.width * time / duration, y: area.maxY - area.height * height)
    }
}

/// The graph of a function of time, in the foreground style, with lines at 0 and at 1.
struct Graph: View {
    var scale = GraphScale()
    var hasLines = true
    let function: (Double) -> Double

    var body: some View {
        Canvas { context, size in
            if hasLines {
                for value in [0.0, 1.0] {
                    var line = Path()
                    line.move(to: scale.point(0, value, in: size))
                    line.addLine(to: scale.point(scale.duration, value, in: size))
                    context.stroke(
                        line, with: .color(.primary.opacity(0.2)), style: StrokeStyle(lineWidth: 1, dash: [3, 4]))
                }
            }
            let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            context.stroke(curve(in: size), with: .foreground, style: style)
        }
        .accessibilityHidden(true)
    }

    private func curve(in size: CGSize) -> Path {
        let count = max(1, Int(size.width))
        var path = Path()
        path.move(to: scale.point(0, function(0), in: size))
        for step in 1...count {
            let time = scale.duration * Double(step) / Double(count)
            path.addLine(to: scale.point(time, function(time), in: size))
        }
        return path
    }
}

/// A dot on a graph of the same size.
struct GraphDot: View {
    let scale: GraphScale
    let time: Double
    let value: Double

    var body: some View {
        GeometryReader { geometry in
            Circle()
                .fill(.orange)
                .frame(width: 12, height: 12)
                .position(scale.point(time, value, in: geometry.size))
        }
        .accessibilityHidden(true)
    }
}

#Preview("Graph", traits: .fixedLayout(width: 300, height: 160)) {
    let scale = GraphScale(duration: 2, values: 0...1.4)
    Graph(scale: scale) { Spring.bouncy.value(target: 1, time: $0) }
        .foregroundStyle(.indigo)
        .overlay { GraphDot(scale: scale, time: 2, value: 1) }
}

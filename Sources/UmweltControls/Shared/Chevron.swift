import Foundation
@_spi(Kernel) import Umwelt

/// A chevron that shows the direction of a transition, or that there are other options.
nonisolated struct Chevron: View, SystemView {
    private let direction: Direction

    /// The direction in which a chevron points.
    enum Direction {
        /// Two chevrons, up and down: one of several options is shown.
        case upDown
        case down
        /// In the direction of the text.
        case forward
        /// Against the direction of the text, back to the previous level.
        case backward
    }

    @Environment(\.dynamicTypeSize) private var typeSize

    nonisolated init(_ direction: Direction) { self.direction = direction }

    @MainActor var body: some View {
        let scale = Font.TextStyle.body.scale(for: typeSize)
        let width: CGFloat = direction == .backward ? 2.5 : 1.8
        ChevronShape(direction: direction)
            .stroke(style: StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round))
            .frame(width: size.width * scale, height: size.height * scale)
    }

    /// The size beside text of the default size, in points.
    private var size: CGSize {
        switch direction {
        case .upDown: CGSize(width: 7, height: 12)
        case .down: CGSize(width: 10, height: 5)
        case .forward: CGSize(width: 6, height: 11)
        case .backward: CGSize(width: 9, height: 17)
        }
    }
}

/// The lines of a chevron, which fill its rectangle.
private nonisolated struct ChevronShape: Shape {
    let direction: Chevron.Direction

    nonisolated init(direction: Chevron.Direction) { self.direction = direction }

    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            switch direction {
            case .upDown:
                path.addLines([point(0, 0.3), point(0.5, 0), point(1, 0.3)])
                path.addLines([point(0, 0.7), point(0.5, 1), point(1, 0.7)])
            case .down: path.addLines([point(0, 0), point(0.5, 1), point(1, 0)])
            case .forward: path.addLines([point(0, 0), point(1, 0.5), point(0, 1)])
            case .backward: path.addLines([point(1, 0), point(0, 0.5), point(1, 1)])
            }
        }
    }
}

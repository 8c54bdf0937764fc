import Foundation
@_spi(Kernel) import Umwelt

/// A chevron that shows the direction of a transition, or that there are other options.
package nonisolated struct Chevron: View, SystemView {
    private let direction: Direction

    /// True if the chevron is the last view of a row.
    private let endsRow: Bool

    /// The direction in which a chevron points.
    package enum Direction {
        /// Two chevrons, up and down: for one of several options.
        case upDown
        case down
        /// In the direction of the text.
        case forward
        /// Against the direction of the text, back to the previous level.
        case backward
    }

    @Environment(\.dynamicTypeSize) private var typeSize

    package nonisolated init(_ direction: Direction, endsRow: Bool = false) {
        self.direction = direction
        self.endsRow = endsRow
    }

    @MainActor package var body: some View {
        let scale = Font.TextStyle.body.scale(for: typeSize)
        let width: CGFloat = direction == .backward ? 2.5 : 1.8
        ChevronShape(direction: direction, scale: scale)
            .stroke(style: StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round))
            .frame(width: direction.size.width * scale, height: direction.size.height * scale)
            .padding(.trailing, endsRow ? direction.rowInset * scale : 0)
    }
}

extension Chevron.Direction {
    /// The size beside text of the default size, in points.
    fileprivate var size: CGSize {
        switch self {
        case .upDown: CGSize(width: 7, height: 12)
        case .down: CGSize(width: 10, height: 5)
        // With the thickness of the line 7 by 12: pictures of rows on iOS 17.2 and 18.2.
        case .forward: CGSize(width: 5.2, height: 10.2)
        case .backward: CGSize(width: 8.5, height: 16.5)
        }
    }
}

extension Chevron.Direction {
    /// The distance of the points from the end of a row's content beside text of the default size, in points. The lines
    /// of one that points forward end 0.9 after the points, and 0.7 before the content's end: pictures of iOS 17.2 and
    /// 18.2.
    fileprivate var rowInset: CGFloat { self == .forward ? 1.6 : 0 }
}

/// The lines of a chevron, which fill its rectangle. A forward chevron rotates to point down, with an animation if
/// there is one.
private nonisolated struct ChevronShape: Shape {
    let direction: Chevron.Direction
    let scale: CGFloat

    /// The part of the turn from forward to down that is done.
    private var turn: CGFloat

    nonisolated init(direction: Chevron.Direction, scale: CGFloat) {
        self.direction = direction
        self.scale = scale
        turn = direction == .down ? 1 : 0
    }

    var animatableData: CGFloat {
        get { turn }
        set { turn = newValue }
    }

    /// Returns the lines while the chevron turns around the middle of a rectangle.
    private nonisolated func turningPath(in rect: CGRect) -> Path {
        let (start, end) = (Chevron.Direction.forward.size, Chevron.Direction.down.size)
        let depth = (start.width + (end.height - start.width) * turn) / 2 * scale
        let arm = (start.height + (end.width - start.height) * turn) / 2 * scale
        let turned = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: turn * .pi / 2)
        return Path { path in
            let points = [CGPoint(x: -depth, y: -arm), CGPoint(x: depth, y: 0), CGPoint(x: -depth, y: arm)]
            path.addLines(points.map { $0.applying(turned) })
        }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        // Before it has turned, the rectangle is already that of the end.
        if turn != (direction == .down ? 1 : 0) { return turningPath(in: rect) }
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

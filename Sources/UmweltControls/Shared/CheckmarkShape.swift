import Foundation
@_spi(Kernel) import Umwelt

/// The shape of the mark in a checkbox: a tick, or a dash.
nonisolated struct CheckmarkShape: Shape {
    let isDash: Bool

    nonisolated init(isDash: Bool = false) { self.isDash = isDash }

    static func stroke(scale: CGFloat = 1) -> StrokeStyle {
        StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)
    }

    /// A tick is the same in every script.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.addLines(
                isDash
                    ? [point(0.28, 0.5), point(0.72, 0.5)] : [point(0.24, 0.52), point(0.43, 0.71), point(0.76, 0.3)])
        }
    }
}

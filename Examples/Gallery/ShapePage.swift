import SwiftUI

/// Shapes, filled and outlined.
struct ShapePage: View {
    var body: some View {
        Samples {
            Sample("Filled") {
                HStack {
                    Rectangle().fill(.red).frame(width: 50, height: 40)
                    RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 50, height: 40)
                    Circle().fill(.green).frame(width: 40, height: 40)
                    Ellipse().fill(.blue).frame(width: 60, height: 40)
                    Capsule().fill(.purple).frame(width: 60, height: 30)
                }
            }
            Sample("Outlined: across the edge, and inside") {
                HStack {
                    RoundedRectangle(cornerRadius: 12).stroke(.orange, lineWidth: 4).frame(width: 50, height: 40)
                    Circle().strokeBorder(.green, lineWidth: 4).frame(width: 40, height: 40)
                    Capsule().stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 3])).frame(
                        width: 60, height: 30)
                }
            }
            Sample("Following their container") {
                HStack {
                    ForEach([CGFloat(0), 4, 8, 12], id: \.self) { inset in
                        ContainerRelativeShape().fill(.orange).padding(inset)
                            .background(.quaternary, in: ContainerRelativeShape())
                            .containerShape(RoundedRectangle(cornerRadius: 16))
                            .frame(width: 60, height: 50)
                    }
                }
            }
            Sample("Put together: both, either, one without the other, one of them; lines inside and outside") {
                HStack(spacing: 12) {
                    Group {
                        Coin().intersection(Card()).fill(.red)
                        Coin().union(Card()).fill(.orange)
                        Coin().subtracting(Card()).fill(.green)
                        Coin().symmetricDifference(Card()).fill(.teal)
                        Coin().lineIntersection(Card()).stroke(.blue, lineWidth: 2)
                        Coin().lineSubtraction(Card()).stroke(.purple, lineWidth: 2)
                    }
                    .frame(width: 44, height: 44)
                    .background { Coin().stroke(.quaternary) }
                    .background { Card().stroke(.quaternary) }
                }
            }
            Sample("Ends and corners of lines") {
                HStack(spacing: 20) {
                    Zigzag().stroke(.primary, style: StrokeStyle(lineWidth: 8, lineCap: .butt, lineJoin: .miter))
                    Zigzag().stroke(.primary, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
                    Zigzag().stroke(.primary, style: StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel))
                }
                .frame(height: 40)
            }
        }
    }
}

/// A circle at the top left.
private struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.7, height: rect.height * 0.7))
    }
}

/// A rounded rectangle at the bottom right.
private struct Card: Shape {
    func path(in rect: CGRect) -> Path {
        let (width, height) = (rect.width * 0.65, rect.height * 0.65)
        let place = CGRect(x: rect.maxX - width, y: rect.maxY - height, width: width, height: height)
        return Path(roundedRect: place, cornerRadius: rect.width * 0.12)
    }
}

/// A line with corners.
private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 2 / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}

import SwiftUI

/// Canvases, drawn by code.
struct CanvasPage: View {
    var body: some View {
        Samples {
            Sample("Paths and gradients") {
                Canvas { context, size in
                    for step in 0..<24 {
                        let x = size.width * CGFloat(step) / 24
                        let height = size.height * (0.5 + 0.5 * sin(CGFloat(step) / 3))
                        let bar = CGRect(x: x, y: size.height - height, width: size.width / 30, height: height)
                        context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .style(.blue.gradient))
                    }
                }
                .frame(height: 60)
            }
            Sample("Copies of a context: turned, faint, blurred, clipped") {
                Canvas { context, _ in
                    let box = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 6)
                    for step in 0..<6 {
                        var copy = context
                        copy.translateBy(x: CGFloat(step) * 60 + 10, y: 15)
                        switch step {
                        case 1: copy.rotate(by: .degrees(20))
                        case 2: copy.opacity = 0.4
                        case 3: copy.addFilter(.blur(radius: 3))
                        case 4: copy.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)))
                        case 5: copy.addFilter(.shadow(radius: 3, x: 2, y: 2))
                        default: break
                        }
                        copy.fill(box, with: .color(.orange))
                    }
                }
                .frame(height: 60)
            }
            Sample("Images: as they are, in a shading, as large as a rectangle") {
                Canvas { context, size in
                    context.draw(Image(systemName: "sun.max.fill"), at: CGPoint(x: 20, y: 20))
                    var moon = context.resolve(Image(systemName: "moon.fill"))
                    moon.shading = .linearGradient(
                        Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 40))
                    context.draw(moon, in: CGRect(x: 50, y: 4, width: 32, height: 32))
                    let bar = CGRect(x: 100, y: 8, width: size.width - 110, height: 24)
                    context.fill(
                        Path(roundedRect: bar, cornerRadius: 6),
                        with: .tiledImage(Image(systemName: "star"), scale: 0.6))
                }
                .frame(height: 40)
            }
            Sample("Texts and views") {
                Canvas { context, size in
                    context.draw(Text(verbatim: "In the middle"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                    guard let star = context.resolveSymbol(id: 0) else { return }
                    for x in stride(from: 20, to: size.width, by: 40) {
                        context.draw(star, at: CGPoint(x: x, y: 10))
                        context.draw(star, in: CGRect(x: x - 5, y: size.height - 10, width: 10, height: 10))
                    }
                } symbols: {
                    Circle().fill(.yellow).stroke(.orange, lineWidth: 3).frame(width: 16, height: 16).tag(0)
                }
                .frame(height: 70)
            }
        }
    }
}

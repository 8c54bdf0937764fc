import SwiftUI

/// Things that are drawn in every way there is.
struct DrawingFixture: View {
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Drawing")
            HStack(spacing: 12) {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                EllipticalGradient(colors: [.yellow, .red])
                Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
                Circle().fill(.green.gradient).shadow(radius: 4)
            }
            .frame(height: 50)
            HStack(spacing: 12) {
                ZStack {
                    Color.red
                    Text("Hole").bold().blendMode(.destinationOut)
                }
                .compositingGroup()
                Circle().fill(.blue.shadow(.inner(radius: 4)))
                Text("Inner").bold().foregroundStyle(.orange.shadow(.inner(radius: 1)))
                Text("Drop").foregroundStyle(.orange.shadow(.drop(radius: 2)))
                Rectangle().fill(.image(Image(systemName: "star.fill"), scale: 0.5))
            }
            .frame(height: 30)
            Button("Pressed \(presses) times") { presses += 1 }
                .frame(width: 140, height: 30).background(.yellow).rotationEffect(.degrees(90))
                .frame(width: 140, height: 140)
            HStack(spacing: 12) {
                Text("Blurred").blur(radius: 2)
                Text("Space").padding(8).background(.mint).rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                Color.red.frame(width: 40, height: 30).hueRotation(.degrees(120))
                Color.blue.frame(width: 40, height: 30).mask { Circle().compositingGroup() }
                Canvas { context, _ in
                    context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.orange))
                    context.blendMode = .destinationOut
                    context.fill(Path(ellipseIn: CGRect(x: 14, y: 0, width: 30, height: 30)), with: .color(.blue))
                }
                .frame(width: 44, height: 30)
            }
            ZStack {
                HStack(spacing: 0) {
                    Color.red
                    Color.blue
                }
                RoundedRectangle(cornerRadius: 10).fill(.thinMaterial).padding(15)
            }
            .frame(width: 200, height: 90)
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.purple))
                context.rotate(by: .degrees(10))
                context.draw(Text("On canvas"), at: CGPoint(x: 60, y: 10))
                if let stamp = context.resolveSymbol(id: 1) {
                    context.draw(stamp, at: CGPoint(x: 20, y: 30))
                    context.draw(stamp, at: CGPoint(x: 100, y: 30))
                }
            } symbols: {
                Rectangle().fill(presses == 0 ? .green : .white).frame(width: 10, height: 10).tag(1)
            }
            .frame(width: 120, height: 60)
        }
        .padding()
    }
}

import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Pictures of what is drawn")
struct DrawingPictureTests {
    private func picture<V: View>(_ view: V, _ colorScheme: ColorScheme = .light) throws -> Data {
        let renderer = ImageRenderer(
            content: view.padding(8).background(.background).environment(\.colorScheme, colorScheme))
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("Gradients along a line, around a point, and out of it") func gradients() throws {
        let colors = [Color.red, .yellow, .blue]
        let view = HStack {
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 20)
            EllipticalGradient(colors: colors).frame(width: 60)
            Circle().fill(AngularGradient(colors: colors, center: .center))
            Circle().fill(.purple.gradient).stroke(.orange, lineWidth: 3)
        }
        .frame(width: 270, height: 40)
        try expectPicture(of: picture(view), named: "gradients")
    }

    @Test("Views that are turned, blurred, recoloured, masked and mixed") func effects() throws {
        let square = Color.orange.frame(width: 24, height: 24)
        let view = HStack(spacing: 16) {
            square.rotationEffect(.degrees(30))
            square.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
            square.blur(radius: 2)
            square.shadow(color: .blue, radius: 2, x: 3, y: 3)
            square.hueRotation(.degrees(180)).clipShape(Circle())
            square.mask { Capsule().padding(4) }
            ZStack {
                square.padding(.trailing, 12)
                Circle().fill(.blue).frame(width: 24, height: 24).padding(.leading, 12).blendMode(.multiply)
            }
            .compositingGroup()
        }
        .padding(4)
        try expectPicture(of: picture(view), named: "effects")
    }

    @Test("Shadows and images as styles, shapes that follow their container", arguments: [ColorScheme.light, .dark])
    func styles(colorScheme: ColorScheme) throws {
        let view = HStack(spacing: 12) {
            Circle().fill(.blue.shadow(.drop(radius: 2, y: 2)))
            Circle().fill(.blue.shadow(.inner(radius: 3, y: 2)))
            Text("Aa").font(.title.bold()).foregroundStyle(.teal.shadow(.drop(color: .red, radius: 1, x: 1, y: 1)))
            Text("Aa").font(.title.bold()).foregroundStyle(.teal.shadow(.inner(radius: 1, y: 1)))
            RoundedRectangle(cornerRadius: 8).fill(.image(Image(systemName: "star.fill"), scale: 0.5))
            Text("Aa").font(.title.bold()).foregroundStyle(.image(Image(systemName: "circle.fill"), scale: 0.2))
            ContainerRelativeShape().fill(.orange).padding(6).background(.quaternary, in: ContainerRelativeShape())
                .containerShape(RoundedRectangle(cornerRadius: 14))
            Canvas { context, size in
                context.draw(Image(systemName: "moon.fill"), in: CGRect(x: 2, y: 2, width: 28, height: 28))
            }
        }
        .frame(width: 400, height: 32)
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "styles-dark" : "styles")
    }

    @Test("Materials on colours", arguments: [ColorScheme.light, .dark]) func materials(colorScheme: ColorScheme) throws
    {
        let view = ZStack {
            HStack(spacing: 0) { ForEach([Color.red, .green, .blue], id: \.self) { $0 } }
            HStack {
                RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial)
                RoundedRectangle(cornerRadius: 8).fill(.regularMaterial)
            }
            .padding(8)
        }
        .frame(width: 150, height: 50)
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "materials-dark" : "materials")
    }

    @Test("Shapes put together, and lines cut by them", arguments: [ColorScheme.light, .dark])
    func combined(colorScheme: ColorScheme) throws {
        let (coin, card) = (
            Circle().size(width: 26, height: 26), RoundedRectangle(cornerRadius: 4).inset(by: 6).offset(x: 4, y: 4)
        )
        let view = HStack(spacing: 6) {
            coin.intersection(card).fill(.red)
            coin.union(card).fill(.orange)
            coin.subtracting(card).fill(.green)
            coin.symmetricDifference(card).fill(.teal)
            coin.lineIntersection(card).stroke(.blue, lineWidth: 2)
            coin.lineSubtraction(card).stroke(.primary, lineWidth: 2)
        }
        .frame(width: 246, height: 36)
        try expectPicture(of: picture(view, colorScheme), named: colorScheme == .dark ? "combined-dark" : "combined")
    }
}

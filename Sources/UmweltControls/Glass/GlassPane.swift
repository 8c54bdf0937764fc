import Foundation
@_spi(Kernel) import Umwelt

/// The modifier that draws glass behind a view: a shadow, the glass, its colour, and light on its edge.
nonisolated struct GlassPane<S: Shape>: ViewModifier, SystemView {
    let glass: Glass
    let shape: S

    nonisolated init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor func body(content: Content) -> some View {
        content.background {
            ZStack {
                GlassShadow(shape: shape)
                shape.fill(glass.kind == .clear ? GlassMaterial.clear : .regular)
                if let tint = glass.tint { shape.fill(tint.opacity(GlassMaterial.tintOpacity)) }
                GlassEdge(shape: shape)
            }
            .modifier(GlassMember(glass: glass, shape: AnyShape(shape)))
        }
    }
}

/// The light on the edge of glass, brightest where it falls in from above and where it leaves.
///
/// One point wide and 40% white on average in light, as Vercantez/openuikit has measured it in iOS 26.1; how it is
/// spread along the edge, and its opacity in dark, are guesses.
package nonisolated struct GlassEdge<S: Shape>: View, SystemView {
    private let shape: S
    @Environment(\.colorScheme) private var colorScheme

    package nonisolated init(shape: S) { self.shape = shape }

    @MainActor package var body: some View {
        // The half of the line that is outside of the shape is cut off.
        shape.stroke(LinearGradient.glassEdge(in: colorScheme), lineWidth: 2).clipShape(shape)
    }
}

extension LinearGradient {
    /// The light on the edge of glass.
    package nonisolated static func glassEdge(in colorScheme: ColorScheme) -> LinearGradient {
        let opacities = colorScheme == .dark ? [0.4, 0.12, 0.25] : [0.7, 0.25, 0.5]
        return LinearGradient(
            colors: opacities.map(Color.white.opacity), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension GlassMaterial {
    /// The opacity of a colour on glass. It hides most of the glass; by how much is a guess.
    static let tintOpacity = 0.75

    /// The opacity of each of the rings that are the shadow around glass.
    package static let shadowOpacity = 0.011

    /// The widths of these rings, in points.
    package nonisolated static let shadowRings: [CGFloat] = [2.5, 5, 7.5, 10]

    /// The distance by which their outer edges are lowered, in points.
    package nonisolated static let shadowOffset: CGFloat = 2
}

/// The soft shadow around glass: a few larger shapes of black with a low opacity, a little below it. A guess.
package nonisolated struct GlassShadow<S: Shape>: View, SystemView {
    private let shape: S

    package nonisolated init(shape: S) { self.shape = shape }

    @MainActor package var body: some View {
        ZStack {
            ForEach(GlassMaterial.shadowRings, id: \.self) { [shape] width in
                Ring(shape: shape, width: width)
                    .fill(Color.black.opacity(GlassMaterial.shadowOpacity), style: FillStyle(eoFill: true))
            }
        }
    }

    /// The surroundings of a shape: glass does not show the shadow through itself.
    private nonisolated struct Ring: Shape {
        let shape: S
        let width: CGFloat

        nonisolated init(shape: S, width: CGFloat) {
            self.shape = shape
            self.width = width
        }

        nonisolated func path(in rect: CGRect) -> Path {
            let outer = rect.insetBy(dx: -width, dy: -width).offsetBy(dx: 0, dy: GlassMaterial.shadowOffset)
            var path = shape.path(in: outer)
            path.addPath(shape.path(in: rect))
            return path
        }
    }
}

import SwiftUI

/// The ground of a map: sea, land, borders and the graticule.
struct MapGround: View {
    let viewport: MapViewport

    /// The distances from the view's edges to the ground's edges.
    let insets: EdgeInsets
    let style: MapStyle.Kind

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let colors = GroundColors(style, in: scheme)
        let (viewport, insets, style) = (viewport, insets, style)
        Canvas(opaque: true) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.sea))
            context.translateBy(x: insets.leading, y: insets.top)
            let paths = GroundPaths(viewport, beyond: insets)
            context.fill(paths.land, with: .color(colors.land))
            context.stroke(Graticule(viewport, beyond: insets).path, with: .color(colors.graticule), lineWidth: 1)
            if style != .imagery { context.stroke(paths.borders, with: .color(colors.border), lineWidth: 0.75) }
        }
        .padding(insets.negated)
        .accessibilityHidden(true)
    }
}

/// The names of countries that are wide enough for them, and the degrees of a close view.
struct CountryNames: View {
    let viewport: MapViewport
    let insets: EdgeInsets
    let style: MapStyle.Kind

    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale

    var body: some View {
        let color = GroundColors(style, in: scheme).name
        let (viewport, insets, locale) = (viewport, insets, locale)
        Canvas { context, size in
            context.translateBy(x: insets.leading, y: insets.top)
            Graticule(viewport, beyond: insets).drawDegrees(in: context, color: color.opacity(0.7), locale: locale)
            let area = CGRect(
                x: -insets.leading, y: -insets.top, width: size.width, height: size.height)
            var frames: [CGRect] = []
            for country in Coasts.world.countries {
                let position = viewport.position(of: country.point)
                let width = country.width / viewport.scale
                // The shortest names have 20 points. Countries come from wide to narrow.
                guard width > 20 else { break }
                guard area.contains(position), let name = locale.localizedString(forRegionCode: country.code) else {
                    continue
                }
                let text = context.resolve(Text(name).font(.caption2.weight(.medium)).foregroundStyle(color))
                let size = text.measure(in: CGSize(width: 1000, height: 100))
                let frame = CGRect(
                    x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
                    height: size.height)
                guard size.width < width, !frames.contains(where: frame.intersects) else { continue }
                frames.append(frame)
                context.draw(text, at: position)
            }
        }
        .padding(insets.negated)
        .accessibilityHidden(true)
    }
}

extension EdgeInsets {
    /// The distances to the other side.
    var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }
}

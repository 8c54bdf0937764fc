import SwiftUI

/// The ground of a map: sea, land, borders and the graticule.
struct MapGround: View {
    let viewport: MapViewport
    let style: MapStyle.Kind

    /// The distances from the view's edges to the ground's edges: the safe area's insets.
    let insets: EdgeInsets

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let colors = GroundColors(style, in: scheme)
        let (viewport, style, insets) = (viewport, style, insets)
        Canvas(opaque: true) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.sea))
            context.translateBy(x: insets.leading, y: insets.top)
            let paths = GroundPaths(viewport, beyond: insets)
            context.fill(paths.land, with: .color(colors.land))
            context.stroke(paths.graticule, with: .color(colors.graticule), lineWidth: 1)
            if style != .imagery { context.stroke(paths.borders, with: .color(colors.border), lineWidth: 0.75) }
        }
        .padding(insets.negated)
        .accessibilityHidden(true)
    }
}

/// The names of countries that are wide enough for them.
struct CountryNames: View {
    let viewport: MapViewport
    let style: MapStyle.Kind
    let insets: EdgeInsets

    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale

    var body: some View {
        let color = GroundColors(style, in: scheme).name
        let (viewport, insets, locale) = (viewport, insets, locale)
        Canvas { context, size in
            context.translateBy(x: insets.leading, y: insets.top)
            let area = CGRect(
                x: -insets.leading, y: -insets.top, width: size.width, height: size.height)
            for country in Coasts.world.countries {
                let position = viewport.position(of: country.point)
                // Names of a letter or two have 20 points.
                guard area.contains(position), country.width / viewport.scale > 20,
                    let name = locale.localizedString(forRegionCode: country.code)
                else { continue }
                let text = context.resolve(Text(name).font(.caption2.weight(.medium)).foregroundStyle(color))
                let width = text.measure(in: CGSize(width: 1000, height: 100)).width
                if width < country.width / viewport.scale { context.draw(text, at: position) }
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

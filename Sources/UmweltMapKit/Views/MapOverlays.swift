import SwiftUI

/// The lines, areas and circles of a map.
struct MapOverlays: View {
    let viewport: MapViewport
    let elements: [MapElement]
    let insets: EdgeInsets

    var body: some View {
        let (viewport, elements, insets) = (viewport, elements.filter { !$0.isPlace }, insets)
        if !elements.isEmpty {
            Canvas { context, _ in
                context.translateBy(x: insets.leading, y: insets.top)
                for element in elements { draw(element, in: viewport, context) }
            }
            .padding(insets.negated)
            .accessibilityHidden(true)
        }
    }

    private func draw(_ element: MapElement, in viewport: MapViewport, _ context: GraphicsContext) {
        guard let path = path(of: element.figure, in: viewport) else { return }
        let isLine = if case .line = element.figure { true } else { false }
        if !isLine {
            // Areas without styles are filled: half transparent blue, a guess.
            let fill = element.foreground ?? (element.strokeShading == nil ? AnyShapeStyle(.blue.opacity(0.5)) : nil)
            if let fill { context.fill(path, with: .style(fill), style: FillStyle(eoFill: true)) }
        }
        let shading = element.strokeShading ?? (isLine || element.stroke != nil ? element.foreground : nil)
        guard isLine || shading != nil else { return }
        let stroke = element.stroke ?? StrokeStyle(lineWidth: isLine ? 3 : 1, lineCap: .round, lineJoin: .round)
        context.stroke(path, with: .style(shading ?? AnyShapeStyle(.blue)), style: stroke)
    }

    private func path(of figure: MapElement.Figure, in viewport: MapViewport) -> Path? {
        var path = Path()
        switch figure {
        case .marker, .annotation: return nil
        case .line(let points): path.addLines(positions(of: points, in: viewport))
        case .area(let outline, let holes):
            for ring in [outline] + holes where !ring.isEmpty {
                path.addLines(positions(of: ring, in: viewport))
                path.closeSubpath()
            }
        case .circle(let center, let radius):
            let position = viewport.position(of: center)
            let reach = radius / viewport.scale
            path.addEllipse(
                in: CGRect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach))
        }
        return path
    }

    /// The positions of points along a line, which crosses the 180th meridian where that is shorter.
    private func positions(of points: [MKMapPoint], in viewport: MapViewport) -> [CGPoint] {
        guard let first = points.first else { return [] }
        // The copy of the first point that is the nearest to the middle.
        var last = first.x
        var away = first.x - viewport.center.x
        away -= (away / Mercator.side).rounded() * Mercator.side
        return points.map { point in
            let step = point.x - last
            away += step - (step / Mercator.side).rounded() * Mercator.side
            last = point.x
            return viewport.position(x: away, y: point.y - viewport.center.y)
        }
    }
}

extension MapElement {
    /// True for a marker or an annotation.
    var isPlace: Bool {
        switch figure {
        case .marker, .annotation: true
        case .line, .area, .circle: false
        }
    }
}

import SwiftUI

/// The meridians and parallels in a viewport, at round distances.
struct Graticule {
    private let viewport: MapViewport
    private let visible: CGRect

    /// The distance of the lines in degrees.
    let step: Double

    /// The longitudes of the lines, which continue beyond 180 degrees, and their latitudes.
    private let longitudes: [Double]
    private let latitudes: [Double]

    /// The possible distances of lines in degrees.
    private static let steps: [Double] = [
        30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
    ]

    /// The smallest distance of lines in the view, in points: a guess.
    private static let smallest = 80.0

    /// - Parameter insets: The distances from the view's edges to the ground's edges.
    init(_ viewport: MapViewport, beyond insets: EdgeInsets) {
        self.viewport = viewport
        visible = viewport.ground(beyond: insets)
        let width = Mercator.side / 360 / viewport.scale
        let step = Self.steps.last { $0 * width >= Self.smallest } ?? Self.steps[0]
        self.step = step
        func lines(from first: Double, to last: Double) -> [Double] {
            stride(from: (first / step).rounded(.up), through: (last / step).rounded(.down), by: 1).map { $0 * step }
        }
        let (center, area) = (viewport.center, visible)
        func longitude(_ x: Double) -> Double { x / Mercator.side * 360 - 180 }
        longitudes = lines(from: longitude(center.x + area.minX), to: longitude(center.x + area.maxX))
        func latitude(_ y: Double) -> Double {
            MKMapPoint(x: 0, y: min(max(y, 0), Mercator.side)).coordinate.latitude
        }
        latitudes = lines(from: latitude(center.y + area.maxY), to: latitude(center.y + area.minY))
    }

    /// The distance of a meridian from the middle of the view on the flat map.
    private func x(_ longitude: Double) -> Double { (longitude + 180) / 360 * Mercator.side - viewport.center.x }

    private func y(_ latitude: Double) -> Double {
        MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y - viewport.center.y
    }

    /// The lines.
    var path: Path {
        var path = Path()
        for longitude in longitudes {
            path.move(to: viewport.position(x: x(longitude), y: visible.minY))
            path.addLine(to: viewport.position(x: x(longitude), y: visible.maxY))
        }
        for latitude in latitudes {
            path.move(to: viewport.position(x: visible.minX, y: y(latitude)))
            path.addLine(to: viewport.position(x: visible.maxX, y: y(latitude)))
        }
        return path
    }

    /// Draws the degrees at the crossings of a close view, whose ground has nothing else to show where it is.
    func drawDegrees(in context: GraphicsContext, color: Color, locale: Locale) {
        guard step <= 0.5 else { return }
        let digits = Int((-log10(step)).rounded(.up))
        let format = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits))
        func text(_ degrees: Double) -> String { degrees.formatted(format) + "°" }
        for longitude in longitudes {
            let turned = longitude - ((longitude + 180) / 360).rounded(.down) * 360
            for latitude in latitudes {
                let position = viewport.position(x: x(longitude), y: y(latitude))
                context.draw(
                    Text("\(text(latitude))\n\(text(turned))").font(.system(size: 8)).foregroundStyle(color),
                    at: CGPoint(x: position.x + 3, y: position.y + 2), anchor: .topLeading)
            }
        }
    }
}

extension MapViewport {
    /// Returns the rectangle of the flat map that is drawn, relative to the middle of the view.
    ///
    /// - Parameter insets: The distances from the view's edges to the ground's edges.
    func ground(beyond insets: EdgeInsets) -> CGRect {
        // Wider on each side by the greatest distance, because the view may be turned; and by two points for the edges
        // of lines.
        let reach = (max(insets.top, insets.bottom, insets.leading, insets.trailing) + 2) * scale
        let rect = rect.insetBy(dx: -reach, dy: -reach)
        return CGRect(x: rect.minX - center.x, y: rect.minY - center.y, width: rect.width, height: rect.height)
    }
}

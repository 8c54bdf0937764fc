import SwiftUI

/// A control that shows the length of a distance on the ground.
public struct MapScaleView: View {
    private let anchorEdge: HorizontalEdge
    private let scope: Namespace.ID?

    /// Makes the scale of the map around it.
    ///
    /// - Parameters:
    ///   - anchorEdge: The edge of the scale at which it begins.
    ///   - scope: The name of a map beside it; nil for the map around it.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        self.anchorEdge = anchorEdge
        self.scope = scope
    }

    /// The scale, while the user magnifies the map or controls are visible.
    public var body: some View {
        MapControl(scope) { map, viewport, visibility in
            if map.isMagnifying || visibility == .visible { ScaleBar(viewport: viewport, edge: anchorEdge) }
        }
        .layoutValue(key: LeadingControlKey.self, value: true)
    }
}

private struct ScaleBar: View {
    let viewport: MapViewport
    let edge: HorizontalEdge

    @Environment(\.locale) private var locale

    var body: some View {
        let scale = MapScale(viewport, isMetric: locale.measurementSystem == .metric)
        let name = scale.name(in: locale)
        VStack(alignment: edge == .leading ? .leading : .trailing, spacing: 1) {
            Text(name).font(.caption2)
            Capsule().frame(width: scale.width, height: 3)
        }
        .foregroundStyle(.primary)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(SystemWord.scale.text)
        .accessibilityValue(name)
    }
}

/// A round distance on the ground, and its length in a view.
struct MapScale {
    /// The distance in meters.
    let meters: Double

    /// The length in points.
    let width: CGFloat

    private let isMetric: Bool

    /// The greatest length in points, a guess.
    private static let greatest: CGFloat = 100
    private static let foot = 0.3048
    private static let mile = 1609.344

    init(_ viewport: MapViewport, isMetric: Bool) {
        let latitude = MKMapPoint(x: viewport.center.x, y: viewport.center.y).coordinate.latitude
        let point = viewport.scale * MKMetersPerMapPointAtLatitude(latitude)
        let most = point * Self.greatest
        // Feet up to half a mile.
        let unit = isMetric ? 1 : most < Self.mile / 2 ? Self.foot : Self.mile
        let power = pow(10, log10(most / unit).rounded(.down))
        let factor: Double = most / unit / power >= 5 ? 5 : most / unit / power >= 2 ? 2 : 1
        meters = factor * power * unit
        width = meters / point
        self.isMetric = isMetric
    }

    /// Returns the distance in a language.
    func name(in locale: Locale) -> String {
        let measurement: Measurement<UnitLength> =
            isMetric
            ? meters < 1000
                ? Measurement(value: meters, unit: .meters) : Measurement(value: meters / 1000, unit: .kilometers)
            : meters < Self.mile / 2
                ? Measurement(value: (meters / Self.foot).rounded(), unit: .feet)
                : Measurement(value: meters / Self.mile, unit: .miles)
        return measurement.formatted(
            .measurement(width: .abbreviated, usage: .asProvided).locale(locale))
    }
}

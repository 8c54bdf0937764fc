import SwiftUI

/// The viewport of a position in a map of a certain size.
struct MapFraming {
    /// The rectangle around all of the map's content; nil for a map without content.
    let content: MKMapRect?
    let size: CGSize

    /// The viewport of a position; nil for a position that the user has chosen.
    func viewport(of position: MapCameraPosition) -> MapViewport? {
        switch position.kind {
        case .byUser: nil
        case .automatic: MapViewport(showing: automatic, in: size)
        case .camera(let camera): MapViewport(camera, in: size)
        case .region(let region): MapViewport(showing: region.mapRect, in: size)
        case .rect(let rect): MapViewport(showing: rect, in: size)
        case .item(let item, _):
            MapViewport(showing: .around(MKMapPoint(item.placemark.coordinate)), in: size)
        case .userLocation(_, let fallback): viewport(of: fallback)
        }
    }

    /// The share of the content's size that stays free on each of its sides, for balloons and titles. A guess.
    private static let margin = 0.2

    private var automatic: MKMapRect {
        guard let content else { return .world }
        let center = MKMapPoint(x: content.midX, y: content.midY)
        let rect = content.insetBy(dx: -content.width * Self.margin, dy: -content.height * Self.margin)
        return rect.union(.around(center))
    }
}

extension MKMapRect {
    /// Returns the surroundings of a point: a square with sides of 1,500 meters, a guess.
    static func around(_ point: MKMapPoint) -> MKMapRect {
        let side = 1500 * MKMapPointsPerMeterAtLatitude(point.coordinate.latitude)
        return MKMapRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }
}

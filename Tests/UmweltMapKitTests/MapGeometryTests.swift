import SwiftUI
import Testing

@testable import UmweltMapKit

@Suite("The flat map") struct MapGeometryTests {
    private func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test("The world has 2²⁸ map points, and the equator meets Greenwich in its middle") func middle() {
        #expect(MKMapSize.world.width == 268_435_456)
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(point.x == 134_217_728)
        #expect(isClose(point.y, 134_217_728))
    }

    @Test(
        "Tiles of 256 map points times a power of two have the numbers of web maps",
        // From the OpenStreetMap wiki, "Slippy map tilenames", by its formula: the zoom level, and the tile's numbers.
        arguments: [
            (latitude: 51.51202, longitude: 0.02435, zoom: 17, x: 65544, y: 43582),
            (latitude: 35.6590699, longitude: 139.7006793, zoom: 18, x: 232798, y: 103246),
        ])
    func tiles(place: (latitude: Double, longitude: Double, zoom: Int, x: Int, y: Int)) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
        let tile = Mercator.side / Double(1 << place.zoom)
        #expect(Int(point.x / tile) == place.x)
        #expect(Int(point.y / tile) == place.y)
    }

    @Test("The northern edge is where web maps end, at 85.0511 degrees") func edge() {
        #expect(isClose(MKMapPoint(x: 0, y: 0).coordinate.latitude, 85.051_128_78))
        #expect(isClose(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y, 0))
    }

    @Test("A map point has 0.149 meters at the equator, and half of that at 60 degrees") func meters() {
        #expect(isClose(MKMetersPerMapPointAtLatitude(0), 40_075_016.686 / 268_435_456))
        #expect(isClose(MKMetersPerMapPointAtLatitude(60), MKMetersPerMapPointAtLatitude(0) / 2))
        #expect(isClose(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60), 1))
    }

    @Test("A region has its rectangle back, also where the scale changes much")
    func regions() {
        let rect = MKMapRect(x: 1e8, y: 2e7, width: 5e7, height: 6e7)
        let back = MKCoordinateRegion(rect).mapRect
        #expect(isClose(back.minX, rect.minX) && isClose(back.minY, rect.minY))
        #expect(isClose(back.width, rect.width) && isClose(back.height, rect.height))
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 48, longitude: 2),
            span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        let same = MKCoordinateRegion(region.mapRect)
        #expect(isClose(same.center.latitude, 48) && isClose(same.span.latitudeDelta, 10))
        #expect(isClose(same.center.longitude, 2) && isClose(same.span.longitudeDelta, 20))
    }

    @Test("A region of 111,319 meters has a degree") func distances() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.49,
            longitudinalMeters: 111_319.49)
        #expect(isClose(region.span.latitudeDelta, 1, within: 1e-5))
        #expect(isClose(region.span.longitudeDelta, 2, within: 1e-5))
    }

    @Test("Rectangles have unions, common parts and points inside") func rectangles() {
        let rect = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(rect.union(other), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(MKMapRectEqualToRect(rect.intersection(other), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(rect.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(rect), rect))
        #expect(rect.contains(MKMapPoint(x: 9, y: 9)) && !rect.contains(MKMapPoint(x: 10, y: 9)))
        #expect(MKMapRect(x: -5, y: 0, width: 10, height: 1).spans180thMeridian)
        #expect(!rect.spans180thMeridian)
    }

    @Test("The shortest path from Berlin to Seattle passes Greenland") func greatCircle() {
        let path = GreatCircle.path(along: [
            CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            CLLocationCoordinate2D(latitude: 47.6, longitude: -122.3),
        ])
        let north = path.map(\.latitude).max() ?? 0
        #expect(north > 70 && north < 75)
        #expect(path.last?.longitude == -122.3)
    }
}

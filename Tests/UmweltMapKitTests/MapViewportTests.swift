import SwiftUI
import Testing

@testable import UmweltMapKit

@Suite("The part of the world that a map shows") struct MapViewportTests {
    private let size = CGSize(width: 400, height: 200)

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    @Test("A turned map has the heading above") func heading() {
        let camera = MapCamera(centerCoordinate: place(0, 0), distance: 1_000_000, heading: 90)
        let viewport = MapViewport(camera, in: size)
        let east = viewport.position(of: MKMapPoint(place(0, 1)))
        #expect(abs(east.x - 200) < 1e-6)
        #expect(east.y < 100)
        let back = viewport.mapPoint(at: east).coordinate
        #expect(abs(back.longitude - 1) < 1e-9 && abs(back.latitude) < 1e-9)
    }

    @Test("A camera sees 30 degrees of the ground, and is the viewport's camera again") func camera() {
        let camera = MapCamera(centerCoordinate: place(45, 7), distance: 50_000, heading: 30)
        let viewport = MapViewport(camera, in: size)
        let meters = viewport.scale * 200 * MKMetersPerMapPointAtLatitude(45)
        #expect(abs(meters - 2 * 50_000 * tan(15 * .pi / 180)) < 1e-3)
        #expect(abs(viewport.camera.distance - 50_000) < 1e-3)
        #expect(abs(viewport.camera.heading - 30) < 1e-9)
        #expect(abs(viewport.camera.centerCoordinate.latitude - 45) < 1e-9)
    }

    @Test("The view stays within the world in the north and south, and repeats it in the west and east") func edges() {
        let world = MapViewport(showing: .world, in: size)
        #expect(world.scale == Mercator.side / 400)
        let north = world.moved(by: CGSize(width: 0, height: 10_000))
        #expect(abs(north.rect.minY) < 1e-6)
        let around = world.moved(by: CGSize(width: -300, height: 0))
        #expect(abs(around.center.x - Mercator.side / 4) < 1e-6)
        // Beside the 180th meridian, the other side of it is near.
        let date = MapViewport(
            showing: MKCoordinateRegion(
                center: place(0, 179), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 4)
            ).mapRect, in: size)
        #expect(abs(date.position(of: MKMapPoint(place(0, -179))).x - 400) < 1e-6)
    }

    @Test("A magnified map keeps the point under the fingers") func anchor() {
        let viewport = MapViewport(MapCamera(centerCoordinate: place(20, 30), distance: 500_000), in: size)
        let finger = CGPoint(x: 50, y: 40)
        let before = viewport.mapPoint(at: finger)
        let after = viewport.magnified(by: 3, turnedBy: .degrees(40), around: finger).mapPoint(at: finger)
        #expect(abs(before.x - after.x) < 1e-3 && abs(before.y - after.y) < 1e-3)
    }

    @Test("Bounds limit the middle and the distance") func bounds() {
        let bounds = MapCameraBounds(
            centerCoordinateBounds: MKCoordinateRegion(
                center: place(0, 0), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)),
            minimumDistance: 1000, maximumDistance: 20_000)
        let far = MapViewport(MapCamera(centerCoordinate: place(0, 5), distance: 1_000_000), in: size)
        let camera = far.restricted(to: bounds).camera
        #expect(abs(camera.distance - 20_000) < 1)
        #expect(abs(camera.centerCoordinate.longitude - 1) < 1e-6)
    }

    @Test("Outlines are clipped to the view") func clipping() {
        let square = [CGPoint(x: -10, y: -10), CGPoint(x: 10, y: -10), CGPoint(x: 10, y: 10), CGPoint(x: -10, y: 10)]
        let clipped = OutlineClipping.clip(square, to: CGRect(x: 0, y: 0, width: 20, height: 20))
        let expected = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
        #expect(Set(clipped.map { "\($0.x) \($0.y)" }) == Set(expected.map { "\($0.x) \($0.y)" }))
        #expect(OutlineClipping.clip(square, to: CGRect(x: 50, y: 50, width: 1, height: 1)).isEmpty)
    }

    @Test("The coasts have the land of known places, and not the sea") func coasts() {
        func isLand(_ latitude: Double, _ longitude: Double) -> Bool {
            let point = MKMapPoint(place(latitude, longitude))
            let viewport = MapViewport(
                showing: MKMapRect(x: point.x - 1e6, y: point.y - 1e6, width: 2e6, height: 2e6),
                in: CGSize(width: 100, height: 100))
            let path = GroundPaths(viewport, beyond: EdgeInsets()).land
            return path.contains(CGPoint(x: 50, y: 50), eoFill: true)
        }
        for (latitude, longitude) in [(48.85, 2.35), (39.9, 116.4), (-33, 147), (64.5, -18), (-80, 0), (-6.2, 35)] {
            #expect(isLand(latitude, longitude), "\(latitude) \(longitude)")
        }
        // The Atlantic, the Pacific, the North Sea, and the Caspian Sea.
        for (latitude, longitude) in [(40.0, -40.0), (0, -150), (56, 3), (42, 51)] {
            #expect(!isLand(latitude, longitude), "\(latitude) \(longitude)")
        }
    }

    @Test("The scale has a round distance") func scale() {
        let viewport = MapViewport(MapCamera(centerCoordinate: place(0, 0), distance: 10_000), in: size)
        let scale = MapScale(viewport, isMetric: true)
        #expect(scale.meters == 2000)
        #expect(scale.name(in: Locale(identifier: "en_GB")) == "2 km")
        #expect(abs(Double(scale.width) * viewport.scale * MKMetersPerMapPointAtLatitude(0) - 2000) < 1e-6)
    }
}

import Foundation
import SwiftUI
import Testing
import UmweltMapKit
import UmweltTesting

/// Maps that are removed, and maps with coordinates that are no numbers.
@MainActor @Suite("Map lifetime and invalid coordinates") struct MapLifetimeTests {
    private final class Probe {
        var position = MapCameraPosition.automatic
    }

    private final class Holder {
        weak var probe: Probe?
    }

    private struct Page: View {
        let holder: Holder
        @State private var isShown = true

        var body: some View {
            if isShown { probed }
            Button("Remove") { isShown = false }
        }

        private var probed: some View {
            let probe = holder.probe ?? Probe()
            holder.probe = probe
            return Map(position: Binding(get: { probe.position }, set: { probe.position = $0 })) {
                Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 1))
            }
        }
    }

    @Test("A map that is removed releases its owner's values") func release() {
        let holder = Holder()
        let host = TestHost { Page(holder: holder) }
        #expect(holder.probe != nil)
        host.tap("Remove")
        #expect(holder.probe == nil)
    }

    @Test("Coordinates that are no numbers do not end the program", arguments: [Double.nan, 1e300])
    func invalid(number: Double) {
        let nowhere = CLLocationCoordinate2D(latitude: number, longitude: number)
        let region = MKCoordinateRegion(
            center: nowhere, span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number))
        for position in [
            MapCameraPosition.automatic, .region(region),
            .camera(MapCamera(centerCoordinate: nowhere, distance: number, heading: number)),
        ] {
            let map =
                Map(initialPosition: position) {
                    Marker("Nowhere", coordinate: nowhere)
                    MapPolyline(coordinates: [nowhere, CLLocationCoordinate2D()], contourStyle: .geodesic)
                    MapCircle(center: nowhere, radius: number)
                }
                .mapControls { MapScaleView() }
                .mapControlVisibility(.visible)
                .frame(width: 200, height: 200)
            #expect(ImageRenderer(content: map).cgImage != nil)
        }
        let empty = MKMapRect.world.insetBy(dx: 1e9, dy: 1e9)
        #expect(!empty.contains(MKMapPoint()))
    }
}

import SwiftUI
import Testing
import UmweltMapKit
import UmweltTesting

@MainActor @Suite("Pictures of maps") struct MapPictureTests {
    private let proposal = ProposedViewSize(width: 200, height: 140)

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private func region(_ latitude: Double, _ longitude: Double, span: Double) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: place(latitude, longitude),
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)))
    }

    @Test("Land, sea, borders and names, a marker, an annotation and overlays, light and dark") func content() {
        let view = Map(initialPosition: region(41, 13, span: 12)) {
            MapPolygon(coordinates: [place(40, 8), place(41.3, 9.2), place(39, 9.8)])
                .foregroundStyle(.green.opacity(0.4))
                .stroke(.green, lineWidth: 1)
            MapCircle(center: place(37.5, 14), radius: 120_000).foregroundStyle(.orange.opacity(0.4))
            MapPolyline(coordinates: [place(45.4, 12.3), place(41.9, 12.5), place(40.8, 14.3)])
                .stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4]))
            Marker("Rome", systemImage: "star.fill", coordinate: place(41.9, 12.5)).tint(.purple)
            Annotation("Split", coordinate: place(43.5, 16.4)) {
                Circle().fill(.yellow).stroke(.black).frame(width: 10, height: 10)
            }
        }
        expectPicture(of: view, named: "content", in: .matrix(.colorScheme), proposedSize: proposal)
    }

    @Test("A selected marker is large, and hidden titles are not drawn") func selection() {
        let view = Map(initialPosition: region(50, 10, span: 8), selection: .constant("a")) {
            Marker("First", monogram: Text("A"), coordinate: place(50, 8)).tag("a")
            Marker("Second", coordinate: place(50, 12)).annotationTitles(.hidden).tag("b")
        }
        expectPicture(of: view, named: "selection", proposedSize: proposal)
    }

    @Test("The world, over the 180th meridian, in the colors of satellites") func world() {
        let view = Map(initialPosition: region(0, 180, span: 150)).mapStyle(.hybrid)
        expectPicture(of: view, named: "world", proposedSize: proposal)
    }

    @Test("A close view has the degrees of its graticule") func town() {
        let view = Map(initialPosition: region(53.55, 9.99, span: 0.1))
        expectPicture(of: view, named: "town", proposedSize: proposal)
    }

    @Test("A turned map with its compass and scale") func turned() {
        let camera = MapCamera(centerCoordinate: place(-41, 173), distance: 3_000_000, heading: 45)
        let view = Map(initialPosition: .camera(camera)) {}
            .mapControls {
                MapCompass()
                MapScaleView()
            }
            .mapControlVisibility(.visible)
        expectPicture(of: view, named: "turned", proposedSize: proposal)
    }
}

import SwiftUI
import Testing
import UmweltTesting

@testable import UmweltMapKit

@MainActor @Suite("Content of maps") struct MapContentTests {
    private struct Stop: MapContent {
        let name: String
        let longitude: Double

        var body: some MapContent {
            Marker(name, systemImage: "bus", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: longitude))
                .tint(.green)
        }
    }

    private func elements(@MapContentBuilder of content: () -> some MapContent) -> [MapElement] {
        MapCollector.elements(of: content())
    }

    @Test("Conditions, loops, groups and content of the app's own are collected in their order") func order() {
        let isShown = true
        let elements = elements {
            Stop(name: "A", longitude: 1)
            if isShown { Stop(name: "B", longitude: 2) }
            ForEach([3.0, 4], id: \.self) { Stop(name: "C", longitude: $0) }
            Group {
                MapCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 5), radius: 1)
                MapPolyline(coordinates: [CLLocationCoordinate2D(latitude: 0, longitude: 6)])
            }
            UserAnnotation()
        }
        #expect(elements.map { ($0.rect.midX / Mercator.side * 360 - 180).rounded() } == [1, 2, 3, 4, 5, 6])
        #expect(elements[0].tint != nil && elements[4].tint == nil)
        #expect(Set(elements.map(\.id)).count == 6)
    }

    @Test("An element keeps its identity when others before it appear") func identity() {
        func last(isShown: Bool) -> [AnyHashable]? {
            elements {
                if isShown { Stop(name: "A", longitude: 1) }
                ForEach([2.0, 3], id: \.self) { Stop(name: "B", longitude: $0) }
            }
            .last?.id
        }
        #expect(last(isShown: true) == last(isShown: false))
    }

    @Test("Inner modifiers win over outer ones") func modifiers() {
        let element = elements {
            Group {
                Marker("A", coordinate: CLLocationCoordinate2D()).tag(1).annotationTitles(.visible)
            }
            .tag(2)
            .annotationTitles(.hidden)
        }
        .first
        #expect(element?.tag == AnyHashable(1))
        #expect(element?.titles == .visible)
    }

    @Test("The tag of an element is its own, or the identity in its loop, if that has the selection's type")
    func tags() {
        let elements = elements {
            ForEach(["a", "b"], id: \.self) { name in
                Marker(name, coordinate: CLLocationCoordinate2D())
                Marker(name, coordinate: CLLocationCoordinate2D()).tag(7)
            }
        }
        let names = Binding<String?>.constant(nil)
        let numbers = Binding<Int?>.constant(nil)
        #expect(elements.map { $0.tag(for: names) } == ["a", "a", "b", "b"])
        #expect(elements.map { $0.tag(for: numbers) } == [nil, 7, nil, 7])
    }

    private struct Loop: View {
        let items: [MKMapItem]
        @State private var selection: MKMapItem?
        @Namespace private var scope

        var body: some View {
            VStack(spacing: 0) {
                Map(selection: $selection, scope: scope) {
                    ForEach(items, id: \.self) { Marker(item: $0) }
                }
                .frame(height: 200)
                Text(selection?.name ?? "none")
                MapZoomStepper(scope: scope)
            }
            .mapScope(scope)
        }
    }

    private func item(_ name: String, _ longitude: Double) -> MKMapItem {
        let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
        let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
        item.name = name
        return item
    }

    @Test("Places of a loop are selected themselves, and controls beside the map find it by its scope") func places() {
        let host = TestHost(size: CGSize(width: 300, height: 320)) { Loop(items: [item("A", 0), item("B", 10)]) }
        host.tap("B")
        #expect(host.texts.contains("B") && !host.texts.contains("none"))
        let before = host.frame(of: "A")?.midX ?? 0
        host.tap("Zoom Out")
        host.waitUntilIdle()
        #expect((host.frame(of: "A")?.midX ?? 0) - before > 20)
    }

    @Test("Hidden titles are read") func hiddenTitles() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Map {
                Marker("Quiet", coordinate: CLLocationCoordinate2D()).annotationTitles(.hidden)
            }
        }
        #expect(host.frame(of: "Quiet") != nil)
    }
}

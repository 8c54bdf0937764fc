import SwiftUI
import Testing
import UmweltTesting

@testable import UmweltMapKit

@MainActor @Suite("Maps") struct MapViewTests {
    private final class Journal {
        var position: MapCameraPosition?
        var ends: [MapCameraUpdateContext] = []
        var moves: [MapCameraUpdateContext] = []
        var selection: String?
        var proxy: MapProxy?
    }

    /// A map of 360 × 360 points whose 36 degrees of longitude are 3,600 hundredths: a degree has ten points.
    private struct Page: View {
        let journal: Journal
        @State var position: MapCameraPosition
        @State private var selection: String?

        init(_ journal: Journal, position: MapCameraPosition = .region(Page.region)) {
            self.journal = journal
            _position = State(initialValue: position)
        }

        static let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 36))

        var body: some View {
            MapReader { proxy in
                Map(position: $position, selection: $selection) {
                    Marker("Harbor", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 15)).tag("harbor")
                    Annotation("Park", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 4)) {
                        Text("P").frame(width: 20, height: 20)
                    }
                    .tag("park")
                    Marker("Plain", coordinate: CLLocationCoordinate2D(latitude: 5, longitude: 10))
                }
                .onMapCameraChange { journal.ends.append($0) }
                .onMapCameraChange(frequency: .continuous) { journal.moves.append($0) }
                .onChange(of: position, initial: true) { journal.position = position }
                .onChange(of: selection) { journal.selection = selection }
                .onAppear { journal.proxy = proxy }
            }
        }
    }

    private func host(_ journal: Journal, position: MapCameraPosition = .region(Page.region)) -> TestHost {
        TestHost(size: CGSize(width: 360, height: 360)) { Page(journal, position: position) }
    }

    @Test("A region fills the map, and is reported when the map appears") func region() throws {
        let journal = Journal()
        _ = host(journal)
        let context = try #require(journal.ends.first)
        #expect(abs(context.region.span.longitudeDelta - 36) < 1e-6)
        #expect(abs(context.region.center.longitude - 10) < 1e-6)
        #expect(journal.ends.count == 1 && journal.moves.count == 1)
    }

    @Test("The tip of a marker and the middle of an annotation are at their coordinates") func frames() throws {
        let host = host(Journal())
        let marker = try #require(host.frame(of: "Harbor"))
        #expect(abs(marker.midX - 230) <= 0.5)
        #expect(abs(marker.maxY - 180) <= 0.5)
        let annotation = try #require(host.frame(of: "P, Park") ?? host.frame(of: "P"))
        #expect(abs(annotation.midX - 120) <= 0.5)
        #expect(abs(annotation.midY - 180) <= 0.5)
    }

    @Test("Shapes of an annotation are as large as the content in front of them") func annotationShapes() {
        var size = CGSize.zero
        let host = TestHost(size: CGSize(width: 360, height: 360)) {
            Map(initialPosition: .region(Page.region)) {
                Annotation("", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 10)) {
                    ZStack {
                        RoundedRectangle(cornerRadius: 5).fill(.yellow)
                            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
                        Text("car").frame(width: 40, height: 30)
                    }
                }
            }
        }
        host.update()
        #expect(size == CGSize(width: 40, height: 30))
    }

    @Test("A tap selects a marker by its tag, and a tap beside it selects nothing") func selection() {
        let journal = Journal()
        let host = host(journal)
        host.tap("Harbor")
        #expect(journal.selection == "harbor")
        host.tap(at: CGPoint(x: 300, y: 300))
        #expect(journal.selection == nil)
    }

    @Test("Dragging moves the map, and sets the position to one of the user") func drag() throws {
        let journal = Journal()
        let host = host(journal)
        host.touchDown(at: CGPoint(x: 180, y: 250))
        host.touchMove(to: CGPoint(x: 200, y: 250))
        host.touchMove(to: CGPoint(x: 230, y: 250))
        #expect(journal.ends.count == 1)
        #expect(journal.moves.count > 1)
        // The finger rests before it leaves, so that the map does not coast.
        host.advance(by: 1)
        host.touchMove(to: CGPoint(x: 230, y: 250))
        host.touchUp(at: CGPoint(x: 230, y: 250))
        host.waitUntilIdle()
        let center = try #require(journal.ends.last).region.center
        #expect(abs(center.longitude - 5) < 0.01)
        #expect(abs(center.latitude) < 0.01)
        #expect(journal.position?.positionedByUser == true)
        #expect(journal.ends.count == 2)
    }

    @Test("Two fingers magnify the map around the point between them") func pinch() throws {
        let journal = Journal()
        let host = host(journal)
        host.pinch(at: CGPoint(x: 90, y: 180), magnification: 2)
        host.waitUntilIdle()
        let context = try #require(journal.ends.last)
        #expect(abs(context.region.span.longitudeDelta - 18) < 0.01)
        // One degree was at 90 points from the left, and it stays there.
        #expect(abs(context.region.center.longitude - 5.5) < 0.01)
    }

    @Test("A wheel magnifies the map while Control is held") func wheel() throws {
        let journal = Journal()
        let host = host(journal)
        #expect(host.wheel(by: CGVector(dx: 0, dy: -20), at: CGPoint(x: 180, y: 180), modifiers: .control))
        host.advance(by: 0.2)
        host.waitUntilIdle()
        let span = try #require(journal.ends.last).region.span.longitudeDelta
        #expect(abs(span - 36 * exp(-0.2)) < 0.1)
    }

    @Test("A double tap magnifies the map twice") func doubleTap() throws {
        let journal = Journal()
        let host = host(journal)
        host.tap(at: CGPoint(x: 180, y: 180), count: 2)
        host.waitUntilIdle()
        let context = try #require(journal.ends.last)
        #expect(abs(context.region.span.longitudeDelta - 18) < 0.01)
    }

    @Test("Two fingers turn the map, and its compass turns it back") func rotation() throws {
        let journal = Journal()
        let host = host(journal)
        #expect(host.frame(of: "Compass") == nil)
        host.pinch(at: CGPoint(x: 180, y: 180), rotation: .degrees(90))
        host.waitUntilIdle()
        #expect(abs(try #require(journal.ends.last).camera.heading - 270) < 0.5)
        host.tap("Compass")
        host.waitUntilIdle()
        #expect(abs(try #require(journal.ends.last).camera.heading) < 0.01)
    }

    @Test("A proxy converts coordinates to positions, and back") func proxy() throws {
        let journal = Journal()
        let host = host(journal)
        let proxy = try #require(journal.proxy)
        let place = CLLocationCoordinate2D(latitude: 3, longitude: 12)
        let position = try #require(proxy.convert(place, to: .local))
        #expect(abs(position.x - 200) < 1e-6)
        let back = try #require(proxy.convert(position, from: .local))
        #expect(abs(back.latitude - 3) < 1e-6 && abs(back.longitude - 12) < 1e-6)
        host.update()
    }

    @Test("The automatic position shows all of the content") func automatic() throws {
        let journal = Journal()
        let host = host(journal, position: .automatic)
        let bounds = CGRect(x: 0, y: 0, width: 360, height: 360)
        for name in ["Harbor", "Plain"] { #expect(bounds.contains(try #require(host.frame(of: name)))) }
        let rect = try #require(journal.ends.first).rect
        for longitude in [15.0, 4] {
            #expect(rect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))))
        }
    }

    @Test("A user's location is unknown, so that its fallback is shown") func fallback() throws {
        let journal = Journal()
        _ = host(journal, position: .userLocation(fallback: .region(Page.region)))
        #expect(abs(try #require(journal.ends.first).region.center.longitude - 10) < 1e-6)
    }

    private struct Tour: View {
        let journal: Journal
        @State private var position = MapCameraPosition.region(Page.region)
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Map(position: $position)
                    .mapCameraKeyframeAnimator(trigger: count) { _ in
                        KeyframeTrack(\MapCamera.centerCoordinate) {
                            LinearKeyframe(CLLocationCoordinate2D(latitude: 0, longitude: 20), duration: 1)
                        }
                    }
                    .onMapCameraChange(frequency: .continuous) { journal.moves.append($0) }
                    .onMapCameraChange { journal.ends.append($0) }
                    .frame(height: 300)
                Button("Glide") {
                    withAnimation(.linear(duration: 1)) {
                        position = .region(
                            MKCoordinateRegion(
                                center: CLLocationCoordinate2D(latitude: 0, longitude: 50), span: Page.region.span))
                    }
                }
                Button("Tour") { count += 1 }
            }
        }
    }

    @Test("A position that is set in an animation is reached step by step, and reported at its end") func animation()
        throws
    {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 360, height: 360)) { Tour(journal: journal) }
        host.tap("Glide")
        host.advance(by: 0.5)
        host.update()
        let middle = try #require(journal.moves.last).region.center.longitude
        #expect(middle > 20 && middle < 40, "\(middle)")
        #expect(journal.ends.count == 1)
        host.waitUntilIdle()
        #expect(abs(try #require(journal.ends.last).region.center.longitude - 50) < 1e-6)
        #expect(journal.ends.count == 2)
    }

    @Test("Keyframes move the camera, which stays at their end") func keyframes() throws {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 360, height: 360)) { Tour(journal: journal) }
        host.tap("Tour")
        for _ in 0..<30 { host.advance(by: 0.05) }
        host.waitUntilIdle()
        #expect(abs(try #require(journal.moves.last).region.center.longitude - 20) < 1e-3)
        #expect(journal.moves.count > 10)
    }

    @Test("A drag by less than a quarter of the map moves the ground without drawing it again") func tiles() {
        let host = host(Journal())
        host.touchDown(at: CGPoint(x: 180, y: 250))
        host.touchMove(to: CGPoint(x: 205, y: 250))
        let bodies = host.updates { host.touchMove(to: CGPoint(x: 230, y: 250)) }
        #expect(bodies.contains("MapSurface"))
        #expect(!bodies.contains("MapGround") && !bodies.contains("CountryNames"), "\(bodies)")
    }

    @Test("A region of a binding moves with the map")
    @available(*, deprecated)
    func coordinateRegion() throws {
        struct Item: Identifiable { let id = 1 }
        struct Old: View {
            @State var region = Page.region
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: [Item()]) { _ in
                    MapAnnotation(coordinate: Page.region.center) { Text("Here").frame(width: 20, height: 20) }
                }
                .overlay(alignment: .top) { Text("\(region.center.longitude, specifier: "%.1f")") }
            }
        }
        let host = TestHost(size: CGSize(width: 360, height: 360)) { Old() }
        #expect(abs(try #require(host.frame(of: "Here")).midX - 180) <= 0.5)
        host.touchDown(at: CGPoint(x: 180, y: 250))
        host.touchMove(to: CGPoint(x: 240, y: 250))
        host.touchMove(to: CGPoint(x: 280, y: 250))
        #expect(host.frame(of: "0.0") != nil)
        #expect(abs(try #require(host.frame(of: "Here")).midX - 280) <= 0.5)
    }
}

import SwiftUI

// Names of MapKit that Umwelt has not: declared so that the compiler can say so in their line.

@available(*, unavailable, message: "Umwelt has no service for places: search in a list of your own, or ask a server.")
open class MKLocalSearch: NSObject {
    public class Request: NSObject {}
    public class Response: NSObject {}
}

@available(*, unavailable, message: "Umwelt has no service for places: search in a list of your own, or ask a server.")
open class MKLocalSearchCompleter: NSObject {}

@available(*, unavailable, message: "Umwelt has no service for places: search in a list of your own, or ask a server.")
open class MKLocalSearchCompletion: NSObject {}

@available(*, unavailable, message: "Umwelt has no service for places: search in a list of your own, or ask a server.")
public protocol MKLocalSearchCompleterDelegate: AnyObject {}

@available(*, unavailable, message: "Umwelt has no service for routes: ask a server, and draw a MapPolyline.")
open class MKDirections: NSObject {
    public class Request: NSObject {}
    public class Response: NSObject {}
}

@available(*, unavailable, message: "Umwelt has no service for routes: ask a server, and draw a MapPolyline.")
open class MKRoute: NSObject {}

@available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
open class MKLookAroundScene: NSObject {}

@available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
open class MKLookAroundSceneRequest: NSObject {
    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
    public init(coordinate: CLLocationCoordinate2D) { super.init() }

    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
    public init(mapItem: MKMapItem) { super.init() }

    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
    public var scene: MKLookAroundScene? { get async throws { nil } }
}

@available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
public struct LookAroundPreview: View {
    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no Look Around pictures of streets: show an Image.")
public enum MKLookAroundBadgePosition: Int {
    case topLeading, topTrailing, bottomTrailing
}

@available(*, unavailable, message: "Render a Map by ImageRenderer.")
open class MKMapSnapshotter: NSObject {}

@available(*, unavailable, message: "Use SwiftUI's Map.")
open class MKMapView: NSObject {}

@available(*, unavailable, message: "Use SwiftUI's Map, and onMapCameraChange.")
public protocol MKMapViewDelegate: AnyObject {}

@available(*, unavailable, message: "Use a Marker or an Annotation of SwiftUI's Map.")
open class MKAnnotationView: NSObject {}

@available(*, unavailable, message: "Use a Marker of SwiftUI's Map.")
open class MKMarkerAnnotationView: NSObject {}

@available(*, unavailable, message: "Use a MapPolyline, MapPolygon or MapCircle of SwiftUI's Map.")
open class MKOverlayRenderer: NSObject {}

@available(*, unavailable, message: "Use a MapPolyline of SwiftUI's Map.")
open class MKPolylineRenderer: NSObject {}

@available(*, unavailable, message: "Umwelt draws the ground of maps itself, without tiles of a server.")
open class MKTileOverlay: NSObject {}

extension MKMapItem {
    @available(*, unavailable, message: "Open a page of a map service by openURL.")
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    @available(*, unavailable, message: "Open a page of a map service by openURL.")
    public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

extension View {
    @available(*, unavailable, message: "Umwelt has no Look Around pictures of streets.")
    public func lookAroundViewer(isPresented: Binding<Bool>) -> some View { self }
}

extension MapContent {
    @available(*, unavailable, message: "Umwelt has no details of places: show a sheet of your own for the selection.")
    public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = nil) -> some MapContent
    {
        self
    }
}

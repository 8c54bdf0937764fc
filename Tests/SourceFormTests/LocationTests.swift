import Foundation
import Testing
import UmweltCoreLocation

@MainActor @Suite("Core Location's names") struct LocationTests {
    @Test("The distance of two towns is that of the ellipsoid") func distance() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        // By GeographicLib 343 923 meters.
        #expect(abs(paris.distance(from: london) - 343_923) < 5)
        #expect(paris.distance(from: paris) == 0)
        let north = CLLocation(latitude: 90, longitude: 0)
        #expect(abs(north.distance(from: CLLocation(latitude: 0, longitude: 0)) - 10_001_966) < 2)
        #expect(CLLocationCoordinate2DIsValid(paris.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    private final class Delegate: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        var failed: ((any Error) -> Void)?

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { failed?(error) }
    }

    @Test("A location manager reports to its delegate that access is denied") func denied() async {
        let (manager, delegate) = (CLLocationManager(), Delegate())
        manager.delegate = delegate
        let error = await withCheckedContinuation { continuation in
            delegate.failed = { continuation.resume(returning: $0 as? CLError) }
            manager.startUpdatingLocation()
        }
        #expect(error?.code == .denied && delegate.statuses == [.denied])
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
    }

    @Test("A region has the places within its radius") func region() {
        let center = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        let region = CLCircularRegion(center: center, radius: 1_000, identifier: "middle")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.54, longitude: 13.405)))
    }
}

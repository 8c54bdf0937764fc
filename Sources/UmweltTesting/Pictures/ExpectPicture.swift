import Foundation
import Testing
import Umwelt
import UmweltPictures
import UmweltRendering

/// Expects that a host's window equals the picture that is stored beside the test, as `Pictures/NAME.png`.
///
/// ```swift
/// expectPicture(of: host, named: "row", in: .matrix(.colorScheme, .dynamicTypeSize(.large, .accessibility3)))
/// ```
///
/// If the pictures differ, the test fails and writes `NAME.actual.png` and `NAME.difference.png`, in which the
/// differences are red. To accept the new picture, look at it, then run the tests with `UMWELT_ACCEPT_PICTURES=1`.
/// Pictures are compared pixel by pixel, with `HostTraits.displayScale` pixels per point.
///
/// - Parameters:
///   - host: The host of the view, drawn in its current state, on the window's background.
///   - name: The name of the file without its extension. Two tests in one folder need two names.
///   - matrix: The variants to draw, as one sheet with captions; nil for a single picture.
///   - limit: The maximum size of the file in bytes, because the repository keeps every version of it.
///   - testFile: The file of the test, beside which the picture is.
///   - sourceLocation: The place in the source at which a failure is reported.
@MainActor
public func expectPicture(
    of host: TestHost, named name: String, in matrix: PictureMatrix? = nil, limit: Int = 262_144,
    testFile: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectPicture(of: host.host, name, matrix, limit, testFile, sourceLocation)
}

/// Expects that a view, in its own size, equals the picture that is stored beside the test, as `Pictures/NAME.png`.
///
/// ```swift
/// expectPicture(of: Badge(count: 3).padding(), named: "badge", in: .matrix(.colorScheme))
/// ```
///
/// Otherwise it works like the function for a host.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the file without its extension. Two tests in one folder need two names.
///   - matrix: The variants to draw, as one sheet with captions; nil for a single picture.
///   - design: The design in which the view is drawn; nil for that of the process.
///   - proposedSize: The size that is proposed to the view, in points; by default the view takes its ideal size.
///   - limit: The maximum size of the file in bytes, because the repository keeps every version of it.
///   - testFile: The file of the test, beside which the picture is.
///   - sourceLocation: The place in the source at which a failure is reported.
@MainActor
public func expectPicture<V: View>(
    of view: V, named name: String, in matrix: PictureMatrix? = nil, design: InterfaceDesign? = nil,
    proposedSize: ProposedViewSize = .unspecified, limit: Int = 262_144, testFile: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    ProcessStore.keepNothing()
    var traits = HostTraits.testing
    if let design { traits.design = design }
    let host = DrawnView.host(
        of: view, proposedSize: proposedSize, traits: traits, keepsDefaults: false, isOffscreen: false,
        typeSetter: PangoTypeSetter.shared)
    expectPicture(of: host, name, matrix, limit, testFile, sourceLocation)
}

/// Expects that a view in a window that fills the screen of a device equals the picture that is stored beside the test,
/// as `Pictures/NAME.png`.
///
/// ```swift
/// expectPicture(of: InboxView(), named: "inbox", on: "iPhone 15 Pro")
/// ```
///
/// The window has the device's size, pixels per point, safe area and size classes, so that bars, sheets and alerts
/// appear as on the device. Otherwise it works like the function for a host, with `HostTraits.testing`. If the device's
/// name is unknown, the test fails with a list of the known names.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the file without its extension. Two tests in one folder need two names.
///   - device: The device, by its name.
///   - isLandscape: True for a device on its side.
///   - design: The design in which the view is drawn; nil for that of the process.
///   - matrix: The variants to draw, as one sheet with captions; nil for a single picture.
///   - limit: The maximum size of the file in bytes, because the repository keeps every version of it.
///   - testFile: The file of the test, beside which the picture is.
///   - sourceLocation: The place in the source at which a failure is reported.
@MainActor
public func expectPicture<V: View>(
    of view: V, named name: String, on device: PreviewDevice, isLandscape: Bool = false,
    design: InterfaceDesign? = nil, in matrix: PictureMatrix? = nil,
    limit: Int = 262_144, testFile: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    do {
        let host = try TestHost(on: device, isLandscape: isLandscape, design: design) { view }
        expectPicture(
            of: host, named: name, in: matrix, limit: limit, testFile: testFile, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

/// Expects that a picture, such as one from an image renderer, equals the picture that is stored next to the test, as
/// `Pictures/NAME.png`.
///
/// ```swift
/// try expectPicture(of: renderer.pngData(), named: "badge")
/// ```
///
/// Otherwise it works like the function for a host.
///
/// - Parameters:
///   - png: The picture as PNG.
///   - name: The name of the file without its extension. Two tests in one folder need two names.
///   - limit: The maximum size of the file in bytes, because the repository keeps every version of it.
///   - testFile: The file of the test, beside which the picture is.
///   - sourceLocation: The place in the source at which a failure is reported.
public func expectPicture(
    of png: Data, named name: String, limit: Int = 262_144, testFile: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    do {
        try StoredPicture(named: name, besides: testFile, limit: limit).compare(with: png)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

@MainActor
private func expectPicture(
    of host: ViewHost, _ name: String, _ matrix: PictureMatrix?, _ limit: Int, _ testFile: String,
    _ sourceLocation: Testing.SourceLocation
) {
    do {
        let picture = matrix?.sheet(of: host) ?? host.displayList.onWindowBackground(host.colorScheme)
        let png = try picture.pngData(scale: host.traits.displayScale, isOpaque: true)
        expectPicture(of: png, named: name, limit: limit, testFile: testFile, sourceLocation: sourceLocation)
    } catch {
        // Drawing an empty view throws an error.
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

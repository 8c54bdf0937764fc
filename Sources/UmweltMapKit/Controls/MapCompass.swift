import SwiftUI

/// A control that shows the north of a turned map, and turns the map to the north.
public struct MapCompass: View {
    private let scope: Namespace.ID?

    /// Makes the compass of the map around it.
    ///
    /// - Parameter scope: The name of a map beside it; nil for the map around it.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The compass, while the map is turned or controls are visible.
    public var body: some View {
        MapControl(scope) { map, viewport, visibility in
            if viewport.heading.degrees.truncatingRemainder(dividingBy: 360) != 0 || visibility == .visible {
                Button {
                    withAnimation {
                        var north = viewport
                        north.heading = .degrees((viewport.heading.degrees / 360).rounded() * 360)
                        map.move(north)
                    }
                } label: {
                    Image(systemName: "location.north.fill").foregroundStyle(.red).rotationEffect(-viewport.heading)
                }
                .buttonStyle(MapControlButtonStyle())
                .accessibilityLabel(SystemWord.compass.text)
            }
        }
    }
}

/// Buttons that magnify a map, and make it smaller.
public struct MapZoomStepper: View {
    private let scope: Namespace.ID?

    /// Makes the buttons for the map around them.
    ///
    /// - Parameter scope: The name of a map beside them; nil for the map around them.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The buttons.
    public var body: some View {
        MapControl(scope) { map, viewport, _ in
            VStack(spacing: 8) {
                button(.zoomIn, "plus", by: 2, map, viewport)
                button(.zoomOut, "minus", by: 0.5, map, viewport)
            }
        }
    }

    private func button(
        _ label: SystemWord, _ symbol: String, by factor: Double, _ map: MapModel, _ viewport: MapViewport
    ) -> some View {
        Button {
            let middle = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
            withAnimation { map.move(viewport.magnified(by: factor, around: middle)) }
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(MapControlButtonStyle())
        .accessibilityLabel(label.text)
    }
}

/// A button that moves a map to the user. Location access is denied here, so that it is disabled.
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?

    /// Makes the button for the map around it.
    ///
    /// - Parameter scope: The name of a map beside it; nil for the map around it.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The disabled button.
    public var body: some View {
        MapControl(scope) { _, _, _ in
            Button {
            } label: {
                Image(systemName: "location.slash")
            }
            .buttonStyle(MapControlButtonStyle())
            .accessibilityLabel(SystemWord.currentLocation.text)
            .disabled(true)
        }
    }
}

/// A button that tilts a map. It is shown on maps that can be tilted, and maps are flat here.
public struct MapPitchToggle: View {
    /// Makes the button, which is never shown.
    ///
    /// - Parameter scope: The name of a map beside it; nil for the map around it.
    public init(scope: Namespace.ID? = nil) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A slider that tilts a map. It is shown on maps that can be tilted, and maps are flat here.
public struct MapPitchSlider: View {
    /// Makes the slider, which is never shown.
    ///
    /// - Parameter scope: The name of a map beside it; nil for the map around it.
    public init(scope: Namespace.ID? = nil) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

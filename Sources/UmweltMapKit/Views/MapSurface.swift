import SwiftUI

/// The drawing of a map: the ground, the overlays, the names, the annotations, and the controls.
struct MapSurface: View, Animatable {
    var viewport: MapViewport

    /// The viewport at the end of an animation.
    let target: MapViewport
    let isTouched: Bool
    let elements: [MapElement]
    let selection: (any MapSelectionBinding)?
    let insets: EdgeInsets
    let model: MapModel

    @Environment(\.mapOptions) private var options
    @Environment(\.layoutDirection) private var layoutDirection

    nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { MainActor.assumeIsolated { viewport.animatableData } }
        set { MainActor.assumeIsolated { viewport.animatableData = newValue } }
    }

    var body: some View {
        let tile = GroundTile(viewport, in: insets)
        ZStack {
            MapGround(viewport: tile.viewport, insets: tile.insets, style: options.style).offset(tile.offset)
            MapOverlays(viewport: viewport, elements: elements.filter { !$0.isAboveLabels }, insets: insets)
            if options.style != .imagery {
                CountryNames(viewport: tile.viewport, insets: tile.insets, style: options.style).offset(tile.offset)
            }
            MapOverlays(viewport: viewport, elements: elements.filter(\.isAboveLabels), insets: insets)
            // Under the places, whose buttons set the selection.
            Color.clear.contentShape(OutsetRectangle(insets: insets)).simultaneousGesture(deselection)
            MapPlacesLayout(viewport: viewport) {
                ForEach(elements.filter(\.isPlace)) { element in
                    MapPlaceView(element: element, selection: selection, layoutDirection: layoutDirection)
                }
            }
        }
        // East is right in every language.
        .environment(\.layoutDirection, .leftToRight)
        .clipShape(OutsetRectangle(insets: insets))
        .contentShape(OutsetRectangle(insets: insets))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(SystemWord.map.text)
        .overlay { MapControlsView(model: model) }
        .onChange(of: viewport, initial: true) { model.show(viewport) }
        .modifier(CameraReports(viewport: viewport, isMoving: isTouched || viewport != target))
    }

    private var deselection: (some Gesture)? {
        selection.map { selection in
            TapGesture().onEnded { if selection.tag != nil { selection.tag = nil } }
        }
    }
}

/// Reports the camera to the actions around a map.
private struct CameraReports: ViewModifier {
    let viewport: MapViewport
    let isMoving: Bool

    @Environment(\.mapOptions) private var options

    private struct Report: Equatable {
        let viewport: MapViewport
        let isMoving: Bool
    }

    func body(content: Content) -> some View {
        content
            .onChange(of: viewport, initial: true) { report(isContinuous: true) }
            .onChange(of: Report(viewport: viewport, isMoving: isMoving), initial: true) {
                if !isMoving { report(isContinuous: false) }
            }
    }

    private func report(isContinuous: Bool) {
        let context = MapCameraUpdateContext(viewport)
        for (frequency, action) in options.cameraActions where frequency.isContinuous == isContinuous {
            action(context)
        }
    }
}

/// A rectangle that extends beyond its frame.
struct OutsetRectangle: Shape {
    let insets: EdgeInsets

    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - insets.leading, y: rect.minY - insets.top,
                width: rect.width + insets.leading + insets.trailing,
                height: rect.height + insets.top + insets.bottom))
    }
}

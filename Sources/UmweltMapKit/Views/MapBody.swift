import SwiftUI

/// A map of elements: decides which part of the world is shown, and moves it by gestures.
struct MapBody: View {
    private let request: MapRequest
    private let elements: [MapElement]

    @Environment(\.mapOptions) private var options
    @State private var ownPosition: MapCameraPosition
    @State private var model = MapModel()

    /// The part of the world to which the user has moved the map; nil before that.
    @State private var moved: Move?

    /// True during a gesture.
    @State private var isTouched = false

    init(_ request: MapRequest, elements: [MapElement]) {
        self.request = request
        self.elements = elements
        _ownPosition = State(initialValue: request.initial)
    }

    private struct Move {
        let viewport: MapViewport

        /// The position in spite of which the viewport is shown, where the owner's binding is constant; nil if it is
        /// that of the user.
        let constant: MapCameraPosition?
    }

    private var position: Binding<MapCameraPosition> { request.position ?? $ownPosition }

    var body: some View {
        GeometryReader { geometry in
            let viewport = viewport(in: geometry.size)
            MapSurface(
                viewport: viewport, target: viewport, isTouched: isTouched, elements: elements,
                selection: request.selection, insets: geometry.safeAreaInsets, model: model
            )
            .modifier(
                MapGestures(
                    viewport: viewport, modes: request.modes, model: model, isTouched: $isTouched, move: move)
            )
            .background {
                if let animator = options.cameraAnimator {
                    animator(viewport.camera) { move(to: MapViewport($0, in: geometry.size)) }
                }
            }
            .onChange(of: viewport, initial: true) { connect(geometry) }
            .onAppear {
                connect(geometry)
                for link in links where link.map == nil { link.map = model }
            }
            .onDisappear {
                // The function has the state of this view, and so the model itself.
                model.move = { _ in }
                model.geometry = nil
                for link in links where link.map === model { link.map = nil }
            }
        }
    }

    private func connect(_ geometry: GeometryProxy) {
        model.geometry = geometry
        model.move = move
    }

    /// The links of the reader and of the scope around the map. Each belongs to the first map inside.
    private var links: [MapLink] {
        [options.reader, request.scope.flatMap { options.scopes[$0] }].compactMap { $0 }
    }

    private func viewport(in size: CGSize) -> MapViewport {
        let shown = position.wrappedValue
        if let moved, shown.positionedByUser || moved.constant == shown {
            var viewport = moved.viewport
            viewport.size = size
            viewport.restrict()
            return viewport
        }
        var content = MKMapRect.null
        for element in elements { content = content.union(element.rect) }
        let framing = MapFraming(content: content.isNull ? nil : content, size: size)
        let viewport = framing.viewport(of: shown) ?? framing.viewport(of: .automatic)
        // The automatic position always has a viewport.
        return (viewport ?? MapViewport(showing: .world, in: size)).restricted(to: request.bounds)
    }

    private func move(to viewport: MapViewport) {
        let viewport = viewport.restricted(to: request.bounds)
        if let report = request.moved { report(viewport) } else { setPosition() }
        let shown = position.wrappedValue
        moved = Move(viewport: viewport, constant: shown.positionedByUser ? nil : shown)
    }

    private func setPosition() {
        if !position.wrappedValue.positionedByUser { position.wrappedValue = .byUser }
    }
}

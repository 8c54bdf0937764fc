import SwiftUI

extension View {
    /// Sets the controls on maps in this view.
    ///
    /// ```swift
    /// Map().mapControls {
    ///     MapCompass()
    ///     MapScaleView()
    /// }
    /// ```
    ///
    /// - Parameter content: The controls; none for a map without controls.
    nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
        transformEnvironment(\.mapOptions) { $0.controls = AnyView(content()) }
    }

    /// Shows or hides map controls in this view. Controls that depend on the map's state are always shown if they are
    /// visible.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapOptions) { $0.controlVisibility = visibility }
    }
}

/// The controls on a map: the scale at the top left, the others below each other at the top right.
struct MapControlsView: View {
    let model: MapModel
    @Environment(\.mapOptions) private var options
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        MapControlsLayout {
            if let controls = options.controls {
                controls
            } else {
                MapCompass()
                // In the width of a desktop's window. A mouse has no second finger.
                if sizeClass == .regular { MapZoomStepper() }
            }
        }
        .padding(8)
        .environment(\.mapModel, model)
    }
}

private struct MapControlsLayout: Layout {
    /// The distance between controls in points, a guess.
    private static let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            if subview[LeadingControlKey.self] {
                subview.place(at: bounds.origin, proposal: .unspecified)
                continue
            }
            let height = subview.sizeThatFits(.unspecified).height
            subview.place(
                at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: .unspecified)
            if height > 0 { y += height + Self.spacing }
        }
    }
}

/// True for controls at the leading edge of a map.
struct LeadingControlKey: LayoutValueKey {
    static let defaultValue = false
}

/// A control of the map around it, or of the map with a scope.
struct MapControl<Content: View>: View {
    let scope: Namespace.ID?

    /// Makes the control from the map's camera and the visibility of controls.
    let content: (MapModel, MapViewport, Visibility) -> Content

    @Environment(\.mapModel) private var model
    @Environment(\.mapOptions) private var options

    init(_ scope: Namespace.ID?, @ViewBuilder content: @escaping (MapModel, MapViewport, Visibility) -> Content) {
        self.scope = scope
        self.content = content
    }

    var body: some View {
        let map = scope.map { options.scopes[$0]?.map } ?? model
        if let map, let viewport = map.viewport, options.controlVisibility != .hidden {
            content(map, viewport, options.controlVisibility)
        }
    }
}

/// The round button of a control.
struct MapControlButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 15, weight: .medium))
            .frame(width: 40, height: 40)
            .background(.regularMaterial, in: .circle)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

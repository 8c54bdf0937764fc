import SwiftUI

/// The point of a place on the flat map, and the point of its view there.
struct MapPlacement {
    let point: MKMapPoint
    let anchor: UnitPoint
}

struct MapPlaceKey: LayoutValueKey {
    static let defaultValue: MapPlacement? = nil
}

/// Places views at their points of the flat map.
struct MapPlacesLayout: Layout {
    let viewport: MapViewport

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            guard let place = subview[MapPlaceKey.self] else { continue }
            let position = viewport.position(of: place.point)
            // The proposal is the view's own size, so that shapes in a stack fill the stack.
            let size = subview.sizeThatFits(.unspecified)
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: place.anchor,
                proposal: ProposedViewSize(size))
        }
    }
}

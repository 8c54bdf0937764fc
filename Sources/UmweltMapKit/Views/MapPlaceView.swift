import SwiftUI

/// A marker or an annotation. It is a button where the map has a selection of its tag's type.
struct MapPlaceView: View {
    let element: MapElement
    let selection: (any MapSelectionBinding)?

    /// The direction of the language around the map.
    let layoutDirection: LayoutDirection

    var body: some View {
        let tag = selection.flatMap { element.tag(for: $0) }
        let isSelected = tag != nil && selection?.tag == tag
        Group {
            if let selection, let tag {
                Button {
                    selection.tag = tag
                } label: {
                    place(isSelected: isSelected)
                }
                .buttonStyle(PlaceButtonStyle())
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            } else {
                place(isSelected: false).accessibilityElement(children: .combine)
            }
        }
        .environment(\.layoutDirection, layoutDirection)
        .layoutValue(key: MapPlaceKey.self, value: placement)
        .zIndex(isSelected ? 1 : 0)
    }

    @ViewBuilder private func place(isSelected: Bool) -> some View {
        switch element.figure {
        case .marker(let marker):
            MarkerBalloon(marker: marker, tint: element.tint)
                .scaleEffect(isSelected ? MarkerBalloon.selectedScale : 1, anchor: .bottom)
                .animation(.snappy, value: isSelected)
                .modifier(PlaceTitle(label: marker.label, visibility: element.titles))
        case .annotation(let annotation):
            if let label = annotation.label {
                annotation.content.modifier(PlaceTitle(label: label, visibility: element.titles))
            } else {
                annotation.content
            }
        case .line, .area, .circle: EmptyView()
        }
    }

    private var placement: MapPlacement? {
        switch element.figure {
        case .marker(let marker): MapPlacement(point: marker.point, anchor: .bottom)
        case .annotation(let annotation): MapPlacement(point: annotation.point, anchor: annotation.anchor)
        case .line, .area, .circle: nil
        }
    }
}

/// A place looks the same while it is pressed.
private struct PlaceButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The title under a place. It has no part in the place's size.
private struct PlaceTitle: ViewModifier {
    let label: AnyView
    let visibility: Visibility

    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        if visibility == .hidden {
            content.accessibilityRepresentation { label.labelStyle(.titleOnly) }
        } else {
            content.overlay(alignment: .bottom) {
                label
                    .labelStyle(.titleOnly)
                    .font(.caption2.weight(.semibold))
                    .foregroundStyle(Color.primary)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                    .fixedSize()
                    // Legible on every ground.
                    .shadow(color: scheme == .dark ? .black : .white, radius: 1)
                    .shadow(color: scheme == .dark ? .black : .white, radius: 1)
                    .alignmentGuide(.bottom) { $0[.top] - 2 }
            }
        }
    }
}

/// The balloon of a marker, with its tip at the bottom.
private struct MarkerBalloon: View {
    let marker: MapMarkerFigure
    let tint: AnyShapeStyle?

    /// The size in points: 28 by 28 as that of a `MKMarkerAnnotationView`, and the height of the tip, which is a guess.
    private static let size = CGSize(width: 28, height: 34)

    /// The size of a selected balloon as a multiple, a guess.
    static let selectedScale: CGFloat = 1.6

    var body: some View {
        BalloonShape()
            .fill(tint ?? AnyShapeStyle(.red))
            .overlay(alignment: .top) {
                glyph
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: Self.size.width - 6, height: Self.size.width)
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                    .accessibilityHidden(true)
            }
            .frame(width: Self.size.width, height: Self.size.height)
            .shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
    }

    @ViewBuilder private var glyph: some View {
        if let glyph = marker.glyph { glyph } else { marker.label.labelStyle(.iconOnly) }
    }
}

/// A disk with a tip.
private struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let center = CGPoint(x: rect.midX, y: rect.minY + radius)
        // The angle from the bottom to the points of the disk from which the tip starts.
        let half = Angle.degrees(24)
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(90) + half, endAngle: .degrees(90) - half,
            clockwise: false)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

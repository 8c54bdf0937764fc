import SwiftUI

/// A marker, an annotation or an overlay of a map, with the styles that modifiers have set.
struct MapElement: Identifiable {
    enum Figure {
        case marker(MapMarkerFigure)
        case annotation(MapAnnotationFigure)
        case line([MKMapPoint])
        case area(outline: [MKMapPoint], holes: [[MKMapPoint]])
        case circle(center: MKMapPoint, radius: Double)
    }

    let figure: Figure

    /// The identities of the content around it, and its own index in that.
    var id: [AnyHashable]

    var tag: AnyHashable?
    let implicitTag: AnyHashable?

    var tint: AnyShapeStyle?
    var foreground: AnyShapeStyle?
    var strokeShading: AnyShapeStyle?
    var stroke: StrokeStyle?
    var titles = Visibility.automatic
    var isAboveLabels = true

    /// The smallest rectangle around the element on the flat map.
    var rect: MKMapRect {
        switch figure {
        case .marker(let marker): MKMapRect(origin: marker.point, size: MKMapSize())
        case .annotation(let annotation): MKMapRect(origin: annotation.point, size: MKMapSize())
        case .line(let points): MKMapRect(around: points)
        case .area(let outline, _): MKMapRect(around: outline)
        case .circle(let center, let radius):
            MKMapRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
    }

    /// Returns the tag of the element that a selection may have.
    func tag(for selection: any MapSelectionBinding) -> AnyHashable? {
        [tag, implicitTag].compactMap { $0 }.first { selection.accepts($0) }
    }
}

/// The balloon of a marker.
struct MapMarkerFigure {
    let point: MKMapPoint

    /// The title, or a view with a title and an icon.
    let label: AnyView

    /// The picture or the letters in the balloon; nil for the icon of the label.
    let glyph: AnyView?
}

/// A view at a coordinate.
struct MapAnnotationFigure {
    let point: MKMapPoint
    let anchor: UnitPoint
    let content: AnyView

    /// The title under the view; nil for none.
    let label: AnyView?
}

/// The selection of a map, for tags of any type.
protocol MapSelectionBinding {
    /// The tag of the selected element; nil for none.
    var tag: AnyHashable? { get nonmutating set }

    /// Returns true if a tag has the selection's type.
    func accepts(_ tag: AnyHashable) -> Bool
}

extension Binding: MapSelectionBinding where Value: OptionalTag {
    var tag: AnyHashable? {
        get { wrappedValue.tag }
        nonmutating set { wrappedValue = Value(tag: newValue) }
    }

    func accepts(_ tag: AnyHashable) -> Bool { Value(tag: tag).tag != nil }
}

/// A tag or nil.
protocol OptionalTag {
    var tag: AnyHashable? { get }
    init(tag: AnyHashable?)
}

extension Optional: OptionalTag where Wrapped: Hashable {
    var tag: AnyHashable? { if let self { AnyHashable(self) } else { nil } }

    init(tag: AnyHashable?) { self = tag?.base as? Wrapped }
}

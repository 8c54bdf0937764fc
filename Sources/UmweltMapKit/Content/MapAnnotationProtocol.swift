import SwiftUI

/// An annotation of an item of a map with a region.
public protocol MapAnnotationProtocol {
    /// The drawing of the annotation.
    @MainActor var _figure: _MapAnnotationFigure { get }
}

/// The drawing of an annotation of an item.
public struct _MapAnnotationFigure {
    let figure: MapElement.Figure
    var tint: Color?
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    /// Makes an annotation.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - anchorPoint: The point of the view at the coordinate, in fractions of its size.
    ///   - content: The view.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        self.content = content()
    }

    /// The drawing of the annotation.
    public var _figure: _MapAnnotationFigure {
        let figure = MapAnnotationFigure(
            point: MKMapPoint(coordinate), anchor: anchor, content: AnyView(content), label: nil)
        return _MapAnnotationFigure(figure: .annotation(figure))
    }
}

/// A balloon without a title.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Makes a balloon.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate at its tip.
    ///   - tint: The color; nil for red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    /// The drawing of the balloon.
    public var _figure: _MapAnnotationFigure {
        let figure = MapMarkerFigure(
            point: MKMapPoint(coordinate), label: AnyView(EmptyView()), glyph: AnyView(Image(systemName: "mappin")))
        return _MapAnnotationFigure(figure: .marker(figure), tint: tint)
    }
}

/// A pin. It is a balloon here, as on new systems.
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker

    /// Makes a pin.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate at its tip.
    ///   - tint: The color; nil for red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }

    /// The drawing of the pin.
    public var _figure: _MapAnnotationFigure { marker._figure }
}

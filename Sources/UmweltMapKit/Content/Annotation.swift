import SwiftUI

/// A view at a coordinate of a map, with a title under it.
///
/// ```swift
/// Annotation("Playground", coordinate: playground) {
///     Image(systemName: "figure.play").padding(4).background(.yellow, in: .circle)
/// }
/// ```
public struct Annotation<Label: View, Content: View>: BodilessMapContent {
    public typealias Body = Never

    private let figure: MapAnnotationFigure

    private init(_ label: Label?, _ content: Content, coordinate: CLLocationCoordinate2D, anchor: UnitPoint) {
        figure = MapAnnotationFigure(
            point: MKMapPoint(coordinate), anchor: anchor, content: AnyView(content), label: label.map { AnyView($0) })
    }

    /// Makes an annotation with a view as its title.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - anchor: The point of the content at the coordinate.
    ///   - content: The content.
    ///   - label: The title.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), content(), coordinate: coordinate, anchor: anchor)
    }

    /// Collects the annotation.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.append(.annotation(content.figure))
    }
}

extension Annotation where Label == Text {
    /// Makes an annotation with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - coordinate: The coordinate.
    ///   - anchor: The point of the content at the coordinate.
    ///   - content: The content.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        let title = titleKey == "" ? nil : Text(titleKey)
        self.init(title, content(), coordinate: coordinate, anchor: anchor)
    }

    /// Makes an annotation with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - coordinate: The coordinate.
    ///   - anchor: The point of the content at the coordinate.
    ///   - content: The content.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title.isEmpty ? nil : Text(title), content(), coordinate: coordinate, anchor: anchor)
    }

    /// Makes an annotation with the name of a place.
    ///
    /// - Parameters:
    ///   - item: The place.
    ///   - anchor: The point of the content at the coordinate.
    ///   - content: The content.
    public init(item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        let title = item.name.map { Text($0) }
        self.init(title, content(), coordinate: item.placemark.coordinate, anchor: anchor)
    }
}

/// The user's location on a map.
///
/// Location access is denied here, so that it shows nothing.
public struct UserAnnotation<Content: View>: BodilessMapContent {
    public typealias Body = Never

    /// Makes an annotation with a view of your own.
    ///
    /// - Parameters:
    ///   - anchor: The point of the view at the user's location.
    ///   - content: Makes the view of a location. Not called as long as location access is denied.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}

    /// Makes an annotation with a view of your own.
    ///
    /// - Parameters:
    ///   - anchor: The point of the view at the user's location.
    ///   - content: The view. Not shown as long as location access is denied.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}

    /// Collects nothing, because the location is unknown.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {}
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    /// Makes the usual annotation, a blue dot.
    ///
    /// - Parameter anchor: The point of the dot at the user's location.
    public init(anchor: UnitPoint = .center) { self.init(anchor: anchor) { DefaultUserAnnotationContent() } }
}

/// The blue dot at the user's location.
public struct DefaultUserAnnotationContent: View {
    /// A blue disk with a white border.
    public var body: some View {
        Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 16, height: 16)
    }
}

/// The user's location, for views of your own at it.
public struct UserLocation {
    /// The direction of the device in degrees clockwise from the north; nil if it is unknown.
    public let heading: CLHeading?
    /// The location; nil if it is unknown.
    public let location: CLLocation?
}

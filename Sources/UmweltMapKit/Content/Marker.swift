import SwiftUI

/// A balloon that marks a coordinate of a map.
///
/// ```swift
/// Map {
///     Marker("Harbor", systemImage: "ferry", coordinate: harbor).tint(.blue)
/// }
/// ```
public struct Marker<Label: View>: BodilessMapContent {
    public typealias Body = Never

    private let figure: MapMarkerFigure

    private init(_ label: Label, glyph: AnyView?, coordinate: CLLocationCoordinate2D) {
        figure = MapMarkerFigure(point: MKMapPoint(coordinate), label: AnyView(label), glyph: glyph)
    }

    /// Makes a marker with a view as its title. The icon of a label is in the balloon.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate at the tip of the balloon.
    ///   - label: The title.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let hasIcon = Label.self is any IconLabel.Type
        self.init(label(), glyph: hasIcon ? nil : Self.pin, coordinate: coordinate)
    }

    /// The figure in balloons without another.
    private static var pin: AnyView { AnyView(Image(systemName: "mappin")) }

    /// Collects the marker.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.append(.marker(content.figure))
    }
}

/// Labels, whose icon and title are shown apart.
private protocol IconLabel {}
extension Label: IconLabel {}

extension Marker where Label == Text {
    /// Makes a marker with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - coordinate: The coordinate at the tip of the balloon.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), glyph: Self.pin, coordinate: coordinate)
    }

    /// Makes a marker with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - coordinate: The coordinate at the tip of the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), glyph: Self.pin, coordinate: coordinate)
    }

    /// Makes a marker with a title and letters in the balloon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - monogram: The letters.
    ///   - coordinate: The coordinate at the tip of the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), glyph: AnyView(monogram), coordinate: coordinate)
    }

    /// Makes a marker with a title that is not localized and letters in the balloon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - monogram: The letters.
    ///   - coordinate: The coordinate at the tip of the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), glyph: AnyView(monogram), coordinate: coordinate)
    }

    /// Makes a marker with the name of a place.
    ///
    /// - Parameter item: The place.
    public init(item: MKMapItem) {
        self.init(Text(item.name ?? ""), glyph: Self.pin, coordinate: item.placemark.coordinate)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Makes a marker with a title and a symbol in the balloon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of the symbol.
    ///   - coordinate: The coordinate at the tip of the balloon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a marker with a title that is not localized and a symbol in the balloon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - coordinate: The coordinate at the tip of the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Makes a marker with a title and a picture in the balloon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - image: The name of the picture.
    ///   - coordinate: The coordinate at the tip of the balloon.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Makes a marker with a title that is not localized and a picture in the balloon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The name of the picture.
    ///   - coordinate: The coordinate at the tip of the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { SwiftUI.Label(title, image: image) }
    }
}

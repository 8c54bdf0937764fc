/// The limits of a map's camera.
public struct MapCameraBounds: Sendable {
    /// The rectangle in which the map's middle stays; nil for everywhere.
    let centerRect: MKMapRect?

    /// The smallest distance from the ground in meters; nil for the default.
    let minimumDistance: Double?

    /// The greatest distance from the ground in meters; nil for the default.
    let maximumDistance: Double?

    /// Makes limits for the map's middle and the camera's distance.
    ///
    /// - Parameters:
    ///   - centerCoordinateBounds: The region in which the map's middle stays.
    ///   - minimumDistance: The smallest distance from the ground in meters; nil for the default.
    ///   - maximumDistance: The greatest distance from the ground in meters; nil for the default.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(
            centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
            maximumDistance: maximumDistance)
    }

    /// Makes limits for the map's middle and the camera's distance.
    ///
    /// - Parameters:
    ///   - centerCoordinateBounds: The rectangle of the flat map in which the map's middle stays.
    ///   - minimumDistance: The smallest distance from the ground in meters; nil for the default.
    ///   - maximumDistance: The greatest distance from the ground in meters; nil for the default.
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        centerRect = centerCoordinateBounds
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Makes limits for the camera's distance.
    ///
    /// - Parameters:
    ///   - minimumDistance: The smallest distance from the ground in meters; nil for the default.
    ///   - maximumDistance: The greatest distance from the ground in meters; nil for the default.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        centerRect = nil
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
}

/// The gestures to which a map responds.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a set of gestures from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Dragging the map.
    public static let pan = MapInteractionModes(rawValue: 1 << 0)
    /// Magnifying the map, by two fingers or a double tap.
    public static let zoom = MapInteractionModes(rawValue: 1 << 1)
    /// Turning the map by two fingers.
    public static let rotate = MapInteractionModes(rawValue: 1 << 2)
    /// Tilting the map. Maps are flat here.
    public static let pitch = MapInteractionModes(rawValue: 1 << 3)
    /// All gestures.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

import SwiftUI

/// The camera of a map of a certain size: converts between the flat map and the view.
struct MapViewport: Equatable {
    /// The middle of the view on the flat map.
    var center: CGPoint

    /// The number of map points in a point of the view.
    var scale: Double

    /// The direction that is up, clockwise from the north.
    var heading: Angle

    /// The size of the view.
    var size: CGSize

    /// Makes the viewport that shows a whole rectangle of the flat map.
    init(showing rect: MKMapRect, heading: Angle = .zero, in size: CGSize) {
        center = CGPoint(x: rect.midX, y: rect.midY)
        scale = max(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
        self.heading = heading
        self.size = size
        restrict()
    }

    /// Makes the viewport of a camera.
    init(_ camera: MapCamera, in size: CGSize) {
        let middle = MKMapPoint(camera.centerCoordinate)
        center = CGPoint(x: middle.x, y: middle.y)
        let height = camera.visibleHeight * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        scale = height / max(size.height, 1)
        heading = .degrees(camera.heading)
        self.size = size
        restrict()
    }

    /// The scale of the closest view: four points of the view are one of the flat map, about 4 cm at the equator. A
    /// guess.
    static let minimumScale = 0.25

    /// Keeps the view inside of the world, which repeats from west to east, and ends in the north and south.
    mutating func restrict() {
        // Coordinates that are no numbers, or too large for a turn around the world to change them.
        if !(abs(center.x) < 0x1p52) { center.x = Mercator.side / 2 }
        if !center.y.isFinite { center.y = Mercator.side / 2 }
        if scale.isNaN { scale = .infinity }
        if !heading.radians.isFinite { heading = .zero }
        let length = max(size.width, size.height, 1)
        scale = min(max(scale, Self.minimumScale), Mercator.side / length)
        // The part of a turned view from north to south.
        let (sine, cosine) = (abs(sin(heading.radians)), abs(cos(heading.radians)))
        let half = (size.width * sine + size.height * cosine) * scale / 2
        center.y =
            half * 2 >= Mercator.side
            ? Mercator.side / 2 : min(max(center.y, half), Mercator.side - half)
        center.x -= (center.x / Mercator.side).rounded(.down) * Mercator.side
    }

    // MARK: Conversion

    /// Returns the position of a point of the flat map in the view. The world repeats: the point's copy that is the
    /// nearest to the middle counts.
    func position(of point: MKMapPoint) -> CGPoint {
        let away = point.x - center.x
        return position(x: away - (away / Mercator.side).rounded() * Mercator.side, y: point.y - center.y)
    }

    /// Returns the position of a point at a distance from the middle on the flat map.
    func position(x: Double, y: Double) -> CGPoint {
        let (sine, cosine) = (sin(heading.radians), cos(heading.radians))
        return CGPoint(
            x: size.width / 2 + (x * cosine + y * sine) / scale,
            y: size.height / 2 + (y * cosine - x * sine) / scale)
    }

    /// Returns the point of the flat map at a position in the view.
    func mapPoint(at position: CGPoint) -> MKMapPoint {
        let away = offset(of: CGSize(width: position.x - size.width / 2, height: position.y - size.height / 2))
        var x = center.x + away.x
        x -= (x / Mercator.side).rounded(.down) * Mercator.side
        return MKMapPoint(x: x, y: center.y + away.y)
    }

    /// Returns the distance on the flat map of a distance in the view.
    private func offset(of distance: CGSize) -> CGPoint {
        let (sine, cosine) = (sin(heading.radians), cos(heading.radians))
        return CGPoint(
            x: (distance.width * cosine - distance.height * sine) * scale,
            y: (distance.width * sine + distance.height * cosine) * scale)
    }

    /// The smallest rectangle of the flat map around the view, whose left edge may be beyond the 180th meridian.
    var rect: MKMapRect {
        let corner = offset(of: CGSize(width: size.width / 2, height: size.height / 2))
        let other = offset(of: CGSize(width: size.width / 2, height: -size.height / 2))
        let (width, height) = (max(abs(corner.x), abs(other.x)), max(abs(corner.y), abs(other.y)))
        return MKMapRect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height)
    }

    /// The camera.
    var camera: MapCamera {
        let coordinate = MKMapPoint(x: center.x, y: center.y).coordinate
        let height = size.height * scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
        return MapCamera(
            centerCoordinate: coordinate, distance: MapCamera.distance(seeing: height),
            heading: (heading.degrees.truncatingRemainder(dividingBy: 360) + 360)
                .truncatingRemainder(dividingBy: 360))
    }

    // MARK: Moves

    /// Returns the viewport after the user has dragged the map.
    func moved(by translation: CGSize) -> MapViewport {
        var moved = self
        let away = offset(of: translation)
        moved.center = CGPoint(x: center.x - away.x, y: center.y - away.y)
        moved.restrict()
        return moved
    }

    /// Returns the viewport with a larger map, or a smaller one, turned clockwise, whose point at an anchor stays
    /// there.
    func magnified(by factor: Double, turnedBy angle: Angle = .zero, around anchor: CGPoint) -> MapViewport {
        let fixed = offset(of: CGSize(width: anchor.x - size.width / 2, height: anchor.y - size.height / 2))
        var new = self
        new.scale /= factor
        new.heading -= angle
        new.restrict()
        let shown = new.offset(of: CGSize(width: anchor.x - size.width / 2, height: anchor.y - size.height / 2))
        new.center = CGPoint(x: center.x + fixed.x - shown.x, y: center.y + fixed.y - shown.y)
        new.restrict()
        return new
    }

    /// Returns the viewport within bounds.
    func restricted(to bounds: MapCameraBounds?) -> MapViewport {
        guard let bounds else { return self }
        var new = self
        let camera = camera
        let distance = min(
            max(camera.distance, bounds.minimumDistance ?? 0), max(bounds.maximumDistance ?? .infinity, 0))
        if distance != camera.distance { new.scale *= distance / camera.distance }
        if let rect = bounds.centerRect {
            new.center.x = min(max(center.x, rect.minX), rect.maxX)
            new.center.y = min(max(center.y, rect.minY), rect.maxY)
        }
        new.restrict()
        return new
    }
}

extension MapViewport {
    /// The numbers that an animation changes: the middle, the logarithm of the scale, and the heading.
    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            AnimatablePair(
                AnimatablePair(center.x, center.y), AnimatablePair(log2(scale), heading.degrees))
        }
        set {
            center = CGPoint(x: newValue.first.first, y: newValue.first.second)
            scale = exp2(newValue.second.first)
            heading = .degrees(newValue.second.second)
        }
    }
}

/// The shortest paths on the ground, of a globe.
enum GreatCircle {
    /// The longest straight piece of a path: one degree, whose middle is at most 500 meters from the path.
    private static let step = Double.pi / 180

    /// Returns coordinates along the shortest paths between coordinates.
    static func path(along coordinates: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard var last = coordinates.first else { return [] }
        var path = [last]
        for next in coordinates.dropFirst() {
            let (start, end) = (direction(last), direction(next))
            let angle = acos(min(max((start * end).sum(), -1), 1))
            // Points opposite to each other have no shortest path, nor have coordinates that are no numbers.
            let count = sin(angle) >= 1e-9 ? max(Int((angle / step).rounded(.up)), 1) : 1
            for index in 1..<count {
                let share = Double(index) / Double(count)
                let point = (start * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle)
                path.append(
                    CLLocationCoordinate2D(
                        latitude: atan2(point.z, hypot(point.x, point.y)) * 180 / .pi,
                        longitude: atan2(point.y, point.x) * 180 / .pi))
            }
            path.append(next)
            last = next
        }
        return path
    }

    /// Returns the direction of a coordinate from the middle of the globe.
    private static func direction(_ coordinate: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
        return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    }
}

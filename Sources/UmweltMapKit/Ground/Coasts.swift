import SwiftUI

/// The land, the borders and the countries of the world, on the flat map. They are decoded when they are first drawn.
struct Coasts {
    static let world = Coasts()

    /// A closed outline or a line, with the smallest rectangle around it.
    struct Line {
        let points: [CGPoint]
        let bounds: CGRect
    }

    /// A country's name on the map.
    struct Country {
        /// The code, as in `FR`.
        let code: String
        let point: MKMapPoint
        /// The width of the country's largest part in map points.
        let width: Double
    }

    /// The outlines of land and of seas inside it.
    let land: [Line]

    /// The borders between countries on land.
    let borders: [Line]

    /// The countries, from wide to narrow.
    let countries: [Country]

    private init() {
        land = CoastDecoder.lines(in: CoastData.coasts)
        borders = CoastDecoder.lines(in: CoastData.borders)
        countries = CoastData.countries.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard let code = words.first, numbers.count == 3 else { return nil }
            return Country(
                code: String(code),
                point: MKMapPoint(CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])),
                width: numbers[2] / 360 * Mercator.side)
        }
        .sorted { $0.width > $1.width }
    }
}

/// Decodes the lines that Scripts/coasts has written: the number of lines, and of each the number of its points and
/// their differences in hundredths of a degree. Numbers have seven bits a byte, the lowest first, and the sign last.
struct CoastDecoder {
    private var bytes: Data.Iterator

    static func lines(in text: String) -> [Coasts.Line] {
        var decoder = CoastDecoder(bytes: (Data(base64Encoded: text) ?? Data()).makeIterator())
        return (0..<decoder.number()).map { _ in decoder.line() }
    }

    private mutating func line() -> Coasts.Line {
        var (longitude, latitude) = (0, 0)
        var rect = MKMapRect.null
        let points = (0..<number()).map { _ in
            longitude += number()
            latitude += number()
            let point = MKMapPoint(
                CLLocationCoordinate2D(latitude: Double(latitude) / 100, longitude: Double(longitude) / 100))
            rect = rect.union(MKMapRect(origin: point, size: MKMapSize()))
            return CGPoint(x: point.x, y: point.y)
        }
        return Coasts.Line(
            points: points, bounds: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    }

    private mutating func number() -> Int {
        var (value, shift) = (0, 0)
        while let byte = bytes.next() {
            value |= Int(byte & 127) << shift
            shift += 7
            if byte < 128 { break }
        }
        return value & 1 == 0 ? value >> 1 : ~(value >> 1)
    }
}

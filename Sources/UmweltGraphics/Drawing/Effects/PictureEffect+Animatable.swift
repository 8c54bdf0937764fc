import Foundation
import UmweltDrawing

/// The numbers of a picture effect, interpolated between effects of the same kind. Colours are animated by the node,
/// which resolves them.
extension PictureEffect: Animatable {
    /// The type of the numbers as a vector.
    package typealias AnimatableData = NumberList

    package var animatableData: NumberList {
        get { NumberList(numbers.map { Double($0) }) }
        set {
            var reader = NumberReader(newValue)
            read(from: &reader)
        }
    }

    /// Returns true if the values in between are effects, too.
    package func isLike(_ other: PictureEffect) -> Bool {
        switch (self, other) {
        case (.scale, .scale), (.rotation, .rotation), (.rotation3D, .rotation3D), (.projection, .projection),
            (.shadow, .shadow), (.filter(.blur), .filter(.blur)), (.filter(.colors), .filter(.colors)):
            true
        default: self == other
        }
    }

    /// The numbers in the order of reading.
    var numbers: [CGFloat] {
        switch self {
        case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y]
        case .rotation(let angle, let anchor): [CGFloat(angle.radians), anchor.x, anchor.y]
        case .rotation3D(let rotation): rotation.numbers
        case .projection(let m): [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
        case .filter(.blur(let radius, _)): [radius]
        case .filter(.colors(let matrix)): matrix.numbers.map { CGFloat($0) }
        case .shadow(_, let radius, let offset): [radius, offset.width, offset.height]
        case .unchanged, .filter, .colorMultiply, .blend, .isolation: []
        }
    }

    /// Sets the numbers.
    mutating func read(from reader: inout NumberReader) {
        switch self {
        case .scale:
            let scale = CGSize(width: reader.next(), height: reader.next())
            self = .scale(scale, anchor: UnitPoint(x: reader.next(), y: reader.next()))
        case .rotation:
            let angle = Angle.radians(Double(reader.next()))
            self = .rotation(angle, anchor: UnitPoint(x: reader.next(), y: reader.next()))
        case .rotation3D: self = .rotation3D(SpatialRotation(numbers: (0..<8).map { _ in reader.next() }))
        case .projection(var m):
            (m.m11, m.m12, m.m13) = (reader.next(), reader.next(), reader.next())
            (m.m21, m.m22, m.m23) = (reader.next(), reader.next(), reader.next())
            (m.m31, m.m32, m.m33) = (reader.next(), reader.next(), reader.next())
            self = .projection(m)
        case .filter(.blur(_, let isOpaque)):
            self = .filter(.blur(radius: reader.next().usableRadius, isOpaque: isOpaque))
        case .filter(.colors):
            self = .filter(.colors(ColorMatrix(numbers: (0..<20).map { _ in Float(reader.next()) })))
        case .shadow(let color, _, _):
            let radius = reader.next()
            self = .shadow(color: color, radius: radius, offset: CGSize(width: reader.next(), height: reader.next()))
        case .unchanged, .filter, .colorMultiply, .blend, .isolation: break
        }
    }
}

@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// A paint as an animatable value: colours, and gradients with the same structure, are interpolated.
package struct AnimatablePaint: Animatable {
    package var paint: Paint

    package init(paint: Paint) {
        self.paint = paint
    }

    package var animatableData: NumberList {
        get {
            var numbers: [Double] = []
            paint.appendNumbers(to: &numbers)
            return NumberList(numbers)
        }
        set {
            var reader = NumberReader(newValue)
            paint.read(from: &reader)
        }
    }

    /// Returns true if the values in between are paints, too.
    package func isLike(_ other: AnimatablePaint) -> Bool { paint.isLike(other.paint) }
}

/// The animation of a node's paint.
package struct PaintAnimation {
    private var animation: ValueAnimation<AnimatablePaint>?

    /// Makes an animation that does not run.
    package init() {}

    /// True if no animation runs.
    var isNone: Bool { animation == nil }

    /// Shows another paint: immediately, or with the transaction's animation if the paints can be interpolated.
    ///
    /// - Parameters:
    ///   - old: The paint before; nil if there was none.
    ///   - new: The paint now.
    ///   - node: The node.
    ///   - show: Shows a paint. It must not retain the node.
    package mutating func run(
        from old: Paint?, to new: Paint, on node: LayoutNode, show: @escaping (Paint) -> Void
    ) {
        guard let old, old.isLike(new) else {
            animation?.cancel()
            animation = nil
            return show(new)
        }
        node.element.animate(&animation, from: AnimatablePaint(paint: old), to: AnimatablePaint(paint: new)) {
            show($0.paint)
        }
        animation?.target = node
    }
}

extension Paint {
    /// Returns true if both paints are of one kind and have as many parts.
    package func isLike(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.gradient(let left), .gradient(let right)):
            left.stops.count == right.stops.count && left.spread == right.spread
                && left.geometry.isLike(right.geometry)
        case (.shadowed(let left, let shadows), .shadowed(let right, let others)):
            left.isLike(right) && shadows.map(\.isInner) == others.map(\.isInner)
        case (.mesh(let left), .mesh(let right)): left.isLike(right)
        case (.material, .material): true
        default: self == other
        }
    }

    /// Appends the numbers that are animated.
    package func appendNumbers(to numbers: inout [Double]) {
        switch self {
        case .color(let color): color.appendNumbers(to: &numbers)
        case .gradient(let gradient):
            for stop in gradient.stops {
                stop.color.appendNumbers(to: &numbers)
                numbers.append(stop.location)
            }
            numbers += gradient.geometry.numbers.map { Double($0) }
        case .shadowed(let paint, let shadows):
            paint.appendNumbers(to: &numbers)
            for shadow in shadows.map(\.shadow) {
                shadow.color.appendNumbers(to: &numbers)
                numbers += [shadow.radius, shadow.offset.width, shadow.offset.height].map { Double($0) }
            }
        case .mesh(var mesh):
            mesh.forEachPart {
                $0.appendNumbers(to: &numbers)
            } point: {
                numbers += [Double($0.x), Double($0.y)]
            }
        case .material(let material):
            material.tint.appendNumbers(to: &numbers)
            numbers += [Double(material.blurRadius), material.brightness, material.saturation, material.opacity]
        case .image: break
        }
    }

    /// Sets the numbers that are animated.
    package mutating func read(from reader: inout NumberReader) {
        switch self {
        case .color(var color):
            color.read(from: &reader)
            self = .color(color)
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color.read(from: &reader)
                gradient.stops[index].location = reader.next()
            }
            gradient.geometry.read(from: &reader)
            self = .gradient(gradient)
        case .shadowed(var paint, var shadows):
            paint.read(from: &reader)
            for index in shadows.indices {
                shadows[index].shadow.color.read(from: &reader)
                let (radius, x, y) = (reader.next(), reader.next(), reader.next())
                shadows[index].shadow = DisplayShadow(
                    color: shadows[index].shadow.color, radius: radius, offset: CGSize(width: x, height: y))
            }
            self = .shadowed(paint, shadows)
        case .mesh(var mesh):
            mesh.forEachPart {
                $0.read(from: &reader)
            } point: {
                $0 = CGPoint(x: reader.next(), y: reader.next())
            }
            self = .mesh(mesh)
        case .material(var material):
            material.tint.read(from: &reader)
            material.blurRadius = max(reader.next(), 0)
            material.brightness = reader.next()
            material.saturation = reader.next()
            material.opacity = min(max(reader.next(), 0), 1)
            self = .material(material)
        case .image: break
        }
    }
}

extension ResolvedColor {
    package func appendNumbers(to numbers: inout [Double]) {
        let data = animatableData
        numbers.append(Double(data.first))
        numbers.append(Double(data.second.first))
        numbers.append(Double(data.second.second.first))
        numbers.append(Double(data.second.second.second))
    }

    package mutating func read(from reader: inout NumberReader) {
        let (red, green, blue, opacity) = (reader.next(), reader.next(), reader.next(), reader.next())
        animatableData = AnimatablePair(
            Float(red), AnimatablePair(Float(green), AnimatablePair(Float(blue), Float(opacity))))
    }
}

extension GradientPaint.Geometry {
    fileprivate func isLike(_ other: GradientPaint.Geometry) -> Bool {
        switch (self, other) {
        case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): true
        default: false
        }
    }

    fileprivate var numbers: [CGFloat] {
        switch self {
        case .linear(let from, let to): [from.x, from.y, to.x, to.y]
        case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
            [center.x, center.y, start, end]
        case .angular(let center, let start, let end):
            [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
        }
    }

    fileprivate mutating func read(from reader: inout NumberReader) {
        let (a, b, c, d) = (reader.next(), reader.next(), reader.next(), reader.next())
        switch self {
        case .linear: self = .linear(from: CGPoint(x: a, y: b), to: CGPoint(x: c, y: d))
        case .radial: self = .radial(center: CGPoint(x: a, y: b), startRadius: c, endRadius: d)
        case .elliptical: self = .elliptical(center: CGPoint(x: a, y: b), startRadius: c, endRadius: d)
        case .angular:
            self = .angular(center: CGPoint(x: a, y: b), start: .radians(Double(c)), end: .radians(Double(d)))
        }
    }
}

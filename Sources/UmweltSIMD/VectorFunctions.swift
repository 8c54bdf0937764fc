// A function of vectors has two names in Apple's simd: `simd_length` in all languages, and `length` in Swift.

/// The sum of the products of the elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The sum of the products of the elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The length of a vector.
///
/// - Parameter x: The vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The length of a vector.
///
/// - Parameter x: The vector.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// The square of the length of a vector.
///
/// - Parameter x: The vector.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * x).sum()
}

/// The square of the length of a vector.
///
/// - Parameter x: The vector.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }

/// The vector of the same direction with a length of one.
///
/// - Parameter x: The vector; not zero.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector of the same direction with a length of one.
///
/// - Parameter x: The vector; not zero.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

/// The distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: The other point.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: The other point.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The square of the distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: The other point.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

/// The square of the distance between two points.
///
/// - Parameters:
///   - x: A point.
///   - y: The other point.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

/// Returns the cross product, which is perpendicular to two vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    let (left, right) = (SIMD3(y.z, y.x, y.y), SIMD3(x.z, x.x, x.y))
    return SIMD3(x.y, x.z, x.x) * left - right * SIMD3(y.y, y.z, y.x)
}

/// Returns the cross product, which is perpendicular to two vectors.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }

/// The vector that is perpendicular to two vectors of the plane.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The vector that is perpendicular to two vectors of the plane.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }

/// Interpolates linearly between two vectors, with a fraction for each element.
///
/// - Parameters:
///   - x: The value at 0.
///   - y: The value at 1.
///   - t: The fraction of the distance from `x` to `y`, usually from 0 to 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
    x + t * (y - x)
}

/// Interpolates linearly between two numbers.
///
/// - Parameters:
///   - x: The value at 0.
///   - y: The value at 1.
///   - t: The fraction of the distance from `x` to `y`, usually from 0 to 1.
@inlinable public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }

/// Interpolates linearly between two vectors, with a fraction for each element.
///
/// - Parameters:
///   - x: The value at 0.
///   - y: The value at 1.
///   - t: The fraction of the distance from `x` to `y`, usually from 0 to 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }

/// Interpolates linearly between two vectors.
///
/// - Parameters:
///   - x: The value at 0.
///   - y: The value at 1.
///   - t: The fraction of the distance from `x` to `y`, usually from 0 to 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    simd_mix(x, y, V(repeating: t))
}

/// Returns the vector with each element limited to the range between two bounds.
///
/// - Parameters:
///   - x: The value to limit.
///   - min: The lower limit.
///   - max: The upper limit.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the number limited to the range between two bounds.
///
/// - Parameters:
///   - x: The value to limit.
///   - min: The lower limit.
///   - max: The upper limit.
@inlinable public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
    Swift.min(Swift.max(x, min), max)
}

/// Returns the vector with each element limited to the range between two bounds.
///
/// - Parameters:
///   - x: The vector to limit.
///   - min: The lower limit.
///   - max: The upper limit.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// The vector with each element between two numbers.
///
/// - Parameters:
///   - x: The vector to limit.
///   - min: The lower limit.
///   - max: The upper limit.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// The smaller of each two elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The smaller of each two elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each two elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The larger of each two elements.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The vector without signs.
///
/// - Parameter x: The vector.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< V.Scalar.zero)
}

/// The vector without signs.
///
/// - Parameter x: The vector.
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }

/// Returns −1, 0 or 1 for each element that is negative, zero or positive.
///
/// - Parameter x: The vector.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 0).replacing(with: 1, where: x .> V.Scalar.zero).replacing(with: -1, where: x .< V.Scalar.zero)
}

/// Returns −1, 0 or 1 for each element that is negative, zero or positive.
///
/// - Parameter x: The vector.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }

/// The part of each element behind the point.
///
/// - Parameter x: The vector.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// The part of each element behind the point.
///
/// - Parameter x: The vector.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }

/// The largest whole numbers that are not above the elements.
///
/// - Parameter x: The vector.
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }

/// The smallest whole numbers that are not below the elements.
///
/// - Parameter x: The vector.
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }

/// Returns 0 for each element below an edge, and 1 for the others.
///
/// - Parameters:
///   - x: The vector to compare.
///   - edge: The threshold of each element.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// The vector that rises smoothly from 0, at one edge, to 1, at the other.
///
/// - Parameters:
///   - x: The position of each element.
///   - edge0: The position at and below which the result is 0.
///   - edge1: The position at and above which the result is 1.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
    return t * t * (3 - 2 * t)
}

/// The number that rises smoothly from 0, at one edge, to 1, at the other.
///
/// - Parameters:
///   - edge0: The position at and below which the result is 0.
///   - edge1: The position at and above which the result is 1.
///   - x: The position.
@inlinable public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

/// The direction of a ray that a plane with a normal of length one reflects.
///
/// - Parameters:
///   - x: The direction of the ray.
///   - n: The normal of the plane, a vector of length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (2 * simd_dot(x, n))
}

/// The direction of a ray that a plane with a normal of length one reflects.
///
/// - Parameters:
///   - x: The direction of the ray.
///   - n: The normal of the plane, a vector of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

/// The part of a vector in the direction of another.
///
/// - Parameters:
///   - x: The vector to project.
///   - y: The vector onto which `x` is projected; not zero.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (simd_dot(x, y) / simd_dot(y, y))
}

/// The part of a vector in the direction of another.
///
/// - Parameters:
///   - x: The vector to project.
///   - y: The vector onto which `x` is projected; not zero.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }

/// The sum of the elements.
///
/// - Parameter x: The vector.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The sum of the elements.
///
/// - Parameter x: The vector.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The smallest element.
///
/// - Parameter x: The vector.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// The largest element.
///
/// - Parameter x: The vector.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// True if all elements are equal.
///
/// - Parameters:
///   - x: The first vector.
///   - y: The second vector.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

/// The data of an animatable value whose type is known only when the program runs.
///
/// Data of two different types cannot be interpolated: their difference is zero, and adding data of another type has no
/// effect.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil for the zero of every type.
    private var vector: (any VectorArithmetic)?

    private init(vector: (any VectorArithmetic)?) { self.vector = vector }

    /// Makes the data of a value.
    package init(of value: some Animatable) { vector = value.animatableData }

    /// Returns a value with its data replaced by this data; the unchanged value if its data has another type.
    package func set<Value: Animatable>(on value: Value) -> Value {
        guard let data = vector as? Value.AnimatableData else { return value }
        var value = value
        value.animatableData = data
        return value
    }

    /// The neutral element of addition.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil) }

    /// Returns the sum of two vectors of one type.
    public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        func sum<Vector: VectorArithmetic>(_ left: Vector) -> any VectorArithmetic {
            (right.vector as? Vector).map { left + $0 } ?? left
        }
        return _AnyAnimatableData(vector: left.vector.map { sum($0) } ?? right.vector)
    }

    /// Returns the difference of two vectors of one type.
    public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        func difference<Vector: VectorArithmetic>(_ left: Vector) -> (any VectorArithmetic)? {
            guard let right = right.vector else { return left }
            return (right as? Vector).map { left - $0 }
        }
        guard let own = left.vector else { return right.scaled(by: -1) }
        return _AnyAnimatableData(vector: difference(own))
    }

    /// Multiplies the vector.
    ///
    /// - Parameter factor: The factor of each component.
    public mutating func scale(by factor: Double) {
        func scaled(_ vector: some VectorArithmetic) -> any VectorArithmetic { vector.scaled(by: factor) }
        vector = vector.map { scaled($0) }
    }

    /// The square of the vector's length.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Returns true if both are one vector.
    public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
        func isZero<Vector: VectorArithmetic>(_ vector: Vector) -> Bool { vector == .zero }
        func isEqual<Vector: VectorArithmetic>(_ vector: Vector, _ other: any VectorArithmetic) -> Bool {
            vector == other as? Vector
        }
        switch (left.vector, right.vector) {
        case (nil, nil): return true
        case (let one?, nil), (nil, let one?): return isZero(one)
        case (let one?, let other?): return isEqual(one, other)
        }
    }
}

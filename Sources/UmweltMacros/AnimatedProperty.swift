import Umwelt

// The functions that `@Animatable` calls for each property. The compiler chooses by the property's type, which the
// macro cannot know.

// MARK: Reading

/// Returns the data of a property that is a vector: the vector itself.
public func _animatableData<Value: VectorArithmetic>(of property: Value) -> Value {
    property
}

/// Returns the data of a property that is animatable.
@_disfavoredOverload
public func _animatableData<Value: Animatable>(of property: Value) -> Value.AnimatableData {
    property.animatableData
}

/// Returns no data, for a property that cannot be animated: the compiler reports an error at the assignment.
@_disfavoredOverload
public func _animatableData<Value>(of property: Value) -> EmptyAnimatableData {
    .zero
}

// MARK: Writing

/// Returns new data as the type that the data of all properties has.
///
/// Both always have the same type; otherwise the properties would keep their values.
public func _animatableData<Data: VectorArithmetic>(_ newValue: some VectorArithmetic, as current: Data) -> Data {
    newValue as? Data ?? current
}

/// Sets a property that is a vector.
public func _animate<Value: VectorArithmetic>(_ property: inout Value, to data: Value) {
    property = data
}

/// Sets the data of a property that is animatable.
@_disfavoredOverload
public func _animate<Value: Animatable>(_ property: inout Value, to data: Value.AnimatableData) {
    property.animatableData = data
}

/// Reports a property that cannot be animated.
@_disfavoredOverload
@available(
    *, unavailable,
    message: """
        the type of this property cannot be animated: mark the property '@AnimatableIgnored', or make its type conform \
        to 'Animatable' or 'VectorArithmetic'
        """
)
public func _animate<Value>(_ property: inout Value, to data: EmptyAnimatableData) {}

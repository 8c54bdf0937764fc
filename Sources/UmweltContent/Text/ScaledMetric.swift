/// A length that scales with the size of text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 28.0
/// ```
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let base: Value
    private let textStyle: Font.TextStyle

    /// Makes a length that is `wrappedValue` at the default dynamic type size and scales as a text style does.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value.
    ///   - textStyle: The text style that scales the length.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// Makes a length that is `wrappedValue` at the default dynamic type size and scales as body text does.
    ///
    /// - Parameter wrappedValue: The length at the dynamic type size `.large`, in points.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the environment's dynamic type size.
    public var wrappedValue: Value { base * Value(textStyle.scale(for: dynamicTypeSize)) }
}

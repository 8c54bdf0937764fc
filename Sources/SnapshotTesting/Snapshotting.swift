/// A strategy that turns values into a format, which is compared with a stored reference.
///
/// ```swift
/// extension Snapshotting where Value == User, Format == String {
///     static var name: Snapshotting { Snapshotting<String, String>.lines.pullback(\.name) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The path extension of reference files; nil for none.
    public var pathExtension: String?

    /// The comparison of the format, and its conversion to and from data.
    public var diffing: Diffing<Format>

    /// Converts a value to the format.
    public var snapshot: (Value) -> Async<Format>

    /// Makes a strategy whose conversion is asynchronous.
    ///
    /// - Parameters:
    ///   - pathExtension: The path extension of reference files; nil for none.
    ///   - diffing: The comparison of the format, and its conversion to and from data.
    ///   - asyncSnapshot: Converts a value to the format.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Makes a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: The path extension of reference files; nil for none.
    ///   - diffing: The comparison of the format, and its conversion to and from data.
    ///   - snapshot: Converts a value to the format.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
    }

    /// Returns the strategy for another type, with a conversion to this one.
    ///
    /// - Parameter transform: Returns the value of this strategy for a value of the new type.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns the strategy for another type, with an asynchronous conversion to this one.
    ///
    /// - Parameter transform: Returns the value of this strategy for a value of the new type, when it is available.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(
            pathExtension: pathExtension, diffing: diffing,
            asyncSnapshot: { newValue in
                Async { callback in transform(newValue).run { value in snapshot(value).run(callback) } }
            })
    }
}

/// A strategy whose values have the format already.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Makes a strategy that does not convert its values.
    ///
    /// - Parameters:
    ///   - pathExtension: The path extension of reference files; nil for none.
    ///   - diffing: The comparison of the format, and its conversion to and from data.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

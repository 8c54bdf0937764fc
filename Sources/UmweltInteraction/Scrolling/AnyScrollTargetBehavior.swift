/// A scroll target behaviour of any type.
///
/// ```swift
/// ScrollView { Pages() }.scrollTargetBehavior(
///     isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour that determines where scrolling stops.
    public var base: any ScrollTargetBehavior

    /// Makes a type-erased behaviour.
    ///
    /// - Parameter base: The behaviour.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    /// Changes the target as the behaviour in it does.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes, the axes and the environment of the scrollable view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

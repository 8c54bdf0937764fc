import Foundation
@_spi(Kernel) import Umwelt

/// A height of sheets that a type computes.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///     static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
///
/// Filters().presentationDetents([.custom(BarDetent.self), .large])
/// ```
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil if the sheet is not to have it now.
    ///
    /// - Parameter context: The maximum height, and the environment.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The context that the height depends on.
    public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
    /// The context of a sheet's height: the values of its environment, and the greatest height.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height that sheets can have now, in points.
        public let maxDetentValue: CGFloat

        let values: EnvironmentValues

        /// A value of the sheet's environment.
        ///
        /// - Parameter keyPath: The key path of the value.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
    }
}

/// The height of a sheet that a type computes.
// Sendable, as the type's function is called by layout alone, on the main actor.
struct CustomHeight: Hashable, @unchecked Sendable {
    private let type: any CustomPresentationDetent.Type

    init(_ type: any CustomPresentationDetent.Type) { self.type = type }

    func height(_ context: PresentationDetent.Context) -> CGFloat? { type.height(in: context) }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

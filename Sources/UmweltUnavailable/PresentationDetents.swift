import Foundation
import Umwelt
import UmweltControls

@available(
    *, unavailable, message: "Umwelt's heights of sheets are fractions and points: use fraction(_:), height(_:)."
)
public protocol CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat?
}

@available(
    *, unavailable, message: "Umwelt's heights of sheets are fractions and points: use fraction(_:), height(_:)."
)
extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

@available(
    *, unavailable, message: "Umwelt's heights of sheets are fractions and points: use fraction(_:), height(_:)."
)
extension PresentationDetent {
    @dynamicMemberLookup
    public struct Context {
        public var maxDetentValue: CGFloat { 0 }

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .large }
}

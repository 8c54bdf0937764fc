import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt opens nothing by holding a dragged thing over it: leave this out.")
extension TabContent {
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> some TabContent<TabValue> { self }
}

@available(*, unavailable, message: "Umwelt opens nothing by holding a dragged thing over it: leave this out.")
public struct SpringLoadingBehavior: Hashable, Sendable {
    public static var automatic: SpringLoadingBehavior { SpringLoadingBehavior() }

    public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior() }

    public static var disabled: SpringLoadingBehavior { SpringLoadingBehavior() }
}

@available(*, unavailable, message: "Umwelt opens nothing by holding a dragged thing over it: leave this out.")
extension View {
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

@available(*, unavailable, message: "Umwelt opens nothing by holding a dragged thing over it: leave this out.")
extension EnvironmentValues {
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}

import Foundation
import Umwelt
import UmweltNavigation

@available(*, unavailable, message: "Umwelt's tabs do not open when something is dragged over them: leave this out.")
extension TabContent {
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> some TabContent<TabValue> { self }
}

import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's search tabs open like other tabs: leave this out.")
public struct TabSearchActivation {
    public static var automatic: TabSearchActivation { TabSearchActivation() }

    public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

@available(*, unavailable, message: "Umwelt's search tabs open like other tabs: leave this out.")
extension View {
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

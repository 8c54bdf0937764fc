import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt cannot keep a screen from being captured: leave this out.")
extension View {
    nonisolated public func contentCaptureProtected(_ isActive: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "Umwelt does not measure interactions: leave this out.")
extension View {
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

@available(*, unavailable, message: "Umwelt cannot ask the system who the user is: leave this out.")
extension EnvironmentValues {
    public var isUserAuthenticationEnabled: Bool {
        get { false }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt does not know which assistive technology is running: leave this out.")
extension EnvironmentValues {
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

    public var accessibilityQuickActionsEnabled: Bool { false }
}

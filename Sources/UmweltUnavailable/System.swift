import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt cannot keep a screen from being captured: leave this out.")
extension View {
    nonisolated public func contentCaptureProtected(_ isActive: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "Umwelt measures no interactions by tags: leave this out.")
extension View {
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

@available(*, unavailable, message: "Umwelt asks no system who the user is: leave this out.")
extension EnvironmentValues {
    public var isUserAuthenticationEnabled: Bool {
        get { false }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt cannot tell which assistive technology runs: leave this out.")
extension EnvironmentValues {
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

    public var accessibilityQuickActionsEnabled: Bool { false }
}

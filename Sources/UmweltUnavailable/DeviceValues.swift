import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt cannot search for other devices: leave this out.")
public struct DevicePickerSupportedAction: Sendable {}

@available(*, unavailable, message: "Umwelt cannot search for other devices: leave this out.")
extension EnvironmentValues {
    public var devicePickerSupports: DevicePickerSupportedAction { DevicePickerSupportedAction() }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: leave this out.")
public struct Pose3D: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt has no immersive spaces: leave this out.")
extension EnvironmentValues {
    public var immersiveSpaceDisplacement: Pose3D { Pose3D() }
}

@available(*, unavailable, message: "Umwelt cannot draw RealityKit content: leave this out.")
public struct CameraControls: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt cannot draw RealityKit content: leave this out.")
extension EnvironmentValues {
    public var realityViewCameraControls: CameraControls {
        get { CameraControls() }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt does not run on watches: leave this out.")
public struct _DeviceVariant: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt does not run on watches: leave this out.")
extension EnvironmentValues {
    public var _deviceVariant: _DeviceVariant {
        get { _DeviceVariant() }
        set {}
    }

    public var _plainListSectionSpacing: CGFloat? {
        get { nil }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt has only one focus system: use focused(_:).")
public struct _FocusSystem: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt has only one focus system: use focused(_:).")
extension EnvironmentValues {
    public var _focusSystem: _FocusSystem {
        get { _FocusSystem() }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt has no quick actions of a watch: leave this out.")
extension EnvironmentValues {
    public var _accessibilityQuickActionsEnabled: Bool {
        get { false }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt cannot set the line height as a multiple: use lineHeight(_:).")
extension EnvironmentValues {
    public var _lineHeightMultiple: CGFloat {
        get { 0 }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt only has one action to open a URL: use openURL.")
extension EnvironmentValues {
    @MainActor
    public var _openSensitiveURL: OpenURLAction {
        get { openURL }
        set {}
    }

    @MainActor
    public var _openURL: OpenURLAction {
        get { openURL }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt has no vibrant system backgrounds: use Material.")
extension EnvironmentValues {
    public var _useVibrantStyling: Bool {
        get { false }
        set {}
    }
}

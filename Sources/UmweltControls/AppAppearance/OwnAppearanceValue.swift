@_spi(Kernel) import Umwelt

struct OwnAppearanceKey: EnvironmentKey {
    static var defaultValue: AppAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of controls that a view of UIKit's has set for itself; nil for the app's.
    package var ownAppearance: AppAppearance? {
        get { self[OwnAppearanceKey.self] }
        set { self[OwnAppearanceKey.self] = newValue }
    }

    /// The appearance of controls: their own, or the app's.
    package var controlAppearance: AppAppearance { ownAppearance ?? .current }
}

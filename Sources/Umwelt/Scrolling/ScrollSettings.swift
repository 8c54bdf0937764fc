import Foundation

/// How something scrolls, as views around it say.
struct ScrollSettings {
    /// The room around the content.
    var margins = EdgeInsets()

    /// Where it comes to rest; nil for where its user leaves it.
    var behavior: (any ScrollTargetBehavior)?

    /// Who keeps what is to be seen; nil if nobody does.
    var position: ScrollPositionKeeper?
}

struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    /// How the nearest `ScrollView` or `List` inside scrolls.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

import Foundation

/// How something scrolls, as views around it say.
package struct ScrollSettings {
    /// The room around the content.
    package var margins = EdgeInsets()

    /// Where it comes to rest; nil for where its user leaves it.
    var behavior: (any ScrollTargetBehavior)?

    /// Who keeps what is to be seen; nil if nobody does.
    var position: ScrollPositionBinding?

    /// What is to be seen at first, and when sizes change.
    var anchors = ScrollAnchors()

    /// Whether the content is shown outside too.
    var isClipDisabled = false

    /// Who wants to hear how it is scrolled, the outermost first.
    var observers: [ScrollObserver] = []

    /// The settings of a scroll view that no modifier says anything about.
    package init() {}
}

struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    /// How the nearest `ScrollView` or `List` inside scrolls.
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

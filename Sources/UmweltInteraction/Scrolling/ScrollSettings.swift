import Foundation

/// The settings of scrollable views that modifiers write to the environment.
package struct ScrollSettings {
    /// The margins around the content, in points.
    package var margins = EdgeInsets()

    /// The edges whose margins the app has set: there a list does not add its own.
    package var setMargins: Edge.Set = []

    /// The behaviour that determines where scrolling stops; nil for no adjustment.
    var behavior: (any ScrollTargetBehavior)?

    /// The binding of the scroll position; nil for none.
    var position: ScrollPositionBinding?

    /// The anchors for the part that is visible at first, and when sizes change.
    var anchors = ScrollAnchors()

    /// True if the content is visible outside the frame too.
    var isClipDisabled = false

    /// The observers of the scrolling, the outermost first.
    var observers: [ScrollObserver] = []

    /// Makes the settings of a scrollable view without modifiers.
    package init() {}
}

struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
    /// The settings of the nearest `ScrollView` or `List` inside.
    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

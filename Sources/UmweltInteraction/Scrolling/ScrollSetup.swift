/// The configuration of a scroll node, from its view and the environment.
package nonisolated struct ScrollSetup {
    var axes: Axis.Set
    var canScroll: Bool
    var showsHorizontalIndicator: Bool
    var showsVerticalIndicator: Bool

    /// The axes along which ancestors do not scroll when the node has reached its end.
    var keepsScrolls: Axis.Set

    /// True if text input ends when the user scrolls.
    var endsInput: Bool
    var settings: ScrollSettings

    /// Refreshes the content; nil without such an action, or while it runs.
    var refresh: (@MainActor () -> Void)?

    package nonisolated init(
        axes: Axis.Set, canScroll: Bool, showsHorizontalIndicator: Bool, showsVerticalIndicator: Bool,
        keepsScrolls: Axis.Set, endsInput: Bool, settings: ScrollSettings, refresh: (@MainActor () -> Void)? = nil
    ) {
        self.axes = axes
        self.canScroll = canScroll
        self.showsHorizontalIndicator = showsHorizontalIndicator
        self.showsVerticalIndicator = showsVerticalIndicator
        self.keepsScrolls = keepsScrolls
        self.endsInput = endsInput
        self.settings = settings
        self.refresh = refresh
    }
}

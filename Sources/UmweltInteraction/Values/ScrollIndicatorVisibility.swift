/// The visibility of scroll indicators, which show the visible part of the content.
public struct ScrollIndicatorVisibility: Equatable {
    private enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// The default: shown.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }

    /// Indicators are shown.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }

    /// Indicators are hidden, unless the system considers them necessary.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }

    /// Indicators are never shown.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

    /// True if indicators are shown: no host needs them for pointer input.
    package var isShown: Bool { kind == .automatic || kind == .visible }
}

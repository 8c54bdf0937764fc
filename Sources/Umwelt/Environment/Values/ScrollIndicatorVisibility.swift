/// Whether something that scrolls shows which part of it can be seen.
public struct ScrollIndicatorVisibility: Equatable {
    private enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// As is usual.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }

    /// Shown.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }

    /// Hidden, where the system does not think that its user needs it.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }

    /// Never shown.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

    /// Whether indicators are shown: hosts here need none for the pointer to work.
    package var isShown: Bool { kind == .automatic || kind == .visible }
}

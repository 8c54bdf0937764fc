@_spi(Kernel) import Umwelt

extension View {
    /// Says how many things are to be noticed: beside a row of a list, or at a tab. Zero is not shown.
    ///
    /// ```swift
    /// InboxView().tabItem { Text("Inbox") }.badge(unread)
    /// ```
    nonisolated public func badge(_ count: Int) -> some View { badge(Badge.text(count)) }

    /// Says what is to be noticed: beside a row of a list, or at a tab; nil for nothing.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: label, isOnLink: self is any RowLink))
    }

    /// Says what is to be noticed, in the language of the environment: beside a row of a list, or at a tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Says what is to be noticed: beside a row of a list, or at a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// What is to be noticed about a tab.
struct Badge: TabTrait {
    let label: Text?

    func add(to traits: inout TabTraits, at element: _Element) {
        if traits.badge == nil { traits.badge = RowValue(label) }
    }

    /// What stands for a number of things.
    static func text(_ count: Int) -> Text? { count == 0 ? nil : Text(count, format: .number) }
}

/// Shows in a row of a list what is to be noticed, and tells it where the view is a tab.
private nonisolated struct BadgeModifier: ViewModifier, SystemView {
    let label: Text?

    /// Whether there is an arrow at the end of the view, before which the badge stands.
    let isOnLink: Bool

    @Environment(\.enclosingListStyle) private var listStyle

    nonisolated init(label: Text?, isOnLink: Bool) {
        self.label = label
        self.isOnLink = isOnLink
    }

    @MainActor func body(content: Content) -> some View {
        if listStyle == nil {
            content.modifier(TabTraitModifier(Badge(label: label)))
        } else if isOnLink {
            content.environment(\.linkBadge, label)
        } else {
            HStack {
                content
                if let label {
                    Spacer(minLength: 8)
                    RowBadge(label: label)
                }
            }
        }
    }
}

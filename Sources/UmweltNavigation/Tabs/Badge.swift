@_spi(Kernel) import Umwelt

extension View {
    /// Adds a badge with a number to a row of a list or to a tab. Zero is not shown.
    ///
    /// ```swift
    /// InboxView().tabItem { Text("Inbox") }.badge(unread)
    /// ```
    ///
    /// - Parameter count: The number; zero for no badge.
    nonisolated public func badge(_ count: Int) -> some View { badge(Badge.text(count)) }

    /// Adds a badge with a text to a row of a list or to a tab; nil for none.
    ///
    /// - Parameter label: The badge; nil for none.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: label, isOnLink: self is any RowLink))
    }

    /// Adds a badge with a text, in the language of the environment, to a row of a list or to a tab; nil for none.
    ///
    /// - Parameter key: The key under which the value is stored.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Adds a badge with a string to a row of a list or to a tab; nil for none.
    ///
    /// - Parameter label: The badge, which is not localized; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// The badge of a tab.
struct Badge: TabTrait {
    let label: Text?

    func add(to traits: inout TabTraits, at element: _Element) {
        if traits.badge == nil { traits.badge = RowValue(label) }
    }

    /// Returns the text of a badge with a number; nil for zero.
    static func text(_ count: Int) -> Text? { count == 0 ? nil : Text(count, format: .number) }
}

/// A modifier that shows a badge in a row of a list, and elsewhere adds it to the traits of the tab.
private nonisolated struct BadgeModifier: ViewModifier, SystemView {
    let label: Text?

    /// True if there is an arrow at the end of the view, before which the badge is placed.
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

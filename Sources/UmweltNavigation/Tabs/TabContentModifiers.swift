@_spi(Kernel) import Umwelt

extension TabContent {
    /// Adds a badge with a number to the tabs. Zero is not shown.
    ///
    /// - Parameter count: The number; zero for no badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabContent(self, Badge(label: Badge.text(count)))
    }

    /// Adds a badge with a text to the tabs; nil for none.
    ///
    /// - Parameter label: The badge; nil for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(self, Badge(label: label))
    }

    /// Adds a badge with a text, in the language of the environment, to the tabs.
    ///
    /// - Parameter key: The key under which the value is stored.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

    /// Adds a badge with a string to the tabs.
    ///
    /// - Parameter label: The badge, which is not localized; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

    /// Disables or enables the selection of the tabs in the bar.
    ///
    /// - Parameter disabled: True to prevent the selection.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabAvailability(isDisabled: disabled))
    }

    /// Hides the tabs in the bar, or shows them.
    ///
    /// - Parameter hidden: True to hide it.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabAvailability(isHidden: hidden))
    }
}

/// The trait of a tab that it is disabled or hidden.
struct TabAvailability: TabTrait {
    var isDisabled = false
    var isHidden = false

    /// A tab is disabled or hidden if any of its modifiers disables or hides it.
    func add(to traits: inout TabTraits, at element: _Element) {
        traits.isDisabled = traits.isDisabled || isDisabled
        traits.isHidden = traits.isHidden || isHidden
    }
}

/// Tabs with a modifier that adds a trait to them.
nonisolated struct ModifiedTabContent<C: TabContent, Trait: TabTrait>: TabContent {
    private let content: C
    private let trait: Trait

    nonisolated init(_ content: C, _ trait: Trait) {
        self.content = content
        self.trait = trait
    }

    @MainActor var _identifiedView: some View { content._identifiedView.modifier(TabTraitModifier(trait)) }

    typealias TabValue = C.TabValue

    @MainActor var body: ModifiedTabContent<C, Trait> { return self }
}

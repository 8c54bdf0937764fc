@_spi(Kernel) import Umwelt

extension TabContent {
    /// Says how many things are to be noticed about the tabs. Zero is not shown.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabContent(self, Badge(label: Badge.text(count)))
    }

    /// Says what is to be noticed about the tabs; nil for nothing.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(self, Badge(label: label))
    }

    /// Says what is to be noticed about the tabs, in the language of the environment.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

    /// Says what is to be noticed about the tabs.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

    /// Says whether the tabs cannot be chosen in the bar.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabAvailability(isDisabled: disabled))
    }

    /// Says whether the tabs are left out of the bar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabAvailability(isHidden: hidden))
    }
}

/// Whether a tab can be chosen in the bar.
struct TabAvailability: TabTrait {
    var isDisabled = false
    var isHidden = false

    /// What is disabled or hidden anywhere is so.
    func add(to traits: inout TabTraits, at element: _Element) {
        traits.isDisabled = traits.isDisabled || isDisabled
        traits.isHidden = traits.isHidden || isHidden
    }
}

/// Tabs of which something is said.
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

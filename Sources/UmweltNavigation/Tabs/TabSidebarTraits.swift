@_spi(Kernel) import Umwelt

/// The traits of a tab that show in a tab view with a sidebar.
struct TabSidebarTraits {
    /// The section that the tab is in; nil for none.
    var section: Section?

    /// The actions of the section.
    var actions: AnyView?

    /// True if the tab is not in the bar, unless it is the selected one.
    var isSidebarOnly = false

    /// The placements in which the tab is hidden.
    var hiddenPlaces: Set<AdaptableTabBarPlacement> = []

    /// The modifiers of the row in the sidebar, the innermost first.
    var rowModifiers: [(AnyView) -> AnyView] = []

    /// The identifier for storing the user's customization of the tab; nil for none.
    private(set) var customizationID: String?

    /// The choices that users have, by place.
    private var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]

    struct Section {
        /// The identity of the section, which its tabs share.
        let id: ObjectIdentifier
        let header: AnyView?

        /// The identifier for storing the order of the section's tabs; nil if users cannot change it.
        var customizationID: String?
    }

    /// Sets the identity of the tab, or of its section where that is inside, for users' choices.
    mutating func set(customizationID id: String) {
        if var section {
            section.customizationID = section.customizationID ?? id
            self.section = section
        } else {
            customizationID = customizationID ?? id
        }
    }

    /// Sets the choices that users have in some places, or in all that are not named otherwise. Values set nearer to
    /// the tab take precedence.
    mutating func set(_ behavior: TabCustomizationBehavior, in places: [AdaptableTabBarPlacement]) {
        for place in places where behaviors[place] == nil { behaviors[place] = behavior }
    }

    /// Returns the permitted customization in a placement.
    func behavior(in place: AdaptableTabBarPlacement) -> TabCustomizationBehavior {
        behaviors[place] ?? behaviors[.automatic] ?? .automatic
    }

    /// Returns true if the sidebar shows the tab, according to the user's customization or by default.
    func isShownInSidebar(with customization: TabViewCustomization?) -> Bool {
        switch customizationID.flatMap({ customization?[sidebarVisibility: $0] }) {
        case .visible: true
        case .hidden: false
        case .automatic, nil: !isHidden(in: .sidebar)
        }
    }

    /// Returns true if the tab is hidden in a placement.
    func isHidden(in place: AdaptableTabBarPlacement) -> Bool {
        hiddenPlaces.contains(place) || hiddenPlaces.contains(.automatic)
    }
}

/// The trait of tabs that they are in a section.
nonisolated struct TabSectionTrait: TabTrait {
    let header: AnyView?

    nonisolated init(header: AnyView?) { self.header = header }

    func add(to traits: inout TabTraits, at element: _Element) {
        if traits.sidebar.section == nil {
            traits.sidebar.section = TabSidebarTraits.Section(id: ObjectIdentifier(element), header: header)
        }
    }
}

/// A trait of tabs that sets values of their ``TabSidebarTraits``.
nonisolated struct TabSidebarTrait: TabTrait {
    let set: (inout TabSidebarTraits) -> Void

    nonisolated init(_ set: @escaping (inout TabSidebarTraits) -> Void) { self.set = set }

    func add(to traits: inout TabTraits, at element: _Element) { set(&traits.sidebar) }
}

extension TabContent {
    /// Sets the placement of the tabs where there are both a bar and a sidebar.
    ///
    /// Tabs that are only in the sidebar are in the bar while they are selected.
    ///
    /// - Parameter placement: The placement of the tab, such as `.pinned` or `.sidebarOnly`.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabContent(self, TabSidebarTrait { $0.isSidebarOnly = placement == .sidebarOnly })
    }

    /// Adds actions after the tabs of a section in a sidebar.
    ///
    /// - Parameter content: The buttons, which a sidebar shows as rows.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        let actions = AnyView(content())
        return ModifiedTabContent(self, TabSidebarTrait { if $0.actions == nil { $0.actions = actions } })
    }

    /// Adds actions to the rows of the tabs in a sidebar, which show when the row is swiped.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row at which the buttons appear.
    ///   - allowsFullSwipe: If true, a swipe across the whole row presses the first button.
    ///   - content: Makes the buttons.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        let actions = content()
        let modify: (AnyView) -> AnyView = { row in
            AnyView(row.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions })
        }
        return ModifiedTabContent(self, TabSidebarTrait { $0.rowModifiers.append(modify) })
    }

    /// Sets the visibility of the tabs in the bar or the sidebar until the user changes it.
    ///
    /// Without places it applies to both. A tab view without space for a sidebar shows all tabs in its bar.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - placements: The placements to change: the menu, the content, or both.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let places = placements.isEmpty ? [AdaptableTabBarPlacement.automatic] : placements
        return ModifiedTabContent(
            self,
            TabSidebarTrait { traits in
                if visibility == .hidden { traits.hiddenPlaces.formUnion(places) }
            })
    }
}

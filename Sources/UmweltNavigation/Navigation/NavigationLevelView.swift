@_spi(Kernel) import Umwelt
import UmweltGraph
import UmweltLists

/// The part of a level that its content and its bars share: the preferences of the content, for the bars.
final class NavigationLevelParts {
    let controller: NavigationController

    /// The level; nil for the root.
    let level: NavigationLevel?

    /// The parts of the previous level; nil for the root.
    let below: NavigationLevelParts?

    /// The title of the content.
    let title: PreferenceSource<ContentTitleKey>

    /// The binding of the title, if the user can change it.
    let renaming: PreferenceSource<RenamableTitleKey>

    /// The subtitle of the content.
    let subtitle: PreferenceSource<NavigationSubtitleKey>

    /// The content's settings of the bars.
    let settings: PreferenceSource<NavigationBarSettingsKey>

    /// The items of the content in the bars.
    let items: PreferenceSource<ToolbarItemsKey>

    /// The nodes of the items that do not fit in the navigation bar, which are in its menu.
    let overflow: Source<Set<ObjectIdentifier>>

    /// True while a text field in the content has the focus.
    let isWriting: Source<Bool>

    /// The navigation stacks in the content.
    let stacks: PreferenceSource<BackStacksKey>

    /// The background that the content sets.
    let background: PreferenceSource<ContainerBackgroundKey>
    /// The transition that the level sets in place of the usual one.
    let transition: PreferenceSource<NavigationTransitionKey>

    /// The action that navigates back.
    private(set) lazy var dismiss = DismissAction { [weak self] in
        guard let self else { return }
        if let level, column == nil { controller.pop(level) } else { controller.column?.navigateBack() }
    }

    /// The column of a split view that the level fills; nil for a level above that, or outside of split views.
    ///
    /// The destination of a link in the previous column replaces the column's own root.
    var column: SplitColumn? {
        guard level == nil || (below?.level == nil && controller.column?.isFilledFromBefore(by: controller) == true)
        else { return nil }
        return controller.column
    }

    /// True if back navigation is possible.
    var canGoBack: Bool { column.map(\.canGoBack) ?? (level != nil) }

    /// The title for the level's bar; nil if the content has none, or a stack in it shows it.
    var ownTitle: Text? { title.value.flatMap { $0.isShown ? nil : $0.text } }

    /// The title of the level that the back button leads to.
    var titleBelow: Text? { column?.titleBefore ?? below?.ownTitle }

    init(below: NavigationLevelParts?, controller: NavigationController, level: NavigationLevel?, in graph: Graph) {
        self.below = below
        self.controller = controller
        self.level = level
        title = PreferenceSource(in: graph)
        renaming = PreferenceSource(in: graph)
        subtitle = PreferenceSource(in: graph)
        settings = PreferenceSource(in: graph)
        items = PreferenceSource(in: graph)
        background = PreferenceSource(in: graph)
        stacks = PreferenceSource(in: graph)
        overflow = Source([], in: graph)
        isWriting = Source(false, in: graph)
        transition = PreferenceSource(in: graph)
    }

    deinit {
        isWriting.remove()
        overflow.remove()
    }

    /// True if the title is large; by default as on the level below.
    var hasLargeTitle: Bool {
        switch settings.value.titleDisplayMode {
        case .large: true
        case .inline: false
        case .automatic, nil: below?.hasLargeTitle ?? true
        }
    }

    /// True if there is a bar below with items of the content.
    var hasItemsBelow: Bool {
        settings.value.shows(.bottom) && items.value.contains { $0.place == .bottom || $0.place == .status }
    }

    /// True if the bar has its title below the buttons, and large.
    ///
    /// - Parameter height: The vertical size class: there is no room for large titles on a phone that lies on its side.
    func showsLargeTitle(in height: UserInterfaceSizeClass?) -> Bool {
        let settings = settings.value
        return ownTitle != nil && hasLargeTitle && !settings.hidesTitle && settings.titleMenu == nil
            && settings.shows(.navigation) && !settings.hidesForSearch && height != .compact
    }
}

/// One level of a stack: the content between its bars.
nonisolated struct NavigationLevelView<Content: View>: View, SystemView {
    let content: Content
    let parts: NavigationLevelParts

    @Environment(\.offeredSearch) private var offeredSearch
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.windowColorScheme) private var windowColorScheme

    nonisolated init(content: Content, parts: NavigationLevelParts) {
        self.content = content
        self.parts = parts
    }

    @MainActor var body: some View {
        // A search from outside of the stack is shown in its root alone.
        let search = parts.level == nil ? offeredSearch : nil
        BarScaffold(
            top: NavigationBar(parts: parts), bottom: BottomToolbar(parts: parts),
            background: background,
            content:
                SearchedLevel(content: content, search: search)
                .modifier(BetweenBars(parts: parts))
                .modifier(PreferenceForwarder(source: parts.title))
                .modifier(PreferenceForwarder(source: parts.renaming))
                .modifier(PreferenceForwarder(source: parts.subtitle))
                .modifier(PreferenceForwarder(source: parts.settings))
                .modifier(PreferenceForwarder(source: parts.items))
                .modifier(PreferenceForwarder(source: parts.background))
                .modifier(PreferenceForwarder(source: parts.stacks))
                .modifier(FieldFocusModifier(source: parts.isWriting))
                .modifier(PreferenceForwarder(source: parts.transition))
                .screen()
                .modifier(NavigationEnvironment(parts: parts)))
    }

    /// The background of the level: the content's, or the window's colour if it was changed.
    @ViewBuilder @MainActor private var background: some View {
        if let background = parts.background.value {
            background.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment)
        } else if colorScheme != windowColorScheme {
            Color.windowBackground
        }
    }
}

/// Lets the lists of a level begin where a bar with a large title ends, and its search field share the bar below.
private nonisolated struct BetweenBars: ViewModifier, SystemView {
    let parts: NavigationLevelParts

    @Environment(\.verticalSizeClass) private var height

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.isBelowTallBar, parts.showsLargeTitle(in: height))
            .environment(\.hasItemsBelow, parts.hasItemsBelow)
    }
}

/// The content of a level, below a search field if the stack is inside of `searchable`.
private nonisolated struct SearchedLevel<Content: View>: View, SystemView {
    let content: Content
    let search: SearchContext?

    nonisolated init(content: Content, search: SearchContext?) {
        self.content = content
        self.search = search
    }

    @MainActor var body: some View {
        if let search { SearchedView(content: content, context: search) } else { content }
    }
}

/// The environment of a level's content: the stack and, if back navigation is possible, its action.
private nonisolated struct NavigationEnvironment: EnvironmentWritingModifier {
    typealias Body = Never
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) {
        if parts.level != nil {
            // The link may be in a list, or on a prominent backdrop; its destination is not.
            values.resetScreenLocalValues()
            values[DismissKey.self] = parts.dismiss
            values[IsPresentedKey.self] = true
        }
        values.navigationController = parts.controller
        if parts.level != nil { values.splitColumn = nil }
        values.selectionColumn = parts.column
        values.offeredSearch = nil
    }
}

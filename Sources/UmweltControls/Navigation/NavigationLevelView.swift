@_spi(Kernel) import Umwelt
import UmweltGraph

/// What a level of a stack and its bars share.
final class NavigationLevelParts {
    let controller: NavigationController

    /// The level; nil for the root.
    let level: NavigationLevel?

    /// The parts of the level that this one is over.
    let below: NavigationLevelParts?

    /// What the content calls itself.
    let title: PreferenceSource<ContentTitleKey>

    /// What the content says of itself below that.
    let subtitle: PreferenceSource<NavigationSubtitleKey>

    /// How the content wants the bars to be.
    let settings: PreferenceSource<NavigationBarSettingsKey>

    /// What the content puts into the bars.
    let items: PreferenceSource<ToolbarItemsKey>

    /// Goes back to the level below.
    private(set) lazy var dismiss = DismissAction { [weak self] in
        if let self, let level { controller.pop(level) }
    }

    init(below: NavigationLevelParts?, controller: NavigationController, level: NavigationLevel?, in graph: Graph) {
        self.below = below
        self.controller = controller
        self.level = level
        title = PreferenceSource(in: graph)
        subtitle = PreferenceSource(in: graph)
        settings = PreferenceSource(in: graph)
        items = PreferenceSource(in: graph)
    }

    /// Whether the title is large: where nothing is said, as on the level below.
    var hasLargeTitle: Bool {
        switch settings.value.titleDisplayMode {
        case .large: true
        case .inline: false
        case .automatic, nil: below?.hasLargeTitle ?? true
        }
    }
}

/// One level of a stack: the content between its bars.
nonisolated struct NavigationLevelView<Content: View>: View, SystemView {
    let content: Content
    let parts: NavigationLevelParts

    @Environment(\.offeredSearch) private var offeredSearch

    nonisolated init(content: Content, parts: NavigationLevelParts) {
        self.content = content
        self.parts = parts
    }

    @MainActor var body: some View {
        // A search around the stack is in its root.
        let search = parts.level == nil ? offeredSearch : nil
        BarScaffold(
            top: NavigationBar(parts: parts), bottom: BottomToolbar(parts: parts),
            content:
                SearchedLevel(content: content, search: search)
                .modifier(PreferenceForwarder(source: parts.title))
                .modifier(PreferenceForwarder(source: parts.subtitle))
                .modifier(PreferenceForwarder(source: parts.settings))
                .modifier(PreferenceForwarder(source: parts.items))
                .modifier(NavigationEnvironment(parts: parts)))
    }
}

/// The content of a level, below the field to search in it with if the search is around the stack.
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

/// What the content of a level finds in its environment: the stack and, if it can go back, how.
private nonisolated struct NavigationEnvironment: EnvironmentWritingModifier {
    typealias Body = Never
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) {
        values.navigationController = parts.controller
        values.offeredSearch = nil
        guard parts.level != nil else { return }
        values[DismissKey.self] = parts.dismiss
        values[IsPresentedKey.self] = true
        // The link may be in a list, or on a strong colour; what it leads to is not.
        values.enclosingListStyle = nil
        values.linkBadge = nil
        values.backdrop = Backdrop()
    }
}

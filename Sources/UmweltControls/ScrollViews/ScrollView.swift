import Foundation
@_spi(Kernel) import Umwelt

/// Shows a part of something larger, which its user moves.
///
/// ```swift
/// ScrollView {
///     ForEach(pages) { PageView(page: $0) }
/// }
/// ```
///
/// Along its axes it takes the room that it is offered; across, that of its content. Several views stand in a column.
public nonisolated struct ScrollView<Content: View>: View, SystemView {
    /// What can be scrolled.
    public var content: Content

    /// The directions in which the content moves.
    public var axes: Axis.Set

    /// Whether it shows, where that is usual, which part is to be seen.
    public var showsIndicators: Bool

    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicator
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicator
    @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
    @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
    @Environment(\.scrollDismissesKeyboardMode) private var keyboardMode
    @Environment(\.scrollSettings) private var settings
    @Environment(\.refresh) private var refresh
    @State private var isRefreshing = false

    /// Makes a view that scrolls, with or without indicators.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// Makes a view that scrolls.
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// The content in a column, behind a window.
    @MainActor public var body: some View {
        ScrollViewport(
            setup: ScrollSetup(
                axes: axes, canScroll: isScrollEnabled,
                showsHorizontalIndicator: showsIndicators && horizontalIndicator.isShown,
                showsVerticalIndicator: showsIndicators && verticalIndicator.isShown,
                keepsScrolls: keepsScrolls, endsInput: keyboardMode.endsInput, settings: settings,
                refresh: axes.contains(.vertical) && !isRefreshing ? startRefreshing : nil),
            // What scrolls inside has settings of its own.
            arrangedContent: VStack { RefreshingContent(content: content, isRefreshing: isRefreshing) }
                .environment(\.scrollSettings, ScrollSettings())
                .padding(settings.margins))
    }

    /// Has the content fetched again; nil if nothing does that.
    @MainActor private var startRefreshing: (@MainActor () -> Void)? {
        guard let refresh else { return nil }
        return { [isRefreshing = $isRefreshing] in
            isRefreshing.wrappedValue = true
            Task {
                await refresh()
                isRefreshing.wrappedValue = false
            }
        }
    }

    private var keepsScrolls: Axis.Set {
        var axes: Axis.Set = []
        if horizontalBounce.kind == .always { axes.insert(.horizontal) }
        if verticalBounce.kind == .always { axes.insert(.vertical) }
        return axes
    }
}

/// The window behind which one view moves.
nonisolated struct ScrollViewport<Content: View>: ContainerView {
    let setup: ScrollSetup
    let arrangedContent: Content

    nonisolated func makeNode(for element: _Element) -> ScrollNode { ScrollNode(element: element) }

    nonisolated func update(_ node: ScrollNode) { node.set(setup) }
}

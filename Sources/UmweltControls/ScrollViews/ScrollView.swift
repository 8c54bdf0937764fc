import Foundation
@_spi(Kernel) import Umwelt

/// A view that shows a part of its content, which the user scrolls.
///
/// ```swift
/// ScrollView {
///     ForEach(pages) { PageView(page: $0) }
/// }
/// ```
///
/// Along its axes it fills the proposed space; across, it has the size of its content. Several views are arranged in a
/// column.
public nonisolated struct ScrollView<Content: View>: View, SystemView {
    /// The content that is scrolled.
    public var content: Content

    /// The axes along which the content scrolls.
    public var axes: Axis.Set

    /// True if scroll indicators are shown, where the platform has them.
    public var showsIndicators: Bool

    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicator
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicator
    @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
    @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
    @Environment(\.scrollDismissesKeyboardMode) private var keyboardMode
    @Environment(\.scrollSettings) private var settings
    @Environment(\.refresh) private var refresh
    @Environment(\.controlAppearance) private var look
    @State private var isRefreshing = false

    /// Makes a scroll view, with or without indicators.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the user scrolls.
    ///   - showsIndicators: False to hide the indicators.
    ///   - content: Makes the content.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// The content in a column, in a viewport.
    @MainActor public var body: some View {
        ScrollViewport(
            setup: ScrollSetup(
                axes: axes, canScroll: isScrollEnabled,
                showsHorizontalIndicator: showsIndicators && horizontalIndicator.isShown
                    && !look.hidesHorizontalIndicators,
                showsVerticalIndicator: showsIndicators && verticalIndicator.isShown && !look.hidesVerticalIndicators,
                keepsScrolls: keepsScrolls,
                endsInput: keyboardMode.endsInput || keyboardMode == .automatic && look.scrollingEndsInput,
                settings: settings,
                refresh: axes.contains(.vertical) && !isRefreshing ? startRefreshing : nil),
            // Scroll views in the content have settings of their own.
            arrangedContent: VStack { RefreshingContent(content: content, isRefreshing: isRefreshing) }
                .environment(\.scrollSettings, ScrollSettings())
                .padding(settings.margins)
        )
        .modifier(_ScrollReachLayout())
    }

    /// Starts refreshing the content; nil if no ancestor sets a refresh action.
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

/// The viewport of a scrolled view.
nonisolated struct ScrollViewport<Content: View>: ContainerView {
    let setup: ScrollSetup
    let arrangedContent: Content

    nonisolated func makeNode(for element: _Element) -> ScrollNode { ScrollNode(element: element) }

    nonisolated func update(_ node: ScrollNode) { node.set(setup) }
}

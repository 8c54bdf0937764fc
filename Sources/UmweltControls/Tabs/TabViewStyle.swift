@_spi(Kernel) import Umwelt

/// How tab views look. The system's styles are all there are.
public protocol TabViewStyle {
    /// Which of the system's looks it is.
    var _appearance: _TabViewAppearance { get }
}

/// One of the system's looks for tab views.
public struct _TabViewAppearance {
    let kind: TabViewKind
}

/// The looks that tab views have.
enum TabViewKind: Equatable {
    /// A bar below, with a label for each tab.
    case bar
    /// Pages to be swiped, with a dot for each.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The usual looks: a bar below.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// How it looks.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .bar) }
}

/// A bar below, with a label for each tab.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// How it looks.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .bar) }
}

/// Pages that are swiped from one to the next, with a dot for each.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable, Equatable {
        private enum Kind {
            case automatic, always, never
        }

        private let kind: Kind

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)

        /// Always.
        public static let always = IndexDisplayMode(kind: .always)

        /// Never.
        public static let never = IndexDisplayMode(kind: .never)

        /// Whether dots are shown for so many pages.
        func isShown(pages: Int) -> Bool { kind == .always || (kind == .automatic && pages > 1) }
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style, and says when the dots are shown.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// How it looks.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The usual looks.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar below.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are swiped; the mode says when the dots are shown.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

struct TabViewKindKey: EnvironmentKey {
    static var defaultValue: TabViewKind { .bar }
}

extension EnvironmentValues {
    /// How tab views look.
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views in this view look.
    ///
    /// ```swift
    /// TabView { ForEach(photos) { PhotoView(photo: $0) } }.tabViewStyle(.page)
    /// ```
    nonisolated public func tabViewStyle<S: TabViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tabViewKind, style._appearance.kind, fileID: fileID, line: line)
    }
}

@_spi(Kernel) import Umwelt

/// A type that defines the appearance of tab views. Only the system's styles conform to it.
public protocol TabViewStyle {
    /// The system's style that this is.
    var _appearance: _TabViewAppearance { get }
}

/// One of the system's styles of tab views.
public struct _TabViewAppearance {
    let kind: TabViewKind
}

/// The styles of tab views.
enum TabViewKind: Equatable {
    /// A bar below or above, with a label for each tab.
    case bar
    /// A bar, or a sidebar instead if both size classes are regular.
    case adaptable
    /// Pages to be swiped, with a dot for each.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The default style: a bar below, or above where both size classes are regular.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The appearance of the style.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .bar) }
}

/// The style with a tab bar at the bottom, or at the top if both size classes are regular.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The appearance of the style.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .bar) }
}

/// The style of a bar below; where both size classes are regular, of a bar above, which the user can replace by a
/// sidebar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The appearance of the style.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .adaptable) }
}

/// The style of pages that are swiped from one to the next, with a dot for each.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the dots.
    public struct IndexDisplayMode: Sendable, Equatable {
        private enum Kind {
            case automatic, always, never
        }

        private let kind: Kind

        /// Dots if there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)

        /// Always dots.
        public static let always = IndexDisplayMode(kind: .always)

        /// Never dots.
        public static let never = IndexDisplayMode(kind: .never)

        /// Returns true if dots are shown for a number of pages.
        func isShown(pages: Int) -> Bool { kind == .always || (kind == .automatic && pages > 1) }
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style, by default with dots if there are several pages.
    ///
    /// - Parameter indexDisplayMode: The visibility of the dots: `.automatic`, `.always` or `.never`.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// The appearance of the style.
    public var _appearance: _TabViewAppearance { _TabViewAppearance(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar below.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar, or a sidebar if it fits.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are swiped, with dots by the mode.
    ///
    /// - Parameter indexDisplayMode: The visibility of the dots: `.automatic`, `.always` or `.never`.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

struct TabViewKindKey: EnvironmentKey {
    static var defaultValue: TabViewKind { .bar }
}

extension EnvironmentValues {
    /// The style of tab views.
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    ///
    /// ```swift
    /// TabView { ForEach(photos) { PhotoView(photo: $0) } }.tabViewStyle(.page)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as `.page` or `.sidebarAdaptable`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewStyle<S: TabViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tabViewKind, style._appearance.kind, fileID: fileID, line: line)
    }
}

@_spi(Kernel) import Umwelt

/// How the dots of pages look. The system's style is all there is.
public protocol IndexViewStyle {
    /// Whether the dots are on a ground of their own.
    var _hasBackground: Bool { get }
}

/// A dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots are on a ground of their own.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        private let isShown: Bool

        /// As usual: not.
        public static let automatic = BackgroundDisplayMode(isShown: false)

        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true)

        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false)

        fileprivate var hasBackground: Bool { isShown }
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    /// Makes the style, and says when the dots are on a ground of their own.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    /// Whether something is drawn behind the dots.
    public var _hasBackground: Bool { backgroundDisplayMode.hasBackground }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page; the mode says when they are on a ground of their own.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the dots of pages are on a ground of their own.
    var indexHasBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the dots of pages in this view look.
    ///
    /// ```swift
    /// photos.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    /// ```
    nonisolated public func indexViewStyle<S: IndexViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.indexHasBackground, style._hasBackground, fileID: fileID, line: line)
    }
}

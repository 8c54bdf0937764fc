@_spi(Kernel) import Umwelt

/// A type that defines the appearance of the dots of pages. Only the system's style conforms to it.
public protocol IndexViewStyle {
    /// True if the dots have a background.
    var _hasBackground: Bool { get }
}

/// The style of a dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// The background of the dots.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        private let isShown: Bool

        /// The default: none.
        public static let automatic = BackgroundDisplayMode(isShown: false)

        /// Always a background.
        public static let always = BackgroundDisplayMode(isShown: true)

        /// A background while the pages are being changed by the dots. The dots here are clicked, and need none
        /// meanwhile.
        public static let interactive = BackgroundDisplayMode(isShown: false)

        /// Never a background.
        public static let never = BackgroundDisplayMode(isShown: false)

        fileprivate var hasBackground: Bool { isShown }
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    /// Makes the style, by default without a background of the dots.
    ///
    /// - Parameter backgroundDisplayMode: The visibility of the background behind the dots.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    /// True if the dots have a background.
    public var _hasBackground: Bool { backgroundDisplayMode.hasBackground }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page; the mode decides if the dots have a background.
    ///
    /// - Parameter backgroundDisplayMode: The visibility of the background behind the dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the dots of pages have a background.
    var indexHasBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the dots of pages in this view.
    ///
    /// ```swift
    /// photos.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as `.page(backgroundDisplayMode: .always)`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.indexHasBackground, style._hasBackground, fileID: fileID, line: line)
    }
}

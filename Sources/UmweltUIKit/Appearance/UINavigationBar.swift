import Foundation
import Umwelt
import UmweltControls

/// The appearance of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title in the bar; only the font and the colour are used.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of the large title below the bar; only the font and the colour are used.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of all bars of navigation stacks, which views change with `toolbarBackground(_:for:)` and its like.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
/// UINavigationBar.appearance().standardAppearance = appearance
/// UINavigationBar.appearance().scrollEdgeAppearance = appearance
/// ```
///
/// Set it before bars are shown, such as in the `init` of the app or of its first view: visible bars do not change.
@MainActor @preconcurrency
public final class UINavigationBar: NSObject {
    private static let proxy = UINavigationBar()

    private override init() {}

    /// Returns the appearance of all navigation bars.
    public static func appearance() -> UINavigationBar { proxy }

    /// The appearance while content is scrolled beneath the bar.
    public var standardAppearance = UINavigationBarAppearance() { didSet { setStandard() } }

    /// The appearance while no content is under the bar; nil for a transparent one.
    public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setEdge() } }

    /// The appearance of low bars. It has no effect: bars here have one height.
    public var compactAppearance: UINavigationBarAppearance?

    /// The appearance of compact bars while no content is under them. It has no effect: bars here have one height.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The colour behind the bar at all times; nil for none.
    public var backgroundColor: UIColor? {
        didSet {
            let fill = backgroundColor.map { BarAppearance.Fill.style(Color(uiColor: $0), nil) } ?? .usual
            AppAppearance.current.navigationBar.background = fill
            AppAppearance.current.navigationBar.edgeBackground = fill
        }
    }

    /// The colour behind the bar while content is scrolled beneath; nil for the usual background.
    public var barTintColor: UIColor? {
        didSet {
            AppAppearance.current.navigationBar.background =
                barTintColor.map { .style(Color(uiColor: $0), nil) } ?? .usual
        }
    }

    /// The colour of the back button; nil for the tint.
    public var tintColor: UIColor? {
        didSet { AppAppearance.current.navigationBar.tint = tintColor.map { Color(uiColor: $0) } }
    }

    /// The attributes of titles in bars; only font and colour are used.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { AppAppearance.current.navigationBar.title = TextAppearance(titleTextAttributes) }
    }

    /// The attributes of large titles; only font and colour are used.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { AppAppearance.current.navigationBar.largeTitle = TextAppearance(largeTitleTextAttributes) }
    }

    /// False for an opaque bar. It has no effect: a bar's colour determines its opacity.
    public var isTranslucent = true

    /// The line at the edge of bars: an empty image for none, nil for the usual one.
    public var shadowImage: UIImage? {
        didSet { AppAppearance.current.navigationBar.line = shadowImage == nil ? .usual : .none }
    }

    /// Sets the image behind bars: an empty one for no background, nil for the default. Other images are not drawn.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image.
    ///   - barMetrics: The kind of bar.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        let fill = backgroundImage == nil ? BarAppearance.Fill.usual : .none
        AppAppearance.current.navigationBar.background = fill
        AppAppearance.current.navigationBar.edgeBackground = fill
    }

    private func setStandard() {
        AppAppearance.current.navigationBar.background = standardAppearance.fill
        set(line: standardAppearance)
        set(titles: standardAppearance)
    }

    private func setEdge() {
        AppAppearance.current.navigationBar.edgeBackground = scrollEdgeAppearance?.fill ?? .usual
        if let scrollEdgeAppearance { set(titles: scrollEdgeAppearance) }
    }

    private func set(line appearance: UINavigationBarAppearance) {
        AppAppearance.current.navigationBar.line = appearance.barLine
    }

    private func set(titles appearance: UINavigationBarAppearance) {
        AppAppearance.current.navigationBar.title = TextAppearance(appearance.titleTextAttributes)
        AppAppearance.current.navigationBar.largeTitle = TextAppearance(appearance.largeTitleTextAttributes)
    }
}

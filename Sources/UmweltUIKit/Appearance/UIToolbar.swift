import Foundation
import Umwelt
import UmweltControls

/// The appearance of a bar below a view.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of all bars below views of navigation stacks, which views change with `toolbarBackground(_:for:)` and
/// its like.
///
/// Set it before bars are shown, such as in the `init` of the app or of its first view: visible bars do not change.
@MainActor @preconcurrency
public final class UIToolbar: NSObject {
    private static let proxy = UIToolbar(isProxy: true)

    private init(isProxy: Bool) { super.init() }

    @available(
        *, unavailable,
        message: "Umwelt has no UIToolbar as a view: use toolbar(content:) with ToolbarItem(placement: .bottomBar)."
    )
    public convenience init(_: Never...) { self.init(isProxy: false) }

    @available(
        *, unavailable,
        message: "Umwelt has no UIToolbar as a view: use toolbar(content:) with ToolbarItem(placement: .bottomBar)."
    )
    public convenience init(frame: CGRect) { self.init(isProxy: false) }

    /// Returns the appearance of all bars below views.
    public static func appearance() -> UIToolbar { proxy }

    /// The appearance of the bar while content is scrolled beneath.
    public var standardAppearance = UIToolbarAppearance() {
        didSet {
            AppAppearance.current.bottomBar.background = standardAppearance.fill
            AppAppearance.current.bottomBar.line = standardAppearance.barLine
        }
    }

    /// The appearance of low bars. It has no effect: bars here have one height.
    public var compactAppearance: UIToolbarAppearance?

    /// The appearance while no content is under the bar; nil for no background.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { AppAppearance.current.bottomBar.edgeBackground = scrollEdgeAppearance?.fill ?? .usual }
    }

    /// The colour behind the bar while content is scrolled beneath; nil for the usual background.
    public var barTintColor: UIColor? { didSet { setBackground(barTintColor) } }

    /// The colour behind the bar while content is scrolled beneath; nil for the usual background.
    public var backgroundColor: UIColor? { didSet { setBackground(backgroundColor) } }

    /// False for an opaque bar. It has no effect: a bar's colour determines its opacity.
    public var isTranslucent = true

    private func setBackground(_ color: UIColor?) {
        AppAppearance.current.bottomBar.background = color.map { .style(Color(uiColor: $0), nil) } ?? .usual
    }
}

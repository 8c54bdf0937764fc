import Foundation
import Umwelt
import UmweltControls

/// The appearance of all text editors, and of text fields of several lines.
///
/// Set it before text views are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UITextView: NSObject {
    private static let proxy = UITextView()

    private override init() {}

    /// Returns the appearance of all text editors.
    public static func appearance() -> UITextView { proxy }

    /// The colour of the insertion point, where no view sets a tint; nil for the usual one.
    public var tintColor: UIColor? {
        didSet { AppAppearance.current.editorTint = tintColor.map { Color(uiColor: $0) } }
    }

    /// The colour of text views. It has no effect on text editors, as since iOS 16: use `scrollContentBackground(_:)`.
    public var backgroundColor: UIColor?
}

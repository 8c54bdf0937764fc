import Foundation
import Umwelt
import UmweltControls

/// The appearance of all text fields of one line.
///
/// Set it before fields are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UITextField: NSObject {
    private static let proxy = UITextField()

    private override init() {}

    /// Returns the appearance of all text fields of one line.
    public static func appearance() -> UITextField { proxy }

    /// The conditions under which a part of a field shows.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field has the keyboard.
        case whileEditing
        /// While the field does not have the keyboard.
        case unlessEditing
        /// Always.
        case always
    }

    /// The conditions under which fields show a button that clears them. Fields of formatted values have none.
    public var clearButtonMode = ViewMode.never {
        didSet {
            AppAppearance.current.clearButton =
                switch clearButtonMode {
                case .never: .never
                case .whileEditing: .whileEditing
                case .unlessEditing: .unlessEditing
                case .always: .always
                }
        }
    }

    /// The colour of the insertion point, where no view sets a tint; nil for the usual one.
    public var tintColor: UIColor? {
        didSet { AppAppearance.current.fieldTint = tintColor.map { Color(uiColor: $0) } }
    }

    /// The colour behind fields; nil for none.
    public var backgroundColor: UIColor? {
        didSet { AppAppearance.current.fieldBackground = backgroundColor.map { Color(uiColor: $0) } }
    }
}

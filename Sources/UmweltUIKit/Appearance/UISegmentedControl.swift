import Foundation
import Umwelt
import UmweltControls

/// The appearance of all segmented pickers.
///
/// Set it before pickers are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UISegmentedControl: NSObject {
    private static let proxy = UISegmentedControl()

    private override init() {}

    /// Returns the appearance of all segmented pickers.
    public static func appearance() -> UISegmentedControl { proxy }

    /// The colour behind the chosen segment; nil for the usual one.
    public var selectedSegmentTintColor: UIColor? {
        didSet { AppAppearance.current.chosenSegment = selectedSegmentTintColor.map { Color(uiColor: $0) } }
    }

    /// The colour behind all segments; nil for the usual one.
    public var backgroundColor: UIColor? {
        didSet { AppAppearance.current.segmentsBackground = backgroundColor.map { Color(uiColor: $0) } }
    }

    /// Sets the attributes of labels: their colour, and for the normal state also the font of all labels.
    ///
    /// - Parameter state: The selected state, or any other.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state.contains(.selected) {
            AppAppearance.current.segments.chosenTitle = TextAppearance(attributes)
        } else {
            AppAppearance.current.segments.title = TextAppearance(attributes)
        }
    }
}

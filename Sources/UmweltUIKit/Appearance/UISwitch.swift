import Foundation
import Umwelt
import UmweltControls

/// The appearance of the switches of all toggles.
///
/// Set it before switches are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UISwitch: NSObject {
    private static let proxy = UISwitch()

    private override init() {}

    /// Returns the appearance of all switches.
    public static func appearance() -> UISwitch { proxy }

    /// The colour of switches that are on, where no view sets a tint; nil for green.
    public var onTintColor: UIColor? {
        didSet { AppAppearance.current.onSwitch = onTintColor.map { Color(uiColor: $0) } }
    }

    /// The colour of the part that moves; nil for white.
    public var thumbTintColor: UIColor? {
        didSet { AppAppearance.current.switchKnob = thumbTintColor.map { Color(uiColor: $0) } }
    }

    /// The colour of the outline of switches that are off. It has no effect: switches have no outline.
    public var tintColor: UIColor?

    /// The colour behind switches that are off; nil for grey.
    public var backgroundColor: UIColor? {
        didSet { AppAppearance.current.offSwitch = backgroundColor.map { Color(uiColor: $0) } }
    }
}

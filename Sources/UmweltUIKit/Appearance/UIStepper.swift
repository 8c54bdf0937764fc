import Foundation
import Umwelt
import UmweltControls

/// The appearance of all steppers.
///
/// Set it before steppers are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UIStepper: NSObject {
    private static let proxy = UIStepper()

    private override init() {}

    /// Returns the appearance of all steppers.
    public static func appearance() -> UIStepper { proxy }

    /// The colour of images that are templates; nil for the tint. The usual signs have the colour of texts.
    public var tintColor: UIColor? {
        didSet { AppAppearance.current.stepper.tint = tintColor.map { Color(uiColor: $0) } }
    }

    /// Sets the image of the button that steps up; nil for a plus.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        increments[state.rawValue] = image
        AppAppearance.current.stepper.increment = incrementImage(for: .normal).map { Image(uiImage: $0) }
    }

    /// Sets the image of the button that steps down; nil for a minus.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrements[state.rawValue] = image
        AppAppearance.current.stepper.decrement = decrementImage(for: .normal).map { Image(uiImage: $0) }
    }

    /// Returns the image of the button that steps up; nil for a plus.
    ///
    /// - Parameter state: The state of the control.
    public func incrementImage(for state: UIControl.State) -> UIImage? { increments[state.rawValue] }

    /// Returns the image of the button that steps down; nil for a minus.
    ///
    /// - Parameter state: The state of the control.
    public func decrementImage(for state: UIControl.State) -> UIImage? { decrements[state.rawValue] }

    private var increments: [UInt: UIImage] = [:]
    private var decrements: [UInt: UIImage] = [:]
}

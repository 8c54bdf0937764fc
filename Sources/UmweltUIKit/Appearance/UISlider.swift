import Foundation
import Umwelt
import UmweltControls

/// The appearance of all sliders.
///
/// Set it before sliders are shown: visible ones do not change.
@MainActor @preconcurrency
public final class UISlider: NSObject {
    private static let proxy = UISlider()

    private override init() {}

    /// Returns the appearance of all sliders.
    public static func appearance() -> UISlider { proxy }

    /// The colour of the track before the knob, unless a view sets a tint; nil for ``tintColor``.
    public var minimumTrackTintColor: UIColor? { didSet { setFilled() } }

    /// The colour of the part of the track before the knob, where no view sets a tint; nil for the usual one.
    public var tintColor: UIColor? { didSet { setFilled() } }

    /// The colour of the rest of the track; nil for the usual one.
    public var maximumTrackTintColor: UIColor? {
        didSet { AppAppearance.current.slider.empty = maximumTrackTintColor.map { Color(uiColor: $0) } }
    }

    /// The colour of the knob; nil for white.
    public var thumbTintColor: UIColor? {
        didSet { AppAppearance.current.slider.knob = thumbTintColor.map { Color(uiColor: $0) } }
    }

    /// Sets the image that replaces the knob, in its own size; an empty one for no knob, nil for the default knob.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        AppAppearance.current.slider.knobImage = thumbImage(for: .normal).map { SliderAppearance.KnobImage($0) }
    }

    /// Returns the image in place of the knob; nil for the usual knob.
    ///
    /// - Parameter state: The state of the control.
    public func thumbImage(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    private var images: [UInt: UIImage] = [:]

    private func setFilled() {
        AppAppearance.current.slider.filled = (minimumTrackTintColor ?? tintColor).map { Color(uiColor: $0) }
    }
}

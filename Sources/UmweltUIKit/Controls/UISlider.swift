import Foundation
import Umwelt
import UmweltControls

/// A slider: the ``Slider``. Its accessibility label is that of the view.
@MainActor @preconcurrency
open class UISlider: UIControl {
    private static let proxy = UISlider(frame: .zero)

    /// Returns the appearance of all sliders.
    ///
    /// Set it before sliders are shown: visible ones do not change.
    public static func appearance() -> UISlider { proxy }

    private func appearanceChanged() {
        if self === Self.proxy { write(to: &AppAppearance.current.slider) }
        setNeedsDisplay()
    }

    /// Writes the colours and the image of this slider.
    private func write(to look: inout SliderAppearance) {
        let isAppearance = self === Self.proxy
        func color(_ own: UIColor?, _ old: Color?) -> Color? {
            own.map { Color(uiColor: $0) } ?? (isAppearance ? nil : old)
        }
        look.filled = color(minimumTrackTintColor ?? (isAppearance ? ownTint : nil), look.filled)
        look.empty = color(maximumTrackTintColor, look.empty)
        look.knob = color(thumbTintColor, look.knob)
        let image = thumbImage(for: .normal).map { SliderAppearance.KnobImage($0) }
        look.knobImage = image ?? (isAppearance ? nil : look.knobImage)
    }

    /// The value.
    open var value: Float {
        get { number }
        set {
            number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            setNeedsDisplay()
        }
    }
    private var number: Float = 0

    /// The least value.
    open var minimumValue: Float = 0 { didSet { value = number } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { value = number } }
    /// True if the actions are called while the user slides, and not only at the end.
    open var isContinuous = true

    /// Sets the value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - animated: True to animate the change.
    open func setValue(_ value: Float, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { self.value = value }
    }

    /// The colour of the track before the knob; in the appearance, unless a view sets a tint; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { appearanceChanged() } }
    /// The colour of the rest of the track; nil for the usual one.
    open var maximumTrackTintColor: UIColor? { didSet { appearanceChanged() } }
    /// The colour of the knob; nil for white.
    open var thumbTintColor: UIColor? { didSet { appearanceChanged() } }
    /// The image before the track; nil for none.
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image after the track; nil for none.
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

    open override var tintColor: UIColor! { didSet { appearanceChanged() } }

    /// Sets the image that replaces the knob, in its own size; an empty one for no knob, nil for the default knob.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        appearanceChanged()
    }

    /// Returns the image in place of the knob; nil for the usual knob.
    ///
    /// - Parameter state: The state of the control.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    private var images: [UInt: UIImage] = [:]

    override var sizesContent: Bool { true }

    override var ownContent: AnyView {
        var look = AppAppearance.current
        write(to: &look.slider)
        let value = Binding(get: { [weak self] in self?.number ?? 0 }) { [weak self] in self?.userSets($0) }
        let range = minimumValue...max(maximumValue, minimumValue.nextUp)
        let slider = Slider(value: value, in: range) {
            EmptyView()
        } minimumValueLabel: {
            minimumValueImage.map { Image(uiImage: $0) }
        } maximumValueLabel: {
            maximumValueImage.map { Image(uiImage: $0) }
        } onEditingChanged: { [weak self] in
            self?.editingChanged($0)
        }
        let ownFill = minimumTrackTintColor.map { Color(uiColor: $0) }
        return AnyView(
            slider.labelsHidden().environment(\.ownAppearance, look).disabled(!isEnabled)
                .modifier(OwnTint(color: ownFill)))
    }

    private func userSets(_ new: Float) {
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
    }

    private func editingChanged(_ isEditing: Bool) {
        if isEditing { return sendActions(for: .touchDown) }
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .touchUpInside)
    }
}

/// The modifier that sets a tint, if there is one.
struct OwnTint: ViewModifier, SystemView {
    let color: Color?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.tint) { [color] in $0 = color.map { AnyShapeStyle($0) } ?? $0 }
    }
}

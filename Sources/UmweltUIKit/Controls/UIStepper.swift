import Foundation
import Umwelt
import UmweltControls

/// A control with two buttons that increase and decrease a value: the ``Stepper`` without a label.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private static let proxy = UIStepper(frame: .zero)

    /// Returns the appearance of all steppers.
    ///
    /// Set it before steppers are shown: visible ones do not change.
    public static func appearance() -> UIStepper { proxy }

    private func appearanceChanged() {
        if self === Self.proxy { write(to: &AppAppearance.current.stepper) }
        setNeedsDisplay()
    }

    /// Writes the images and the colour of this stepper.
    private func write(to look: inout StepperAppearance) {
        let isAppearance = self === Self.proxy
        let (up, down) = (incrementImage(for: .normal), decrementImage(for: .normal))
        look.increment = up.map { Image(uiImage: $0) } ?? (isAppearance ? nil : look.increment)
        look.decrement = down.map { Image(uiImage: $0) } ?? (isAppearance ? nil : look.decrement)
        look.tint = ownTint.map { Color(uiColor: $0) } ?? (isAppearance ? nil : look.tint)
    }

    /// The value.
    open var value: Double {
        get { number }
        set {
            number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            setNeedsDisplay()
        }
    }
    private var number = 0.0

    /// The least value.
    open var minimumValue = 0.0 { didSet { value = number } }
    /// The greatest value.
    open var maximumValue = 100.0 { didSet { value = number } }
    /// The change of the value with a press.
    open var stepValue = 1.0 { didSet { setNeedsDisplay() } }
    /// True if the least value follows the greatest one.
    open var wraps = false { didSet { setNeedsDisplay() } }

    /// The colour of images that are templates; nil for the tint. The usual signs have the colour of texts.
    open override var tintColor: UIColor! { didSet { appearanceChanged() } }

    /// Sets the image of the button that steps up; nil for a plus.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        increments[state.rawValue] = image
        appearanceChanged()
    }

    /// Sets the image of the button that steps down; nil for a minus.
    ///
    /// - Parameter state: The state that has the image. Only the image for the normal state is used.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrements[state.rawValue] = image
        appearanceChanged()
    }

    /// Returns the image of the button that steps up; nil for a plus.
    ///
    /// - Parameter state: The state of the control.
    open func incrementImage(for state: UIControl.State) -> UIImage? { increments[state.rawValue] }

    /// Returns the image of the button that steps down; nil for a minus.
    ///
    /// - Parameter state: The state of the control.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrements[state.rawValue] }

    private var increments: [UInt: UIImage] = [:]
    private var decrements: [UInt: UIImage] = [:]

    override var sizesContent: Bool { true }

    override var hugsContent: Bool { true }

    override var ownContent: AnyView {
        var look = AppAppearance.current
        write(to: &look.stepper)
        return AnyView(stepper.labelsHidden().environment(\.ownAppearance, look).disabled(!isEnabled))
    }

    @ViewBuilder private var stepper: some View {
        if wraps {
            Stepper {
                EmptyView()
            } onIncrement: { [weak self] in
                self?.step(by: 1)
            } onDecrement: { [weak self] in
                self?.step(by: -1)
            }
        } else {
            let value = Binding(get: { [weak self] in self?.number ?? 0 }) { [weak self] in self?.userSets($0) }
            Stepper(value: value, in: minimumValue...max(minimumValue, maximumValue), step: stepValue) { EmptyView() }
        }
    }

    private func step(by count: Double) {
        let new = number + count * stepValue
        userSets(new > maximumValue ? minimumValue : new < minimumValue ? maximumValue : new)
    }

    private func userSets(_ new: Double) {
        value = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

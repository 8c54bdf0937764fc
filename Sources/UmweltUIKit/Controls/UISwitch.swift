import Foundation
import Umwelt
import UmweltControls

/// A switch: the ``Toggle`` without a label. Its accessibility label is that of the view.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    private static let proxy = UISwitch(frame: .zero)

    /// Returns the appearance of all switches.
    ///
    /// Set it before switches are shown: visible ones do not change.
    public static func appearance() -> UISwitch { proxy }

    /// Changes the app's appearance, if this is it, and shows the switch again.
    private func changeAppearance(_ change: (inout AppAppearance) -> Void) {
        if self === Self.proxy { change(&AppAppearance.current) }
        setNeedsDisplay()
    }

    /// True if the switch is on.
    open var isOn = false { didSet { setNeedsDisplay() } }

    /// Sets the switch.
    ///
    /// - Parameters:
    ///   - on: True for on.
    ///   - animated: True to animate the change.
    open func setOn(_ on: Bool, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { isOn = on }
    }

    /// The colour of a switch that is on, in the appearance where no view sets a tint; nil for green.
    open var onTintColor: UIColor? {
        didSet { changeAppearance { $0.onSwitch = onTintColor.map { Color(uiColor: $0) } } }
    }

    /// The colour of the part that moves; nil for white.
    open var thumbTintColor: UIColor? {
        didSet { changeAppearance { $0.switchKnob = thumbTintColor.map { Color(uiColor: $0) } } }
    }

    /// The colour behind a switch; in the appearance, behind switches that are off; nil for grey.
    open override var backgroundColor: UIColor? {
        didSet { changeAppearance { $0.offSwitch = backgroundColor.map { Color(uiColor: $0) } } }
    }

    override var sizesContent: Bool { true }

    override var hugsContent: Bool { true }

    override var ownContent: AnyView {
        var look = AppAppearance.current
        if let color = onTintColor { look.onSwitch = Color(uiColor: color) }
        if let color = thumbTintColor { look.switchKnob = Color(uiColor: color) }
        let state = Binding(get: { [weak self] in self?.isOn ?? false }) { [weak self] in self?.userSets($0) }
        let toggle = Toggle(isOn: state) { EmptyView() }
            .labelsHidden()
            .toggleStyle(.switch)
            .environment(\.ownAppearance, look)
            .disabled(!isEnabled)
        // A switch has its own colour, and not the tint around it.
        return AnyView(toggle.tint(Color?.none))
    }

    private func userSets(_ new: Bool) {
        isOn = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

@_spi(Kernel) import Umwelt

/// A modifier that sets the environment of a presentation: the action that closes it, and defaults for values of the
/// presenter's ancestors.
///
/// With the SDK of iOS 27, values for the appearance of controls are reset in sheets, covers and popovers.
nonisolated struct DismissalModifier: EnvironmentWritingModifier {
    typealias Body = Never
    let dismiss: DismissAction
    let isPresented: Bool

    /// True for a sheet, a cover or a popover; false for a menu or a dialog.
    let isScreen: Bool

    nonisolated init(dismiss: DismissAction, isPresented: Bool, isScreen: Bool) {
        self.dismiss = dismiss
        self.isPresented = isPresented
        self.isScreen = isScreen
    }

    nonisolated var location: CallSite? { nil }

    nonisolated func write(to values: inout EnvironmentValues) {
        // A presentation is in none of the presenter's stacks and lists, and not in front of the presenter's backdrop.
        values.resetScreenLocalValues()
        if isScreen && values.sdkVersion >= .v27 { values.resetControlValues() }
        values[DismissKey.self] = dismiss
        values[IsPresentedKey.self] = isPresented
    }
}

extension EnvironmentValues {
    /// Resets the values for the appearance of controls to their defaults.
    fileprivate nonisolated mutating func resetControlValues() {
        controlSize = .regular
        buttonSizing = ButtonSizingKey.defaultValue
        buttonRepeatBehavior = ButtonRepeatBehaviorKey.defaultValue
        buttonBorderShape = ButtonBorderShapeKey.defaultValue
        menuIndicatorVisibility = MenuIndicatorVisibilityKey.defaultValue
    }
}

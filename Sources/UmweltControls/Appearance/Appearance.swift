@_spi(Kernel) import Umwelt

/// The measures and colours of one design of the system, which controls, lists and bars read.
///
/// A control asks for a measure, never for the design: `values.appearance.toggles.size`. The appearance of a control in
/// each design is in that control's file, such as `ToggleAppearance`. Each figure there names its record. A figure
/// without a named source is a guess, and is marked as one.
package struct Appearance: Sendable {
    /// Switches.
    package let toggles: ToggleAppearance

    /// The tables of all parts in the design of iOS 18.
    package static let iOS18 = Appearance(toggles: .iOS18)

    /// The tables of all parts in the design of iOS 26.
    package static let iOS26 = Appearance(toggles: .iOS26)

    /// Returns the tables of a design.
    package static func of(_ design: InterfaceDesign) -> Appearance {
        switch design {
        case .iOS18: iOS18
        case .iOS26: iOS26
        }
    }
}

extension EnvironmentValues {
    /// The measures and colours of the window's design.
    package var appearance: Appearance { Appearance.of(interfaceDesign) }
}

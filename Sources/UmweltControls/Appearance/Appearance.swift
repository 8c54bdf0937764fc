@_spi(Kernel) import Umwelt

/// The measures and colours of one design of the system, which controls, lists and bars read.
///
/// A control asks for a measure, never for the design: `values.appearance.toggles.size`. What a part of the interface has
/// in each design stands in the file of that part, such as `ToggleAppearance`, each figure with its record. A measure
/// whose source is not named there is a guess, and says so.
package struct Appearance: Sendable {
    /// Lists, their rows and the labels in them.
    package let lists: ListMeasures

    /// Switches.
    package let toggles: ToggleAppearance

    /// The tables of all parts in the design of iOS 18.
    package static let iOS18 = Appearance(lists: .iOS18, toggles: .iOS18)

    /// The tables of all parts in the design of iOS 26.
    package static let iOS26 = Appearance(lists: .iOS26, toggles: .iOS26)

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

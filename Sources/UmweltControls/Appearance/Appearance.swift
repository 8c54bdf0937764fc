@_spi(Kernel) import Umwelt

/// The measures and colours of one design of the system, which controls, lists and bars read.
///
/// A control asks for a measure, never for the design: `values.appearance.toggles.size`. What a part of the interface has
/// in each design stands in the file of that part, such as `ToggleAppearance`, each figure with its record. A measure
/// whose source is not named there is a guess, and says so.
package struct Appearance: Sendable {
    /// Switches.
    package let toggles: ToggleAppearance

    /// Buttons.
    package let buttons: ButtonMeasures

    /// Sliders.
    package let sliders: SliderMeasures

    /// Steppers.
    package let steppers: StepperMeasures

    /// Segmented controls.
    package let segments: SegmentMeasures

    /// Pickers that are buttons.
    package let pickers: PickerMeasures

    /// Menus.
    package let menus: MenuMeasures

    /// Controls with a label beside them.
    package let labeledControls: LabeledControlMeasures

    /// Navigation bars.
    package let navigationBars: NavigationBarMeasures

    /// The items of navigation bars and of bars below views.
    package let barItems: BarItemMeasures

    /// Bars below views.
    package let bottomBars: BottomBarMeasures

    /// Tab bars.
    package let tabBars: TabBarMeasures

    /// The edges of scroll views beneath bars.
    package let scrollEdges: ScrollEdgeMeasures

    /// Search fields in navigation stacks.
    package let search: SearchMeasures

    /// Sheets.
    package let sheets: SheetMeasures

    /// Alerts and confirmation dialogs.
    package let dialogs: DialogMeasures

    /// The tables of all parts in the design of iOS 18.
    package static let iOS18 = Appearance(
        toggles: .iOS18, buttons: .iOS18, sliders: .iOS18, steppers: .iOS18, segments: .iOS18, pickers: .iOS18,
        menus: .iOS18, labeledControls: .iOS18, navigationBars: .iOS18, barItems: .iOS18, bottomBars: .iOS18,
        tabBars: .iOS18, scrollEdges: .iOS18, search: .iOS18, sheets: .iOS18, dialogs: .iOS18)

    /// The tables of all parts in the design of iOS 26.
    package static let iOS26 = Appearance(
        toggles: .iOS26, buttons: .iOS26, sliders: .iOS26, steppers: .iOS26, segments: .iOS26, pickers: .iOS26,
        menus: .iOS26, labeledControls: .iOS26, navigationBars: .iOS26, barItems: .iOS26, bottomBars: .iOS26,
        tabBars: .iOS26, scrollEdges: .iOS26, search: .iOS26, sheets: .iOS26, dialogs: .iOS26)

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

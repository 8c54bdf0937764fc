@_spi(Kernel) import Umwelt

/// The measures and colours of one design of the system, which controls, lists and bars read.
///
/// A control asks for a measure, never for the design: `values.appearance.toggles.size`. The tables of the parts are in
/// this folder, such as `ToggleMeasures`. Each figure there names its record. A figure without a named source is a
/// guess, and is marked as one.
package struct Appearance: Sendable {
    private let design: InterfaceDesign

    /// The tables of all parts in the design of iOS 18.
    package static let iOS18 = Appearance(design: .iOS18)

    /// Returns the tables of a design.
    package static func of(_ design: InterfaceDesign) -> Appearance { Appearance(design: design) }

    /// Lists, their rows and the labels in them.
    package var lists: ListMeasures { table(.iOS18, .iOS26) }

    /// Switches.
    package var toggles: ToggleMeasures { table(.iOS18, .iOS26) }

    /// Buttons.
    package var buttons: ButtonMeasures { table(.iOS18, .iOS26) }

    /// Sliders.
    package var sliders: SliderMeasures { table(.iOS18, .iOS26) }

    /// Steppers.
    package var steppers: StepperMeasures { table(.iOS18, .iOS26) }

    /// Segmented controls.
    package var segments: SegmentMeasures { table(.iOS18, .iOS26) }

    /// Pickers that are buttons.
    package var pickers: PickerMeasures { table(.iOS18, .iOS26) }

    /// Menus.
    package var menus: MenuMeasures { table(.iOS18, .iOS26) }

    /// The dots of pages.
    package var pageDots: PageDotMeasures { table(.iOS18, .iOS26) }

    /// Controls with a label beside them.
    package var labeledControls: LabeledControlMeasures { table(.iOS18, .iOS26) }

    /// Navigation bars.
    package var navigationBars: NavigationBarMeasures { table(.iOS18, .iOS26) }

    /// The items of navigation bars and of bars below views.
    package var barItems: BarItemMeasures { table(.iOS18, .iOS26) }

    /// Bars below views.
    package var bottomBars: BottomBarMeasures { table(.iOS18, .iOS26) }

    /// Tab bars.
    package var tabBars: TabBarMeasures { table(.iOS18, .iOS26) }

    /// The edges of scroll views beneath bars.
    package var scrollEdges: ScrollEdgeMeasures { table(.iOS18, .iOS26) }

    /// Search fields in navigation stacks.
    package var search: SearchMeasures { table(.iOS18, .iOS26) }

    /// Sheets.
    package var sheets: SheetMeasures { table(.iOS18, .iOS26) }

    /// Alerts and confirmation dialogs.
    package var dialogs: DialogMeasures { table(.iOS18, .iOS26) }

    /// Returns one of two tables, without a copy of the other one.
    private func table<Table>(_ iOS18: @autoclosure () -> Table, _ iOS26: @autoclosure () -> Table) -> Table {
        switch design {
        case .iOS18: iOS18()
        case .iOS26: iOS26()
        }
    }
}

extension EnvironmentValues {
    /// The measures and colours of the window's design.
    package var appearance: Appearance { Appearance.of(interfaceDesign) }
}

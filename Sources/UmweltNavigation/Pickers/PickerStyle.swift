@_spi(Kernel) import Umwelt

/// A type that defines the appearance of pickers.
///
/// Only the system's styles conform to it: ``automatic``, ``menu``, ``segmented``, ``tabs``, ``inline``,
/// ``navigationLink``, ``wheel``, ``palette``.
public protocol PickerStyle {
    /// Returns the view that shows a picker in this style. Called by the system only.
    @MainActor func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView
}

/// The parts of a picker that a style shows.
public nonisolated struct _PickerParts<SelectionValue: Hashable> {
    let label: AnyView

    /// The texts of the label, for titles where the label does not fit.
    let title: LabelTitle

    /// The view that is shown instead of the selected option; nil for the option itself.
    let currentValueLabel: AnyView?
    let options: AnyView
    let selection: PickerSelection<SelectionValue>

    nonisolated init(
        label: SharedLabel<some View>, currentValueLabel: AnyView?, options: AnyView,
        selection: PickerSelection<SelectionValue>
    ) {
        self.label = AnyView(label)
        title = LabelTitle(of: label)
        self.currentValueLabel = currentValueLabel
        self.options = options
        self.selection = selection
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    ///
    /// ```swift
    /// Picker("View", selection: $layout) {
    ///     Text("List").tag(Layout.list)
    ///     Text("Grid").tag(Layout.grid)
    /// }
    /// .pickerStyle(.segmented)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as `.menu`, `.segmented`, `.wheel`, `.inline` or `.navigationLink`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func pickerStyle<S: PickerStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.pickerStyle, style, fileID: fileID, line: line)
    }
}

struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    /// The style of pickers.
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

/// The default style: a menu; within a menu, the options one by one.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(AutomaticPicker(picker: picker))
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

private nonisolated struct AutomaticPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.flattensMenus) private var isFlat

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if isFlat {
            // As on a Mac: a menu in the menu.
            Submenu(label: picker.label, content: MenuOptions(picker: picker))
        } else if isInMenu {
            Section { MenuOptions(picker: picker) }
        } else {
            MenuPicker(picker: picker)
        }
    }
}

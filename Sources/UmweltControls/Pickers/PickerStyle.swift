@_spi(Kernel) import Umwelt

/// How pickers look. The system has the styles: ``automatic``, ``menu``, ``segmented``, ``inline``, ``navigationLink``.
public protocol PickerStyle {
    /// Makes a picker's looks; apps don't.
    @MainActor func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView
}

/// What a picker's style is given.
public nonisolated struct _PickerParts<SelectionValue: Hashable> {
    let label: AnyView

    /// What stands for the chosen option; nil for the option itself.
    let currentValueLabel: AnyView?
    let options: AnyView
    let selection: PickerSelection<SelectionValue>

    nonisolated init(
        label: AnyView, currentValueLabel: AnyView?, options: AnyView, selection: PickerSelection<SelectionValue>
    ) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.options = options
        self.selection = selection
    }
}

extension View {
    /// Sets how pickers in this view look.
    ///
    /// ```swift
    /// Picker("View", selection: $layout) {
    ///     Text("List").tag(Layout.list)
    ///     Text("Grid").tag(Layout.grid)
    /// }
    /// .pickerStyle(.segmented)
    /// ```
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
    /// How pickers look.
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

/// The usual looks: a menu; within a menu, its options one by one.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes a picker's looks.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(AutomaticPicker(picker: picker))
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual looks.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

private nonisolated struct AutomaticPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if isInMenu { MenuOptions(picker: picker) } else { MenuPicker(picker: picker) }
    }
}

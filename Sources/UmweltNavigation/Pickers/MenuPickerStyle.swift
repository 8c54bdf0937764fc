@_spi(Kernel) import Umwelt

/// The style with a button that shows the selected option and opens a menu of all options.
public nonisolated struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(PickerInMenu(picker: picker) { MenuPicker(picker: picker) })
    }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the selected option and opens a menu of all options.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A button with the chosen option.
///
/// As on systems where this style is the default, the label is only visible in rows of lists and forms; elsewhere it is
/// the accessibility label of the button.
nonisolated struct MenuPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isInFormColumns) private var isInFormColumns
    @Environment(\.tint) private var tint
    @Environment(\.appearance.pickers) private var measures

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if !isInRow && !isInFormColumns {
            MenuPickerButton(picker: picker, insets: measures.menuInsets)
        } else {
            // Since iOS 16 the option in a row is grey unless the app sets a tint; from descriptions, without a record.
            ControlRow(label: picker.label, stacksLargeType: true) {
                MenuPickerButton(picker: picker, insets: EdgeInsets())
                    .foregroundStyle(tint ?? AnyShapeStyle(.secondary)).primarySemantics()
            }
            .primarySemanticsScope()
        }
    }
}

private nonisolated struct MenuPickerButton<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    let insets: EdgeInsets

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.appearance.pickers.chevrons) private var chevrons
    @Environment(\.appearance.pickers.chevronsRowInset) private var rowInset
    @Environment(\.isInRow) private var isInRow

    nonisolated init(picker: _PickerParts<SelectionValue>, insets: EdgeInsets) {
        self.picker = picker
        self.insets = insets
    }

    @MainActor var body: some View {
        let scale = Font.TextStyle.body.scale(for: typeSize)
        MenuButton(isSetToLabel: true) {
            // A word's space, which grows with the type as the chevron does.
            HStack(spacing: chevrons.distance * scale) {
                if let label = picker.currentValueLabel {
                    label
                } else {
                    SelectedOption(picker.options, picker.selection)
                }
                Chevron(.upDown).frame(width: chevrons.width * scale)
                    .padding(.trailing, isInRow ? rowInset * scale : 0)
            }
            .padding(insets)
        } content: {
            MenuOptions(picker: picker)
        }
        // Options have the order of the source, unless the app wants another.
        .transformEnvironment(\.menuOrder) { if $0 == .automatic { $0 = .fixed } }
        .labeled(by: picker.label)
    }
}

/// The options of a picker as items of a menu.
nonisolated struct MenuOptions<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        OptionRows(picker.options.font(.body).foregroundStyle(Color.primary), keepsDividers: true) {
            [selection = picker.selection] option in
            OptionButton(option, selection) { MenuItemAppearance(mark: $0 ? .tick : .room) }.blocksMenuDismissal()
        }
    }
}

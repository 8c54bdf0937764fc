@_spi(Kernel) import Umwelt

/// The style of a link that shows the chosen option, and pushes a list of all onto the navigation stack.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(PickerInMenu(picker: picker) { NavigationLinkPicker(picker: picker) })
    }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link that shows the chosen option, and pushes a list of all onto the navigation stack.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private nonisolated struct NavigationLinkPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        NavigationLink {
            OptionPage(picker: picker)
        } label: {
            LabeledContent {
                if let label = picker.currentValueLabel {
                    label
                } else {
                    SelectedOption(picker.options, picker.selection)
                }
            } label: {
                picker.label
            }
        }
    }
}

/// The options of a picker as a level of a navigation stack, which is popped when one is selected.
private nonisolated struct OptionPage<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.dismiss) private var dismiss

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        List { InlineOptions(picker: picker, isInList: true) }
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .principal) { picker.title.font(.headline) } }
            .onChange(of: picker.selection.value) { dismiss() }
    }
}

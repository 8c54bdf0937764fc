@_spi(Kernel) import Umwelt

/// A picker that is a menu of its options where it stands in a menu, and something else elsewhere.
nonisolated struct PickerInMenu<SelectionValue: Hashable, Elsewhere: View>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    let elsewhere: Elsewhere
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(picker: _PickerParts<SelectionValue>, @ViewBuilder elsewhere: () -> Elsewhere) {
        self.picker = picker
        self.elsewhere = elsewhere()
    }

    @MainActor var body: some View {
        if isInMenu {
            Submenu(label: picker.label, content: MenuOptions(picker: picker))
        } else {
            elsewhere
        }
    }
}

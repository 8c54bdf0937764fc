@_spi(Kernel) import Umwelt

/// A picker that is a submenu of its options if it is in a menu, and another view elsewhere.
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

@_spi(Kernel) import Umwelt

/// The style with all options in a row, as tabs: it looks like ``SegmentedPickerStyle``, but the options are tabs for
/// assistive technology.
public nonisolated struct TabsPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(SegmentedPicker(picker: picker, areTabs: true))
    }
}

extension PickerStyle where Self == TabsPickerStyle {
    /// All options next to each other, as tabs.
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

@_spi(Kernel) import Umwelt

/// The style of options below each other among the surrounding views, with a mark behind the chosen one.
public nonisolated struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(InlinePicker(picker: picker))
    }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options below each other, with a mark behind the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private nonisolated struct InlinePicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.enclosingListStyle) private var listStyle

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if isInMenu {
            Section { MenuOptions(picker: picker) }
        } else if listStyle != nil {
            // Each option is a row of the list.
            InlineLabel(label: picker.label)
            InlineOptions(picker: picker, isInList: true)
        } else {
            InlineColumn(picker: picker)
        }
    }
}

/// The label of a picker and its options below it, with lines between them.
private nonisolated struct InlineColumn<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            InlineLabel(label: picker.label).padding(.vertical, 11)
            VStack(alignment: .leading, spacing: 0) { InlineOptions(picker: picker, isInList: false) }
                .modifier(ControlModifier(Semantics(role: .choice, isEnabled: isEnabled)) { _ in false })
                .labeled(by: picker.label)
        }
    }
}

/// The label of a picker, unless labels are hidden.
nonisolated struct InlineLabel<Label: View>: View, SystemView {
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(label: Label) { self.label = label }

    @MainActor var body: some View {
        if labelsVisibility != .hidden { LabelTexts(label).opacity(isEnabled ? 1 : 0.4) }
    }
}

nonisolated struct InlineOptions<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    let isInList: Bool

    nonisolated init(picker: _PickerParts<SelectionValue>, isInList: Bool) {
        self.picker = picker
        self.isInList = isInList
    }

    @MainActor var body: some View {
        OptionRows(picker.options) { [selection = picker.selection, label = picker.label, isInList] option in
            let button = OptionButton(option, selection) {
                InlineOptionAppearance(isChosen: $0, isInList: isInList, hasLine: !option.isFirst)
            }
            if isInList { button.option(of: label) } else { button }
        }
    }
}

/// The appearance of an option: a row with a mark at its end if it is chosen.
///
/// In lists, insets and lines are the list's.
private nonisolated struct InlineOptionAppearance: ButtonStyle {
    let isChosen: Bool
    let isInList: Bool
    let hasLine: Bool
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(isChosen: Bool, isInList: Bool, hasLine: Bool) {
        self.isChosen = isChosen
        self.isInList = isInList
        self.hasLine = hasLine
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            Checkmark().foregroundStyle(TintShapeStyle()).opacity(isChosen ? 1 : 0)
        }
        .padding(.vertical, isInList ? 0 : 11)
        .opacity(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4, isPressed: configuration.isPressed)
        .overlay(alignment: .top) { if hasLine && !isInList { Divider() } }
    }
}

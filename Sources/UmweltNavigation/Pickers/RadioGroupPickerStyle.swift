import Foundation
@_spi(Kernel) import Umwelt

/// The style of options with a round mark before each, below each other or in a row.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(RadioGroup(picker: picker))
    }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Options with a round mark before each.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
    /// Puts the options of pickers in the style of radio buttons beside each other.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func horizontalRadioGroupLayout(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.hasHorizontalRadioGroups, true, fileID: fileID, line: line)
    }
}

struct HorizontalRadioGroupsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if radio buttons are beside each other.
    var hasHorizontalRadioGroups: Bool {
        get { self[HorizontalRadioGroupsKey.self] }
        set { self[HorizontalRadioGroupsKey.self] = newValue }
    }
}

/// The label of a picker and its options as radio buttons.
private nonisolated struct RadioGroup<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasHorizontalRadioGroups) private var isHorizontal

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if isInMenu {
            Section { MenuOptions(picker: picker) }
        } else {
            let layout =
                isHorizontal ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading))
            HStack(alignment: .firstTextBaseline) {
                InlineLabel(label: picker.label)
                layout {
                    OptionRows(picker.options) { [selection = picker.selection] option in
                        OptionButton(option, selection) { RadioAppearance(isChosen: $0) }
                    }
                }
                .modifier(ControlModifier(Semantics(role: .choice, isEnabled: isEnabled)) { _ in false })
                .labeled(by: picker.label)
            }
        }
    }
}

/// The appearance of an option: a round mark and the label.
private nonisolated struct RadioAppearance: ButtonStyle {
    let isChosen: Bool
    @Environment(\.isEnabled) private var isEnabled

    /// The diameters of the mark and of the point in it, in points: guesses.
    private static let size: CGFloat = 14
    private static let point: CGFloat = 6

    nonisolated init(isChosen: Bool) { self.isChosen = isChosen }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            ZStack {
                if isChosen {
                    Circle().fill(.tint)
                    Circle().fill(.white).frame(width: Self.point, height: Self.point)
                } else {
                    Circle().strokeBorder(.secondary, lineWidth: 1)
                }
            }
            .frame(width: Self.size, height: Self.size)
            configuration.label
        }
        .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
    }
}

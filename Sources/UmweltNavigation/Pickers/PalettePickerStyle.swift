import Foundation
@_spi(Kernel) import Umwelt

/// The style of options beside each other in a menu, such as colours. Elsewhere it is ``SegmentedPickerStyle``.
public nonisolated struct PalettePickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(PalettePicker(picker: picker))
    }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Options beside each other in a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private nonisolated struct PalettePicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.paletteSelectionEffect) private var effect

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    @MainActor var body: some View {
        if isInMenu {
            Section {
                HStack(spacing: 0) {
                    OptionRows(picker.options.labelStyle(.iconOnly).foregroundStyle(Color.primary)) {
                        [selection = picker.selection, effect] option in
                        OptionButton(option, selection) { PaletteOptionAppearance(isChosen: $0, effect: effect) }
                            .blocksMenuDismissal()
                    }
                }
                .padding(.horizontal, 8)
                .modifier(ControlModifier(Semantics(role: .choice, isEnabled: isEnabled)) { _ in false })
                .labeled(by: picker.label)
            }
        } else {
            SegmentedPickerStyle()._makeBody(picker)
        }
    }
}

/// The appearance of an option in a row of a menu: by default a circle around the chosen one.
private nonisolated struct PaletteOptionAppearance: ButtonStyle {
    let isChosen: Bool
    let effect: PaletteSelectionEffect

    nonisolated init(isChosen: Bool, effect: PaletteSelectionEffect) {
        self.isChosen = isChosen
        self.effect = effect
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .symbolVariant(isChosen ? effect.variant ?? .none : .none)
            .font(.title3)
            .padding(6)
            .background { if isChosen && effect.hasCircle { Circle().fill(ControlFill.tinted) } }
            .frame(maxWidth: .infinity, minHeight: 44)
            .opacity(configuration.isPressed ? 0.5 : 1, isPressed: configuration.isPressed)
    }
}

/// The appearance of the selected option of a picker in the style ``PickerStyle/palette``.
public struct PaletteSelectionEffect: Sendable, Equatable {
    private enum Kind: Sendable, Equatable {
        case automatic
        case symbol(SymbolVariants)
        case custom
    }

    private let kind: Kind

    /// The system's appearance: a background in the tint.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)

    /// A variant of the symbol that the option shows.
    ///
    /// - Parameter variant: The variant of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbol(variant))
    }

    /// No effect: the app itself marks the selected item.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// The variant of symbols; nil for none.
    var variant: SymbolVariants? {
        if case .symbol(let variant) = kind { variant } else { nil }
    }

    var hasCircle: Bool { kind == .automatic }
}

struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    /// The appearance of the selected option of palettes.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the selected option of the pickers in this view in the style ``PickerStyle/palette``.
    ///
    /// - Parameters:
    ///   - effect: The effect on the selected item.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func paletteSelectionEffect(
        _ effect: PaletteSelectionEffect, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.paletteSelectionEffect, effect, fileID: fileID, line: line)
    }
}

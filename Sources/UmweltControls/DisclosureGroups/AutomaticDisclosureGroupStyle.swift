import Foundation
@_spi(Kernel) import Umwelt

/// The default style: the label with a chevron at the trailing end, which points down while the group is expanded.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
    @Environment(\.enclosingListStyle) private var listStyle
    @Environment(\.enclosingListSelects) private var selects
    @Environment(\.accessibilityReduceMotion) private var hasReducedMotion

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label, the content and the expansion state of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if listStyle != nil {
            if selects {
                SelectableDisclosureHeader(configuration: configuration)
            } else {
                DisclosureHeader(configuration: configuration, isRow: true)
            }
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack {
                DisclosureHeader(configuration: configuration, isRow: false)
                if configuration.isExpanded {
                    if hasReducedMotion {
                        configuration.content.transitionOfWhole(.opacity.animation(.default))
                    } else {
                        configuration.content
                    }
                }
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label of a group, as a button that shows and hides the content.
private nonisolated struct DisclosureHeader: View, SystemView {
    let configuration: DisclosureGroupStyleConfiguration
    let isRow: Bool
    @Environment(\.accessibilityReduceMotion) private var hasReducedMotion

    nonisolated init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool) {
        self.configuration = configuration
        self.isRow = isRow
    }

    @MainActor var body: some View {
        // Lists know themselves what moves.
        let moves = isRow || !hasReducedMotion
        PressableButton(
            style: DisclosureHeaderAppearance(isExpanded: configuration.isExpanded, isRow: isRow),
            configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(configuration.label)) {
                [binding = configuration.$isExpanded] in
                withAnimation(moves ? .default : nil) { binding.wrappedValue.toggle() }
            },
            semantics: .disclosure(isExpanded: configuration.isExpanded))
    }
}

/// The label of a group as a row that is selected itself: only the chevron shows and hides the content.
private nonisolated struct SelectableDisclosureHeader: View, SystemView {
    let configuration: DisclosureGroupStyleConfiguration

    nonisolated init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            configuration.label
            Spacer(minLength: 0)
            PressableButton(
                style: ChevronAppearance(),
                configuration: PrimitiveButtonStyleConfiguration(
                    role: nil,
                    label: .init(
                        AnyView(
                            Chevron(configuration.isExpanded ? .down : .forward).squared()
                                .foregroundStyle(TintShapeStyle())))
                ) { [binding = configuration.$isExpanded] in
                    withAnimation { binding.wrappedValue.toggle() }
                },
                semantics: .disclosure(isExpanded: configuration.isExpanded)
            )
            .accessibilityLabel((configuration.isExpanded ? SystemWord.collapse : SystemWord.expand).text)
        }
    }
}

/// The appearance of a chevron that is a separate button. It is as wide as fingers need.
private nonisolated struct ChevronAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(minWidth: 44, alignment: .trailing).contentShape(Rectangle())
            .opacity(isEnabled && !configuration.isPressed ? 1 : 0.4, isPressed: configuration.isPressed)
    }
}

/// The appearance of the header: a label and a chevron.
private nonisolated struct DisclosureHeaderAppearance: ButtonStyle {
    let isExpanded: Bool
    let isRow: Bool

    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(isExpanded: Bool, isRow: Bool) {
        self.isExpanded = isExpanded
        self.isRow = isRow
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if isRow {
                configuration.label.foregroundColor(nil)
            } else {
                configuration.label.foregroundStyle(TintShapeStyle())
            }
            Spacer(minLength: 8)
            Chevron(isExpanded ? .down : .forward).squared().foregroundStyle(TintShapeStyle())
        }
        .opacity(isEnabled ? configuration.isPressed && !isRow ? 0.4 : 1 : 0.4, isPressed: configuration.isPressed)
    }
}

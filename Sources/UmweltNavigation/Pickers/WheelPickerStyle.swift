import Foundation
@_spi(Kernel) import Umwelt

/// The style of a wheel of options, which turns to the selected one.
public nonisolated struct WheelPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(PickerInMenu(picker: picker) { WheelPicker(picker: picker) })
    }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of options, which turns to the chosen one.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The measures of wheels, in points: those of UIKit's picker views.
enum WheelMetrics {
    static let height: CGFloat = 216
    static let row: CGFloat = 32
}

/// A wheel: a column that scrolls, with the chosen option in its middle. The option that stops there is chosen.
///
/// The label is its accessibility label and is not shown, as on iPhone.
private nonisolated struct WheelPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>

    /// The tags of the options, from top to bottom.
    @State private var tags: [SelectionValue?] = []
    @State private var position = ScrollPosition(y: 0)
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.wheelIsBesideOthers) private var isBeside

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    /// The index of the selected option; nil for none.
    private var chosen: Int? { tags.firstIndex { picker.selection.isChosen($0) } }

    @MainActor var body: some View {
        let chosen = chosen
        GeometryReader { [picker, tags = $tags, isEnabled, isBeside] place in
            ScrollView(showsIndicators: false) {
                VStack(spacing: 0) {
                    OptionRows(
                        picker.options.font(.title3).foregroundStyle(Color.primary).lineLimit(1)
                            .minimumScaleFactor(0.5)
                            // The rows of a wheel are equally high, so their texts do not grow with the largest text
                            // sizes.
                            .dynamicTypeSize(...DynamicTypeSize.xxLarge),
                        onCollect: { tags.wrappedValue = $0 }
                    ) { option in
                        OptionButton(option, picker.selection) { _ in
                            WheelOptionAppearance(margin: isBeside ? 4 : 12)
                        }
                    }
                }
                .modifier(ControlModifier(Semantics(role: .choice, isEnabled: isEnabled)) { _ in false })
                .labeled(by: picker.label)
                .padding(.vertical, max((place.size.height - WheelMetrics.row) / 2, 0))
            }
        }
        .scrollTargetBehavior(WheelBehavior())
        .scrollPosition($position)
        .onScrollPhaseChange { [picker, tags, position = $position] _, phase, context in
            guard phase == .idle else { return }
            let index = Int((context.geometry.contentOffset.y / WheelMetrics.row).rounded())
            guard tags.indices.contains(index), let tag = tags[index], !picker.selection.isChosen(tag) else { return }
            picker.selection.set(tag)
            // A disabled row turns back to the selected one.
            guard !picker.selection.isChosen(tag), let chosen = tags.firstIndex(where: picker.selection.isChosen) else {
                return
            }
            withAnimation(.control) { position.wrappedValue = ScrollPosition(y: CGFloat(chosen) * WheelMetrics.row) }
        }
        .onChange(of: chosen, initial: true) { old, new in
            guard let new else { return }
            let turn = { position = ScrollPosition(y: CGFloat(new) * WheelMetrics.row) }
            if old == nil || old == new { turn() } else { withAnimation(.control, turn) }
        }
        .frame(minHeight: 0, idealHeight: WheelMetrics.height, maxHeight: WheelMetrics.height)
        .mask { WheelFade() }
        .background {
            if !isBeside { WheelGround() }
        }
        .opacity(isEnabled ? 1 : 0.4)
        .reachingIntoRowInsets()
        // The row's line begins at the control, not at a text in it.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// The ground of the chosen options of a wheel, or of several side by side.
nonisolated struct WheelGround: View, SystemView {
    nonisolated init() {}

    @MainActor var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(ControlFill.soft).frame(height: WheelMetrics.row + 2)
            .padding(.horizontal, 9)
    }
}

private struct WheelIsBesideOthersKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if a wheel is one of several on a common ground.
    nonisolated var wheelIsBesideOthers: Bool {
        get { self[WheelIsBesideOthersKey.self] }
        set { self[WheelIsBesideOthersKey.self] = newValue }
    }
}

/// The shades of a wheel, which turns away above and below its middle. The opacities are guesses.
private nonisolated struct WheelFade: View, SystemView {
    nonisolated init() {}

    @MainActor var body: some View {
        LinearGradient(
            stops: [
                .init(color: .black.opacity(0.05), location: 0), .init(color: .black.opacity(0.45), location: 0.4),
                .init(color: .black, location: 0.43), .init(color: .black, location: 0.57),
                .init(color: .black.opacity(0.45), location: 0.6), .init(color: .black.opacity(0.05), location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }
}

/// The behaviour of a wheel: an option stops in the middle.
private struct WheelBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        let row = WheelMetrics.row
        target.rect.origin.y = (target.rect.minY / row).rounded() * row
    }
}

/// The appearance of an option of a wheel.
private nonisolated struct WheelOptionAppearance: ButtonStyle {
    let margin: CGFloat

    nonisolated init(margin: CGFloat) { self.margin = margin }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, margin)
            .frame(maxWidth: .infinity)
            .frame(height: WheelMetrics.row)
            .contentShape(Rectangle())
    }
}

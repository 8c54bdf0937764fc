import Foundation
@_spi(Kernel) import Umwelt

/// The style of a wheel of options, which turns to the chosen one.
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

/// A wheel: a column that scrolls, with the chosen option in its middle. The option that comes to rest there is chosen.
///
/// The label is its accessibility label and is not shown, as on iPhone.
private nonisolated struct WheelPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>

    /// The tags of the options, from top to bottom.
    @State private var tags: [SelectionValue?] = []
    @State private var position = ScrollPosition(y: 0)
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(picker: _PickerParts<SelectionValue>) { self.picker = picker }

    /// The number of options before the chosen one; nil if none is chosen.
    private var chosen: Int? { tags.firstIndex { picker.selection.isChosen($0) } }

    @MainActor var body: some View {
        let chosen = chosen
        GeometryReader { [picker, tags = $tags, isEnabled] place in
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
                        OptionButton(option, picker.selection) { _ in WheelOptionAppearance() }
                    }
                }
                .modifier(ControlModifier(Semantics(role: .choice, isEnabled: isEnabled)) { _ in false })
                .labeled(by: picker.label)
                .padding(.vertical, max((place.size.height - WheelMetrics.row) / 2, 0))
            }
        }
        .scrollTargetBehavior(WheelBehavior())
        .scrollPosition($position)
        .onScrollPhaseChange { [picker, tags] _, phase, context in
            guard phase == .idle else { return }
            let index = Int((context.geometry.contentOffset.y / WheelMetrics.row).rounded())
            guard tags.indices.contains(index), let tag = tags[index], !picker.selection.isChosen(tag) else { return }
            picker.selection.set(tag)
        }
        .onChange(of: chosen, initial: true) { old, new in
            guard let new else { return }
            let turn = { position = ScrollPosition(y: CGFloat(new) * WheelMetrics.row) }
            if old == nil || old == new { turn() } else { withAnimation(.control, turn) }
        }
        .frame(minHeight: 0, idealHeight: WheelMetrics.height, maxHeight: WheelMetrics.height)
        .mask { WheelFade() }
        .background {
            RoundedRectangle(cornerRadius: 8).fill(ControlFill.soft).frame(height: WheelMetrics.row + 2)
                .padding(.horizontal, 9)
        }
        .opacity(isEnabled ? 1 : 0.4)
        .reachingIntoRowInsets()
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

/// The behaviour of a wheel: an option comes to rest in the middle.
private struct WheelBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        let row = WheelMetrics.row
        target.rect.origin.y = (target.rect.minY / row).rounded() * row
    }
}

/// The appearance of an option of a wheel.
private nonisolated struct WheelOptionAppearance: ButtonStyle {
    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .frame(height: WheelMetrics.row)
            .contentShape(Rectangle())
    }
}

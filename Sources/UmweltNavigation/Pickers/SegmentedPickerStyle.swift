import Foundation
@_spi(Kernel) import Umwelt

/// The style of all options next to each other, equally wide.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that shows a picker in this style.
    @MainActor public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(SegmentedPicker(picker: picker))
    }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options next to each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// UIKit's segmented control: as wide as the proposal. The label is its accessibility label and is not shown.
nonisolated struct SegmentedPicker<SelectionValue: Hashable>: View, SystemView {
    let picker: _PickerParts<SelectionValue>

    /// True if the options are tabs for assistive technology.
    let areTabs: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance.segments) private var measures
    @Environment(\.controlAppearance) private var look

    nonisolated init(picker: _PickerParts<SelectionValue>, areTabs: Bool = false) {
        self.picker = picker
        self.areTabs = areTabs
    }

    @MainActor var body: some View {
        let titles = look.segments
        EqualWidthRow {
            SegmentPill()
            OptionRows(
                picker.options.font(titles.title.font ?? .footnote.weight(measures.weights.others))
                    // Rows cannot set the colours of the labels inside: they colour white ones.
                    .foregroundStyle(titles.hasTitleColors ? Color.white : .primary).lineLimit(1)
                    // Segments are beside each other, so their labels shrink and do not grow with the largest text
                    // sizes.
                    .minimumScaleFactor(0.4).dynamicTypeSize(...DynamicTypeSize.accessibility1)
            ) { [selection = picker.selection, areTabs] option in
                Segment(option: option, selection: selection, isTab: areTabs)
            }
        }
        .movesByItself(.control, value: picker.selection.value)
        .padding(measures.inset)
        .background(
            look.segmentsBackground.map(AnyShapeStyle.init) ?? AnyShapeStyle(ControlFill.soft),
            in: RoundedRectangle(cornerRadius: measures.cornerRadius.control)
        )
        .padding(.bottom, -measures.overhang)
        .opacity(isEnabled ? 1 : 0.4)
        .modifier(ControlModifier(Semantics(role: areTabs ? .tabList : .choice, isEnabled: isEnabled)) { _ in false })
        .labeled(by: picker.label)
        .reachingIntoRowInsets()
        // The row's line begins at the control, not at a text in it.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// One of the segments.
private nonisolated struct Segment<SelectionValue: Hashable>: View, SystemView {
    let option: PickerOption<SelectionValue>
    let selection: PickerSelection<SelectionValue>
    let isTab: Bool

    nonisolated init(option: PickerOption<SelectionValue>, selection: PickerSelection<SelectionValue>, isTab: Bool) {
        self.option = option
        self.selection = selection
        self.isTab = isTab
    }

    @MainActor var body: some View {
        OptionButton(option, selection, isTab: isTab) { isChosen in
            SegmentAppearance(
                isChosen: isChosen, hasLine: !option.isFirst && !isChosen && !selection.isChosen(option.previousTag))
        }
        .layoutValue(key: IsChosenInRow.self, value: selection.isChosen(option.tag))
    }
}

/// The raised background of the selected segment, which moves to the next one.
private nonisolated struct SegmentPill: View, SystemView {
    @Environment(\.appearance.segments) private var measures
    @Environment(\.controlAppearance) private var look

    nonisolated init() {}

    @MainActor var body: some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: measures.cornerRadius.segment)
            shape.fill(Color.black.opacity(measures.edge)).padding(-0.5)
            shape.fill(look.chosenSegment.map(AnyShapeStyle.init) ?? AnyShapeStyle(measures.raised))
        }
    }
}

/// The appearance of a segment, with a line before it unless it or the previous segment is selected.
private nonisolated struct SegmentAppearance: ButtonStyle {
    let isChosen: Bool
    let hasLine: Bool

    @Environment(\.appearance.segments) private var measures
    @Environment(\.controlAppearance) private var look

    nonisolated init(isChosen: Bool, hasLine: Bool) {
        self.isChosen = isChosen
        self.hasLine = hasLine
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let titles = look.segments
        Group {
            if titles.hasTitleColors {
                configuration.label.colorMultiply(titles.title(isChosen: isChosen).color ?? .primary)
            } else {
                configuration.label.fontWeight(isChosen && titles.title.font == nil ? measures.weights.chosen : nil)
            }
        }
        .opacity(configuration.isPressed && !isChosen ? 0.5 : 1, isPressed: configuration.isPressed)
        .padding(.horizontal, 8)
        .padding(.vertical, 5)
        .frame(maxWidth: .infinity, minHeight: measures.height)
        .overlay(alignment: .leading) {
            // Always there, so that it moves with the segment.
            Capsule().fill(Color.separator).frame(width: 1, height: 14).opacity(hasLine ? 1 : 0)
        }
    }
}

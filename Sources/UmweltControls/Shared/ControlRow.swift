@_spi(Kernel) import Umwelt

/// A row with a label and, at its trailing end, a control; only the control if the environment hides labels.
///
/// In a form with two columns label and control are beside each other, each in its column.
package nonisolated struct ControlRow<Label: View, Control: View>: View, SystemView {
    private let label: Label
    private let stacksLargeType: Bool
    private let hasOwnPadding: Bool
    private let isHigh: Bool
    private let control: Control

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isInFormColumns) private var isInFormColumns
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.appearance.lists.highControlsExtend) private var highControlsExtend

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - stacksLargeType: If true, the control is below the label at very large text sizes.
    ///   - hasOwnPadding: If true, the row extends into the insets that rows of lists have around their content.
    ///   - isHigh: If true, the row does so only in designs whose high controls do.
    package nonisolated init(
        label: Label, stacksLargeType: Bool = false, hasOwnPadding: Bool = false, isHigh: Bool = false,
        @ViewBuilder control: () -> Control
    ) {
        self.label = label
        self.stacksLargeType = stacksLargeType
        self.hasOwnPadding = hasOwnPadding
        self.isHigh = isHigh
        self.control = control()
    }

    private var extendsIntoInsets: Bool { hasOwnPadding && (!isHigh || highControlsExtend) }

    @MainActor package var body: some View {
        if labelsVisibility == .hidden {
            if extendsIntoInsets { control.reachingIntoRowInsets() } else { control }
        } else if isInFormColumns {
            HStack {
                LabelTexts(label)
                control.alignmentGuide(.formControls) { $0[.leading] }
            }
        } else if stacksLargeType && typeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                LabelTexts(label)
                control
            }
        } else {
            HStack(spacing: 0) {
                if extendsIntoInsets { LabelTexts(label).keepingRowInsets() } else { LabelTexts(label) }
                Spacer(minLength: 8)
                if extendsIntoInsets { control.reachingIntoRowInsets() } else { control }
            }
        }
    }
}

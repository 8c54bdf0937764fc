@_spi(Kernel) import Umwelt

/// The default style: the label, and the content at the trailing end of the row; at very large text sizes below each
/// other.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the content.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label, stacksLargeType: true) {
            HStack { configuration.content }.controlForeground(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

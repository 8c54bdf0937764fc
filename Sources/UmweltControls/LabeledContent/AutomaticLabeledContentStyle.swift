@_spi(Kernel) import Umwelt

/// The usual looks: the label, and at the far end of the row the content; one below the other where type is very large.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label, stacksLargeType: true) {
            HStack { configuration.content }.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual looks.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The usual looks: the label, and at the far end of the row the content; one below the other where type is very large.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let content = configuration.content.foregroundStyle(.secondary)
        if typeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                ShownLabel(label: configuration.label)
                content
            }
        } else {
            ControlRow(label: VStack(alignment: .leading) { configuration.label }) { content }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual looks.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

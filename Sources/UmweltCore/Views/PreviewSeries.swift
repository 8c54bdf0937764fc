/// A view that is several previews: one for each of the views that it consists of.
@MainActor protocol PreviewSeries {
    /// The previews.
    var previewParts: [AnyView] { get }
}

extension View {
    /// The previews that the view is: those of its views if it is only several of them, or else itself.
    @MainActor package var partsOfPreview: [AnyView] { (self as? any PreviewSeries)?.previewParts ?? [AnyView(self)] }
}

extension Group: PreviewSeries where Content: View {
    @MainActor var previewParts: [AnyView] { content.partsOfPreview }
}

extension TupleView: PreviewSeries {
    @MainActor var previewParts: [AnyView] { views.flatMap { $0.partsOfPreview } }
}

extension ForEach: PreviewSeries where Content: View {
    @MainActor var previewParts: [AnyView] { data.flatMap { content($0).partsOfPreview } }
}

extension EmptyView: PreviewSeries {
    @MainActor var previewParts: [AnyView] { [] }
}

extension AnyView: PreviewSeries {
    @MainActor var previewParts: [AnyView] { storage.partsOfPreview }
}

extension ModifiedContent: PreviewSeries where Content: View, Modifier: ViewModifier {
    /// The content's, each with the modifier, as it is applied to each view of a group.
    @MainActor var previewParts: [AnyView] {
        let parts = content.partsOfPreview
        return parts.count == 1 ? [AnyView(self)] : parts.map { AnyView($0.modifier(modifier)) }
    }
}

/// A view that consists of several previews, one for each of its views.
@MainActor protocol PreviewSeries {
    /// The previews.
    var previewParts: [AnyView] { get }
}

extension View {
    /// The previews of the view: one for each of its views if it only groups views, otherwise itself.
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
    /// The previews of the content, each with the modifier, as for a group.
    @MainActor var previewParts: [AnyView] {
        let parts = content.partsOfPreview
        return parts.count == 1 ? [AnyView(self)] : parts.map { AnyView($0.modifier(modifier)) }
    }
}

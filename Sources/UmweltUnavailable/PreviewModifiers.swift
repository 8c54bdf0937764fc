import Umwelt

@available(*, unavailable, message: "Umwelt's previews have no modifiers yet: modify the view in the preview.")
@MainActor
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

@available(*, unavailable, message: "Umwelt's previews have no modifiers yet: modify the view in the preview.")
extension PreviewModifier where Context == () {
    public static func makeSharedContext() async throws {}
}

@available(*, unavailable, message: "Umwelt's previews have no modifiers yet: modify the view in the preview.")
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt's previews have no modifiers yet: modify the view in the preview.")
extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { .defaultLayout }
}

import Umwelt

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View

    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
public struct TextEditorStyleConfiguration {}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

@available(*, unavailable, message: "Umwelt's text editors have one style: put a border or a background around them.")
extension View {
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// How strong what is behind views is.
public struct BackgroundProminence: Hashable, Sendable {
    enum Kind: Hashable {
        case standard, increased
    }

    let kind: Kind

    /// As is usual.
    public static let standard = BackgroundProminence(kind: .standard)
    /// A strong colour, as of what is selected.
    public static let increased = BackgroundProminence(kind: .increased)
}

extension EnvironmentValues {
    /// How strong what is behind views is.
    ///
    /// The colours of text and of lines read it: on a strong background they are white. Set it where a view is on one, with
    /// `.environment(\.backgroundProminence, .increased)`.
    public var backgroundProminence: BackgroundProminence {
        get { backdrop.backgroundProminence }
        set { backdrop.backgroundProminence = newValue }
    }
}

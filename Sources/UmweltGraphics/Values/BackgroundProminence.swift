/// The prominence of the backdrop of views.
public struct BackgroundProminence: Hashable, Sendable {
    enum Kind: Hashable {
        case standard, increased
    }

    let kind: Kind

    /// The prominence of an ordinary background.
    public static let standard = BackgroundProminence(kind: .standard)
    /// The prominence of a strong colour, as behind selected content.
    public static let increased = BackgroundProminence(kind: .increased)
}

extension EnvironmentValues {
    /// The prominence of the backdrop of views.
    ///
    /// The colours of text and of lines read it: on a prominent backdrop they are white. Set it where a view is on one,
    /// with `.environment(\.backgroundProminence, .increased)`.
    public var backgroundProminence: BackgroundProminence {
        get { backdrop.backgroundProminence }
        set { backdrop.backgroundProminence = newValue }
    }
}

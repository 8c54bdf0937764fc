@_spi(Kernel) import Umwelt

/// A button style with a label that looks like a link: in the tint, without a background.
public nonisolated struct LinkButtonStyle: SystemButtonStyle {
    nonisolated var appearance: TextButtonAppearance { TextButtonAppearance(isTinted: true) }

    /// Makes the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style with a label that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

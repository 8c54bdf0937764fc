/// The colours that symbols are drawn in.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// The foreground style for all parts.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The colours of the subject, if it has any.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// The foreground style, fainter for the parts around the most important one.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// One of several foreground styles for each part.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

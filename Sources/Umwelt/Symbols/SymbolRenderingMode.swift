/// In which colours symbols are drawn.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In colours that belong to what is shown, where there are such.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In the foreground style; what is around the most important part is fainter.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each part in one of several foreground styles.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// The variation of a symbol's colours from top to bottom.
public struct SymbolColorRenderingMode: Equatable, Sendable {
    enum Kind: Equatable {
        case flat, gradient
    }

    let kind: Kind

    /// One colour from top to bottom.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// A little brighter at the top.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// Whether the colours of symbols are the same from top to bottom.
public struct SymbolColorRenderingMode: Equatable, Sendable {
    enum Kind: Equatable {
        case flat, gradient
    }

    let kind: Kind

    /// They are.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// They are a little brighter at the top.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

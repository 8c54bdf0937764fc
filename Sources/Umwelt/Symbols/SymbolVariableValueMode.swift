/// How symbols show a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
    enum Kind: Equatable {
        case color, draw
    }

    let kind: Kind

    /// By how many of their parts are drawn in full.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// By how far their parts are drawn in full, one after the other.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

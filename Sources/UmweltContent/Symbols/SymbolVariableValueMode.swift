/// The way symbols show a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
    enum Kind: Equatable {
        case color, draw
    }

    let kind: Kind

    /// By the number of parts that are drawn in full.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// By the length that is drawn in full, part after part.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

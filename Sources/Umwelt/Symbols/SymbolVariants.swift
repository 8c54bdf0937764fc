/// Variants of symbols: filled, crossed out, in a circle.
///
/// ```swift
/// Label("Favourites", systemImage: "heart").symbolVariant(.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
    private var enclosure: SymbolName.Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// In a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(enclosure: SymbolName.Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.enclosure = enclosure
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The same in a circle.
    public var circle: SymbolVariants { union(.circle) }
    /// The same in a square.
    public var square: SymbolVariants { union(.square) }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// The same, filled.
    public var fill: SymbolVariants { union(.fill) }
    /// The same, crossed out.
    public var slash: SymbolVariants { union(.slash) }

    /// Whether all that `other` says is said here too.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// What both say. There is one thing around a symbol at most: the other's.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of a symbol in this variant. What the name says itself stays.
    func applied(to name: SymbolName) -> SymbolName {
        var result = name
        result.enclosure = name.enclosure ?? enclosure
        result.isFilled = name.isFilled || isFilled
        result.isSlashed = name.isSlashed || isSlashed
        return result
    }
}

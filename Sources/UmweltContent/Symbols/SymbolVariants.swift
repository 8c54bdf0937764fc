/// A set of variants of symbols: filled, crossed out, in a frame.
///
/// ```swift
/// Label("Favourites", systemImage: "heart").symbolVariant(.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
    private var enclosure: SymbolName.Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// No variant.
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

    /// The variants, in a circle.
    public var circle: SymbolVariants { union(.circle) }
    /// The variants, in a square.
    public var square: SymbolVariants { union(.square) }
    /// The variants, in a rectangle.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// The variants, filled.
    public var fill: SymbolVariants { union(.fill) }
    /// The variants, crossed out.
    public var slash: SymbolVariants { union(.slash) }

    /// Returns true if the set has all variants of another.
    ///
    /// - Parameter other: The variants to find.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// Returns the variants of both sets. A symbol has at most one frame: the frame of the other set has priority.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the name of a symbol with these variants. Variants in the name itself have priority.
    func applied(to name: SymbolName) -> SymbolName {
        var result = name
        result.enclosure = name.enclosure ?? enclosure
        result.isFilled = name.isFilled || isFilled
        result.isSlashed = name.isSlashed || isSlashed
        return result
    }
}

/// An animation of a view's content, such as the characters of a text, when it changes in place.
///
/// ```swift
/// Text("\(count)").contentTransition(.numericText(value: Double(count)))
/// ```
///
/// It applies to animated updates. In other updates content changes without a transition.
public struct ContentTransition: Equatable, Sendable {
    let kind: Kind

    enum Kind: Equatable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    init(_ kind: Kind) { self.kind = kind }

    /// Content changes without an animation.
    public static let identity = ContentTransition(.identity)

    /// The old content fades out while the new content fades in.
    public static let opacity = ContentTransition(.opacity)

    /// Content is interpolated, if possible: colours, and for texts with equal characters and font design also the font
    /// size and weight. Other content fades. This is the default.
    public static let interpolate = ContentTransition(.interpolate)

    /// Returns a transition in which old characters roll out of the line and new characters roll into it.
    ///
    /// The common prefix and suffix of both texts do not roll. Texts of several lines fade.
    ///
    /// - Parameter countsDown: If true, characters roll in from above, for a decreasing number; if false, from below.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// Returns a transition in which changed characters roll: from below if a value has increased, from above if it has
    /// decreased.
    ///
    /// - Parameter value: The number that the text shows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numericValue(value.isNaN ? 0 : value))
    }

    /// The number that the text shows; nil if unknown.
    var number: Double? { if case .numericValue(let number) = kind { number } else { nil } }

    /// Returns true if characters roll in from above, false if from below; nil if they do not roll.
    ///
    /// - Parameter old: The number that the text stood for before; nil if it is not known.
    func rollsDown(from old: Double?) -> Bool? {
        switch kind {
        case .numericText(let countsDown): countsDown
        case .numericValue(let new): old.map { new < $0 } ?? false
        default: nil
        }
    }
}

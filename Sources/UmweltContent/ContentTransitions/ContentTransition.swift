/// The way in which the content of a view, such as the characters of a text, changes in place.
///
/// ```swift
/// Text("\(count)").contentTransition(.numericText(value: Double(count)))
/// ```
///
/// It counts in updates that are animated; otherwise content changes at once.
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

    /// The way without any animation: content changes at once.
    public static let identity = ContentTransition(.identity)

    /// The way in which the old content fades out while the new one fades in.
    public static let opacity = ContentTransition(.opacity)

    /// The way in which content runs through what is in between, if there is that: colours, and of one text in one
    /// design of font its size and weight. Other content fades. This is the default.
    public static let interpolate = ContentTransition(.interpolate)

    /// Returns the way in which characters that differ roll out of the line, and the new ones into it.
    ///
    /// Characters that two texts have in common at the beginning and at the end stay. Texts of several lines fade.
    ///
    /// - Parameter countsDown: If true, characters come from above, as of a number that decreases; if false, from
    ///   below.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// Returns the way in which characters that differ roll out of the line, and the new ones into it: from below if a
    /// value has become greater, from above if it has become less.
    ///
    /// - Parameter value: The number that the text shows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numericValue(value.isNaN ? 0 : value))
    }

    /// The number that the text stands for; nil if it is not known.
    var number: Double? { if case .numericValue(let number) = kind { number } else { nil } }

    /// Returns true if characters come from above, false if from below; nil if they do not roll.
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

import Foundation

/// The values of a tip's options.
struct TipOptions {
    /// The number of times that the tip may appear; nil for any.
    private(set) var displayCount: Int?

    /// The seconds for which the tip may be visible; nil for any.
    private(set) var displayDuration: TimeInterval?

    /// True if the tip may appear regardless of the display frequency.
    private(set) var ignoresFrequency = false

    init(_ options: [any TipOption]) {
        for option in options {
            switch option {
            case let option as Tips.MaxDisplayCount: displayCount = option.count
            case let option as Tips.MaxDisplayDuration: displayDuration = option.seconds
            case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = option.isIgnored
            default: break
            }
        }
    }
}

/// The tips that a test of an app shows or hides whatever their rules.
struct TipOverrides: Sendable {
    enum Kind: Sendable {
        case none, shown, hidden
    }

    /// The kind of tips whose type has none of its own.
    private var all = Kind.none
    private var types: [ObjectIdentifier: Kind] = [:]

    /// Shows tips of some types; all for nil.
    mutating func show(_ types: [any Tip.Type]?) { set(.shown, types) }

    /// Hides tips of some types; all for nil.
    mutating func hide(_ types: [any Tip.Type]?) { set(.hidden, types) }

    private mutating func set(_ kind: Kind, _ types: [any Tip.Type]?) {
        guard let types else {
            self.types = [:]
            all = kind
            return
        }
        for type in types { self.types[ObjectIdentifier(type)] = kind }
    }

    func kind(of tip: any Tip) -> Kind {
        let tip = (tip as? AnyTip)?.base ?? tip
        return types[ObjectIdentifier(type(of: tip))] ?? all
    }
}

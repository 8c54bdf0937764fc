import SwiftUI

/// A short explanation of a feature, and the conditions under which it is shown.
///
/// ```swift
/// struct FavoriteTip: Tip {
///     var title: Text { Text("Save as a Favorite") }
///     var message: Text? { Text("Your favorites are at the top of the list.") }
///     var image: Image? { Image(systemName: "star") }
/// }
/// ```
///
/// A ``TipView`` shows a tip inside the layout, and `popoverTip(_:)` beside a view. Call ``Tips/configure(_:)`` when the
/// app starts: before that no tip is shown.
public protocol Tip: Identifiable, Sendable {
    /// The identifier under which the tip's state is stored. By default the name of the type.
    var id: String { get }

    /// The title.
    var title: Text { get }

    /// The text below the title; nil for none.
    var message: Text? { get }

    /// The image beside the title; nil for none.
    var image: Image? { get }

    /// The buttons.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }

    /// The rules, all of which must be satisfied for the tip to be shown.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }

    /// The options.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// An event that rules count.
    public typealias Event = Tips.Event
    /// An option that lets the tip appear regardless of the display frequency.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// The reason why a tip is not shown any more.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// An option with the number of times that the tip may appear.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// An option with the time that the tip may be visible.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// An option of a tip.
    public typealias Option = TipOption
    /// A condition for showing a tip.
    public typealias Rule = Tips.Rule
    /// The eligibility of a tip.
    public typealias Status = Tips.Status

    public var id: String { TypeName.stable(Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }
}

extension Tip {
    /// The current eligibility.
    public var status: Tips.Status { TipDatastore.current.status(of: self) }

    /// True if the tip can be shown now.
    public var shouldDisplay: Bool { status == .available }

    /// The current eligibility and its changes.
    public var statusUpdates: AsyncStream<Tips.Status> {
        TipDatastore.current.updates { store in store.status(of: self) }
    }

    /// The current value of ``shouldDisplay`` and its changes.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Hides the tip permanently.
    ///
    /// - Parameter reason: The reason, which ``status`` returns from then on.
    public func invalidate(reason: Tips.InvalidationReason) {
        TipDatastore.current.invalidate(id, reason: reason)
    }

    /// Makes an invalidated tip eligible again.
    public func resetEligibility() async { TipDatastore.current.reset(id) }
}

/// A tip of any type.
public struct AnyTip: Tip {
    let base: any Tip

    /// Wraps a tip.
    public init(_ tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Tips.Action] { base.actions }
    public var rules: [Tips.Rule] { base.rules }
    public var options: [any TipOption] { base.options }
}

/// The names of types as identifiers of stored values.
enum TypeName {
    /// Returns the name of a type without the parts of private types' names that change from build to build.
    static func stable(_ type: Any.Type) -> String {
        String(reflecting: type).replacing(/\.\(unknown context at \$[0-9a-f]+\)/, with: "")
    }
}

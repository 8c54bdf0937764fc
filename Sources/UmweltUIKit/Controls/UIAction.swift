import Foundation

/// A closure that a control calls.
///
/// ```swift
/// control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
/// ```
@MainActor @preconcurrency
public final class UIAction: NSObject {
    /// The name of an action among those of a control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// The type of the closure of an action.
    public typealias Handler = (UIAction) -> Void

    /// The name of the action: one of its own, if it has been made without one.
    public let identifier: Identifier

    /// The control that has called the action; nil while none does.
    public private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil for one of its own.
    ///   - handler: The closure, which receives the action.
    public init(identifier: Identifier? = nil, handler: @escaping Handler) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    /// Calls the closure for a control.
    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

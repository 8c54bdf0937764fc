import Foundation

/// A closure that a control calls.
///
/// ```swift
/// control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
/// ```
@MainActor @preconcurrency
public final class UIAction: NSObject {
    /// The identifier of an action in a control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier from a name.
        ///
        /// - Parameter rawValue: The name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// The type of the closure of an action.
    public typealias Handler = (UIAction) -> Void

    /// The identifier of the action: unique if none was passed.
    public let identifier: Identifier

    /// The control that has called the action; nil while none does.
    public private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
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

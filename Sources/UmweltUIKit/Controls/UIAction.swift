import Foundation
import Umwelt

/// An item of a ``UIMenu``: an action, or a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The title.
    public final let title: String

    /// The image; nil for none.
    public final let image: UIImage?

    /// The title below the title; nil for none.
    public final var subtitle: String?

    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }

    /// The marks of items.
    public enum State: Int, Sendable {
        /// None.
        case off
        /// A checkmark.
        case on
        /// A line.
        case mixed
    }

    /// The kinds of items.
    public struct Attributes: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destructive.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not there.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }
}

/// A closure that a control or an item of a menu calls.
///
/// ```swift
/// control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
/// ```
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
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

    /// The kind of the item.
    public var attributes: UIMenuElement.Attributes

    /// The mark of the item.
    public var state: UIMenuElement.State

    /// The control that has called the action; nil while none does.
    public private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title of the item, or of the button.
    ///   - subtitle: The title below the title; nil for none.
    ///   - image: The image; nil for none.
    ///   - identifier: The identifier; nil for a unique one.
    ///   - attributes: The kind of the item.
    ///   - state: The mark of the item.
    ///   - handler: The closure, which receives the action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Calls the closure for a control.
    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu of a ``UIButton``: actions and other menus.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
    /// The items.
    public let children: [UIMenuElement]

    /// The forms of menus.
    public struct Options: OptionSet, Sendable {
        /// The forms as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The items are in the menu around, in a section.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of the items is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The form of the menu.
    public let options: Options

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The title; empty for none.
    ///   - image: The image; nil for none.
    ///   - options: The form of the menu.
    ///   - children: The items.
    public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }
}

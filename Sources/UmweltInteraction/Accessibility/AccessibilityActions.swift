/// The kinds of actions that assistive technology can perform on a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case press
        case action(Semantics.Action)
        case named(Text)
    }

    private let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// The action of a press.
    public static let `default` = AccessibilityActionKind(.press)

    /// Leaving the content with Escape.
    public static let escape = AccessibilityActionKind(.action(.escape))

    /// Deleting the view's subject, by Delete.
    public static let delete = AccessibilityActionKind(.action(.delete))

    /// Showing the view's menu, by the key for menus.
    public static let showMenu = AccessibilityActionKind(.action(.showMenu))

    /// The most important action. There is no gesture for it here: assistive technology lists it among the named
    /// actions.
    public static let magicTap = AccessibilityActionKind(named: Text("Magic Tap"))

    /// Makes the kind of an action with a name.
    ///
    /// - Parameter name: The name, which assistive technology shows or reads.
    public init(named name: Text) { storage = .named(name) }

    /// Returns the action in a node's semantics; nil for a press.
    func action(in values: EnvironmentValues) -> Semantics.Action? {
        switch storage {
        case .press: nil
        case .action(let action): action
        case .named(let name): .named(name: name.string(in: values))
        }
    }
}

/// The directions of an adjustable action.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    /// Adds an action that the user can perform without a pointer.
    ///
    /// - Parameters:
    ///   - actionKind: The kind, such as `.default` for a press, or `.escape`.
    ///   - handler: Called when the user performs the action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions = [AccessibilityHandler(kind: actionKind, run: handler)] }
    }

    /// Adds an action with a name.
    ///
    /// - Parameters:
    ///   - name: The name, which assistive technology shows or reads.
    ///   - handler: Called when the user performs the action.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name that the user can perform without a pointer.
    ///
    /// ```swift
    /// MessageRow(message).accessibilityAction(named: "Archive") { archive(message) }
    /// ```
    ///
    /// - Parameters:
    ///   - nameKey: The name, a key of the app's localized strings.
    ///   - handler: Called when the user performs the action.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name.
    ///
    /// - Parameters:
    ///   - name: The name, which is not localized.
    ///   - handler: Called when the user performs the action.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action that changes the view's value step by step.
    ///
    /// ```swift
    /// Stars(count: rating).accessibilityValue("\(rating)").accessibilityAdjustableAction { direction in
    ///     rating += direction == .increment ? 1 : -1
    /// }
    /// ```
    ///
    /// - Parameter handler: Called with the direction: increment or decrement.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.adjust = handler }
    }
}

/// What somebody can ask a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case press
        case action(Semantics.Action)
        case named(Text)
    }

    private let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// What pressing it does.
    public static let `default` = AccessibilityActionKind(.press)

    /// Leaving what it shows, by Escape.
    public static let escape = AccessibilityActionKind(.action(.escape))

    /// Deleting it, by Delete.
    public static let delete = AccessibilityActionKind(.action(.delete))

    /// Showing its menu, by the key for menus.
    public static let showMenu = AccessibilityActionKind(.action(.showMenu))

    /// An action with a name.
    public init(named name: Text) { storage = .named(name) }

    /// What hosts call the action; nil for a press.
    func action(in values: EnvironmentValues) -> Semantics.Action? {
        switch storage {
        case .press: nil
        case .action(let action): action
        case .named(let name): .named(name: name.string(in: values))
        }
    }
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    /// Lets people ask the view to do something without a pointer.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions = [AccessibilityHandler(kind: actionKind, run: handler)] }
    }

    /// Lets people ask the view to do something with a name.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Lets people ask the view to do something with a name in the language of the environment.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Lets people ask the view to do something with a name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets people change what the view is set to, step by step.
    ///
    /// ```swift
    /// Stars(count: rating).accessibilityValue("\(rating)").accessibilityAdjustableAction { direction in
    ///     rating += direction == .increment ? 1 : -1
    /// }
    /// ```
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.adjust = handler }
    }
}

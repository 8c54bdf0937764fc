/// The label of an additional accessibility entry of a view.
public struct AccessibilityCustomContentKey {
    let label: Text
    let id: String

    /// Makes a key with a label, and an identity for apps.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identity of the key; equal keys replace each other.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Makes a key with a localized label, and an identity for apps.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - id: The identity of the key; equal keys replace each other.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Makes a key with a localized label, and is its identity.
    ///
    /// - Parameter labelKey: The label, a key of the app's localized strings.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
}

extension AccessibilityCustomContentKey: Equatable, Sendable {}

/// A piece of content that assistive technology reads in addition.
public enum AXCustomContent {
    /// The importance of an entry: read immediately or on demand.
    public enum Importance: UInt, Sendable {
        /// Read after the other properties of the view.
        case `default` = 0
        /// Before the view's hint.
        case high = 1
    }
}

/// An additional accessibility entry that a modifier adds to a view, or removes from it.
struct AccessibilityCustomContent: Equatable {
    let key: AccessibilityCustomContentKey
    /// The value; nil to remove the entry of the key.
    let value: Text?
    let isImportant: Bool

    func resolve(in values: EnvironmentValues) -> Semantics.CustomContent {
        Semantics.CustomContent(
            id: key.id, label: key.label.string(in: values), value: value?.string(in: values), isImportant: isImportant)
    }
}

extension View {
    /// Adds an entry that assistive technology reads in addition, and replaces one with the same key. The browser has
    /// it with the description.
    ///
    /// - Parameters:
    ///   - key: The value's name.
    ///   - value: The value; nil to remove the view's entry with the key.
    ///   - importance: Whether the value is read early.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent = AccessibilityCustomContent(key: key, value: value, isImportant: importance == .high)
        }
    }

    /// Adds a value in the language of the environment, which assistive technology reads in addition.
    ///
    /// - Parameters:
    ///   - key: The key, which has the label; a view has one value for a key.
    ///   - valueKey: The value, a key of the app's localized strings.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition.
    ///
    /// - Parameters:
    ///   - key: The key, which has the label; a view has one value for a key.
    ///   - value: The value, which is not localized.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - value: The value.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label in the language of the environment.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - value: The value.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label; both in the language of the environment.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - valueKey: The value, a key of the app's localized strings.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label in the language of the environment.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - value: The value, which is not localized.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

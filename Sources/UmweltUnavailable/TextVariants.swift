import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
public struct FixedTextVariant: TextVariantPreference, Sendable {}

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

@available(*, unavailable, message: "Umwelt's texts cannot choose a shorter variant yet: use ViewThatFits.")
extension Text {
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt only has this modifier for views: use View's typesettingLanguage(_:isEnabled:)."
)
extension Text {
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

@available(*, unavailable, message: "Umwelt takes the direction of a text from its characters: leave this out.")
extension Text {
    public struct WritingDirectionStrategy: Hashable, Sendable {
        public static var layoutBased: WritingDirectionStrategy { WritingDirectionStrategy() }

        public static var contentBased: WritingDirectionStrategy { WritingDirectionStrategy() }

        public static var `default`: WritingDirectionStrategy { WritingDirectionStrategy() }
    }
}

@available(*, unavailable, message: "Umwelt takes the direction of a text from its characters: leave this out.")
extension View {
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}

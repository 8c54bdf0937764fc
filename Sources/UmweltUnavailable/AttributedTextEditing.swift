import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
public struct AttributedTextSelection: Equatable, Sendable {
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    public init() {}

    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {}

    public init(ranges: RangeSet<AttributedString.Index>) {}

    public init(range: Range<AttributedString.Index>) {}

    public func indices(in text: AttributedString) -> Indices { .insertionPoint(text.startIndex) }

    public func typingAttributes(in text: AttributedString) -> AttributeContainer { AttributeContainer() }
}

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
extension AttributedString {
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {}

    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {}

    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {}

    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {}
}

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
public enum AttributedTextFormatting {
    @resultBuilder
    public struct DefinitionBuilder<Scope> {
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    }
}

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Body: AttributedTextFormattingDefinition
    associatedtype Scope: AttributeScope where Scope == Body.Scope

    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
}

@available(*, unavailable, message: "Umwelt's text editors hold no attributes yet: edit a String.")
extension View {
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View { self }

    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
        self
    }

    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ path: KeyPath<AttributeScopes, S.Type>
    ) -> some View { self }
}

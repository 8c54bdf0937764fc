import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's text editors accept every attribute: leave the definition out.")
public enum AttributedTextFormatting {
    @resultBuilder
    public struct DefinitionBuilder<Scope> {
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    }
}

@available(*, unavailable, message: "Umwelt's text editors accept every attribute: leave the definition out.")
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Body: AttributedTextFormattingDefinition
    associatedtype Scope: AttributeScope where Scope == Body.Scope

    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

@available(*, unavailable, message: "Umwelt's text editors accept every attribute: leave the definition out.")
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
}

@available(*, unavailable, message: "Umwelt's text editors accept every attribute: leave the definition out.")
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

import SwiftSyntax

@testable import UmweltMacroExpansion

/// The parts of a `var` or `let` declaration that the macros read.
struct Property: Equatable {
    var names: [String]
    var introducer: String
    var isComputed: Bool
    var hasAccessors: Bool

    /// The text of the type and of the value; nil if several names are declared, whose parts no macro reads.
    var parts: [String]?

    /// Reads a declaration by the macros' parser; nil if that finds none.
    init?(_ source: String) {
        let syntax = UmweltMacroExpansion.Syntax(source)
        guard let property = PropertyDeclaration(syntax.tokens) else { return nil }
        names = property.names.map(\.text)
        introducer = property.introducer.text
        isComputed = property.isComputed
        hasAccessors = property.accessors != nil
        parts = property.names.count == 1 ? [syntax.text(of: property.type), syntax.text(of: property.value)] : nil
    }

    /// Reads a declaration by the compiler's parser.
    init(_ node: VariableDeclSyntax) {
        names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        introducer = node.bindingSpecifier.text
        let block = node.bindings.last?.accessorBlock
        hasAccessors = block != nil
        isComputed =
            switch block?.accessors {
            case .getter: true
            case .accessors(let list):
                !list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
            case nil: false
            }
        if names.count == 1, let binding = node.bindings.first {
            parts = [
                binding.typeAnnotation?.type.trimmedDescription ?? "",
                binding.initializer?.value.trimmedDescription ?? "",
            ]
        }
    }
}

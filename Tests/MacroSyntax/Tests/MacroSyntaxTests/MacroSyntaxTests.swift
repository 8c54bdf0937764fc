import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import UmweltMacroExpansion

/// The macros' hand-written parser beside the compiler's, on every file of the repository and of swift-syntax.
@Suite struct MacroSyntaxTests {
    @Test("Both parsers find the same words, strings, brackets, properties and members", arguments: Corpus.files)
    func bothParsersFindTheSame(file: URL) throws {
        let source = try String(contentsOf: file, encoding: .utf8)
        let tree = Parser.parse(source: source)
        let (own, others) = (Piece.read(source), Piece.read(tree))
        if own != others {
            let first = zip(own, others).first { $0 != $1 }
            let place = min(first?.0.range.lowerBound ?? 0, first?.1.range.lowerBound ?? 0)
            let line = source.utf8.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
            Issue.record("\(file.path):\(line): \(String(describing: first)), \(own.count) and \(others.count) pieces")
        }
        let reader = DeclarationReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        for node in reader.properties {
            #expect(Property(node.trimmedDescription) == Property(node), "\(node.trimmedDescription) in \(file.path)")
        }
        for type in reader.types {
            let members = TypeMembers(of: UmweltMacroExpansion.Syntax(type.trimmedDescription))
            let names = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                .flatMap { Property($0).names }
            #expect(members.properties.flatMap { $0.names.map(\.text) } == names, "\(file.path)")
        }
    }
}

/// The declarations of a file that macros may be at: properties of types, and types.
private final class DeclarationReader: SyntaxVisitor {
    private(set) var properties: [VariableDeclSyntax] = []
    private(set) var types: [any DeclGroupSyntax] = []

    private func add(_ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        types.append(type)
        properties += type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
}

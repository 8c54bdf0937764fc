import SwiftSyntax

@testable import UmweltMacroExpansion

/// A token that both parsers find in the same form: a word, a string, a regular expression, a bracket, or a mark between
/// parts.
///
/// Operators are none: generic arguments decide which characters belong together, and the lexer does not know these. Nor
/// are numbers, which may be members of tuples and parts of versions, and words after a number sign, such as `#if`.
struct Piece: Equatable, CustomStringConvertible {
    /// The position in the file, in bytes of UTF-8.
    let range: Range<Int>
    let kind: Kind

    enum Kind {
        case word, literal, mark
    }

    var description: String { "\(kind) at \(range)" }

    private static let marks: Set<String> = ["(", ")", "[", "]", "{", "}", ",", ":", ";"]

    /// The pieces of a file as the macros' lexer finds them.
    static func read(_ source: String) -> [Piece] {
        let tokens = Lexer.tokens(of: source)
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            switch token.kind {
            case .word:
                let followsPound = index > 0 && "#" ~= tokens[index - 1]
                return followsPound ? nil : Piece(range: token.range, kind: .word)
            case .literal:
                return token.text.first?.isNumber == true ? nil : Piece(range: token.range, kind: .literal)
            case .operator: return nil
            case .punctuation:
                // The compiler has one token for the colons of a module selector, as in `SwiftUI::View`.
                let isSelector = ":" ~= token && (isColon(index - 1, tokens) || isColon(index + 1, tokens))
                return marks.contains(token.text) && !isSelector ? Piece(range: token.range, kind: .mark) : nil
            }
        }
    }

    private static func isColon(_ index: Int, _ tokens: [Token]) -> Bool {
        tokens.indices.contains(index) && ":" ~= tokens[index]
    }

    /// The pieces of a file as the compiler's parser finds them.
    static func read(_ tree: SourceFileSyntax) -> [Piece] {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(tree)
        return reader.pieces
    }

    /// Collects tokens, and literals that consist of several as one.
    private final class Reader: SyntaxVisitor {
        var pieces: [Piece] = []

        private func add(_ node: some SyntaxProtocol, _ kind: Kind) {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            if start < end { pieces.append(Piece(range: start..<end, kind: kind)) }
        }

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            add(node, .literal)
            return .skipChildren
        }

        override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            add(node, .literal)
            return .skipChildren
        }

        override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            add(node, .literal)
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            switch token.tokenKind {
            case .identifier, .keyword, .dollarIdentifier, .wildcard:
                if token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .pound { add(token, .word) }
            case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .comma, .colon,
                .semicolon:
                add(token, .mark)
            default: break
            }
            return .visitChildren
        }
    }
}

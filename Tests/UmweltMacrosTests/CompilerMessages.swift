@testable import UmweltMacroExpansion

/// The answer of the plug-in to a message, with the places of its errors in lines and columns.
struct Answer {
    let source: String?
    /// `line:column: message`; the message of a warning begins with that word.
    let errors: [String]
}

/// The compiler's side of the wire.
enum CompilerMessages {
    /// The answer to the use of an attached macro at `declaration`, somewhere in `file`; of a member, in `parent`.
    static func attached(
        _ type: String, role: AttachedUse.Role = .accessor, to declaration: String, in file: String,
        context: [String]?, extending extendedType: String? = nil, of parent: String? = nil
    ) -> Answer {
        var message: [String: JSON] = [
            "macro": ["moduleName": "UmweltMacrosPlugin", "name": "Entry ", "typeName": .string(type)],
            "macroRole": .string(role.rawValue),
            "discriminator": "$s1A",
            "attributeSyntax": syntax(String(declaration.drop { $0 != "@" }), in: file),
            "declSyntax": syntax(declaration, in: file),
        ]
        if let context { message["lexicalContext"] = .array(context.map { ["source": .string($0)] }) }
        if let parent { message["parentDeclSyntax"] = syntax(parent, in: file) }
        if let extendedType {
            message["extendedTypeSyntax"] = ["source": .string(extendedType)]
            message["conformanceListSyntax"] = ["source": "struct Placeholder: Animatable {}"]
        }
        return answer(to: ["expandAttachedMacro": .object(message)], in: file)
    }

    /// The answer to the use of `#Preview` that is the whole file.
    static func preview(_ file: String) -> Answer {
        expression("PreviewMacro", file)
    }

    /// The answer to the use of a macro of a type that is the whole file.
    static func expression(_ type: String, _ file: String) -> Answer {
        let message: JSON = [
            "macro": ["typeName": .string(type)], "discriminator": "$s1A", "syntax": syntax(file, in: file),
        ]
        return answer(to: ["expandFreestandingMacro": message], in: file)
    }

    private static func syntax(_ source: String, in file: String) -> JSON {
        let offset = file.range(of: source).map { file.utf8.distance(from: file.startIndex, to: $0) } ?? 0
        let line = file.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        return [
            "source": .string(source),
            "location": ["fileName": "/a.swift", "offset": .number(offset), "line": .number(line)],
        ]
    }

    private static func answer(to request: JSON, in file: String) -> Answer {
        let reply = JSONReader.read(Plugin.reply(to: request.bytes))?["expandMacroResult"]
        let errors = reply?["diagnostics"]?.array ?? []
        return Answer(
            source: reply?["expandedSource"]?.string,
            errors: errors.map { error in
                let before = file.utf8.prefix(error["position"]?["offset"]?.number ?? 0)
                let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                let severity = error["severity"] == "warning" ? "warning: " : ""
                return "\(lines.count):\((lines.last?.count ?? 0) + 1): \(severity)\(error["message"]?.string ?? "")"
            }
        )
    }
}

extension String {
    fileprivate func range(of part: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(part) }
    }
}

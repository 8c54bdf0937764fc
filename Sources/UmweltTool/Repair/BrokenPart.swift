import ArgumentParser
import Foundation

/// A part of a file that does not compile, and its replacement.
struct BrokenPart: Equatable {
    /// The bytes of the file's text that are replaced.
    let range: Range<Int>

    /// The replacement text.
    let replacement: String

    /// The body in which the part is one scene of several; nil for other parts. A body must keep one scene, so scenes
    /// are removed one at a time.
    let scenes: Range<Int>?

    init(range: Range<Int>, replacement: String, scenes: Range<Int>? = nil) {
        self.range = range
        self.replacement = replacement
        self.scenes = scenes
    }

    /// The help for the option `--skip-broken`.
    static let help: ArgumentHelp = """
        Leave out what does not compile: views show the error in its place, and calls in functions report it. A function \
        without a result of its own ends the program when it is called.
        """

    /// Finds the part of a file that contains an error: a modifier of a view or a scene, a statement, the body of a
    /// function or of a property, or a declaration.
    ///
    /// - Parameters:
    ///   - offset: The position of the error, in bytes.
    ///   - message: The error, with its position.
    ///   - tree: The parsed syntax of the file.
    ///   - text: The text of the file.
    ///   - purpose: The purpose of the compilation.
    /// - Returns: Nil if the error is in no declaration.
    init?(at offset: Int, message: String, in tree: SyntaxNode, text: [UInt8], for purpose: RepairPurpose = .app) {
        guard let place = DeclarationPlace(of: offset, in: tree, text: text) else { return nil }
        if purpose == .tests, !place.isOfProgram,
            place.body.map({ !Self.isShown(Self.type(of: place, before: $0, text)) }) ?? true
        {
            self.init(range: place.neededRange, replacement: "")
        } else if let body = place.body,
            let inner = Self(at: offset, message: message, inside: body, of: place, text: text)
        {
            self = inner
        } else if let body = place.body, let replacement = Self.body(for: place, at: body, message, text) {
            self.init(range: body, replacement: replacement)
        } else {
            self.init(range: place.declaration, replacement: "")
        }
    }

    /// Finds the part of a body that contains an error; nil if the whole body has to be replaced.
    private init?(at offset: Int, message: String, inside body: Range<Int>, of place: DeclarationPlace, text: [UInt8]) {
        let type = Self.type(of: place, before: body, text)
        let isBuilt = Self.built.contains(type)
        if isBuilt, message.contains("has no member"), let modifier = StatementPlace.modifier(at: offset, of: text) {
            self.init(range: modifier, replacement: "")
            return
        }
        guard let statement = StatementPlace(at: offset, in: body, of: text) else { return nil }
        let old = String(decoding: text[statement.range], as: UTF8.self)
        // A call stands in its place first. Where that does not compile, a part of a builder is asked for, or else
        // something that is not known: then the modifier around it goes.
        let outer = old.hasPrefix(Self.view) ? StatementPlace(at: offset, in: body, of: text, level: 1) : statement
        if isBuilt, !old.hasPrefix(Self.call), let range = outer?.range,
            let modifier = StatementPlace.modifier(around: offset, in: range, of: text)
        {
            self.init(range: modifier, replacement: "")
            return
        }
        if old.hasPrefix(Self.end) || statement.isWholeBody && !place.isInitializer { return nil }
        if type == "some Scene", statement.isOfBody {
            // The first scene is the one that is shown: an error in the place of another would hide it.
            self.init(range: statement.range, replacement: "", scenes: body)
            return
        }
        let ends = !Self.isShown(type) && !place.isAction
        guard let function = Self.function(after: old, isReturn: statement.isReturn && !place.isAction, ends: ends)
        else { return nil }
        let arguments = Self.isReplaced(old) ? String(old.drop { $0 != "(" }) : "(\(Self.literal(message)))"
        self.init(range: statement.range, replacement: function + arguments)
    }

    /// Returns the call that replaces a statement, without arguments; nil if none fits.
    ///
    /// The first replacement is a call that returns nothing, then one that returns a view, and finally one that ends
    /// the program, which fits any type, such as a branch's.
    ///
    /// - Parameters:
    ///   - old: The statement, or its replacement that does not compile.
    ///   - isReturn: True if the statement returns a value.
    ///   - ends: True if the program may end in place of the statement: the whole body could not do better.
    private static func function(after old: String, isReturn: Bool, ends: Bool) -> String? {
        if !isReplaced(old) {
            guard isReturn else { return call }
            return ends ? end : "return \(view)"
        }
        if old.hasPrefix(call) { return view }
        return ends ? end : nil
    }

    private static let call = BrokenPartSource.call
    private static let view = BrokenPartSource.view
    private static let end = BrokenPartSource.end

    private static func isReplaced(_ text: String) -> Bool {
        [call, view, "return \(view)", end].contains { text.hasPrefix("\($0)(") }
    }

    /// The types of bodies with result builders, which may have modifiers.
    private static let built: Set = [
        "some Commands", "some CustomizableToolbarContent", "some Scene", "some TabContent", "some ToolbarContent",
        "some View",
    ]

    /// Returns true if a body of a type can show an error.
    private static func isShown(_ type: String) -> Bool { built.contains(type) || type == "AnyView" }

    /// True if bytes of a text have already been replaced.
    static func isReplaced(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        isReplaced(String(decoding: text[range], as: UTF8.self))
    }

    /// Returns a body that compiles; nil if none has the declared type.
    private static func body(
        for place: DeclarationPlace, at body: Range<Int>, _ message: String, _ text: [UInt8]
    ) -> String? {
        let view = "\(view)(\(literal(message)))"
        switch type(of: place, before: body, text) {
        case _ where place.isAction: return "{ \(call)(\(literal(message))) }"
        case "some View": return "{ \(view) }"
        case "AnyView": return "{ AnyView(\(view)) }"
        case "some Scene": return "{ WindowGroup { \(view) } }"
        case "some ToolbarContent": return "{ ToolbarItem { \(view) } }"
        case "some Commands": return "{ EmptyCommands() }"
        case let type where type.hasPrefix("some "): return nil
        default: return "{ fatalError(\(literal(message))) }"
        }
    }

    /// Returns the type before a declaration's body; empty for none.
    private static func type(of place: DeclarationPlace, before body: Range<Int>, _ text: [UInt8]) -> String {
        let header = String(decoding: text[place.start..<body.lowerBound], as: UTF8.self)
            .replacing(/\bwhere\b[^{]*$/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        let type = header.firstMatch(of: /(?:->|:)\s*((?:some|any)\s+[\w.]+|[\w.]+)\s*(?:\{\s*(?:get\s*)?)?$/)?.1
        return (type.map(String.init) ?? "").replacing("SwiftUI.", with: "")
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Replaces parts of a text. Line breaks are kept, so that line numbers do not change.
    static func replace(_ parts: [BrokenPart], in text: [UInt8]) -> [UInt8] {
        var text = text
        // From the end, as the ranges are those of the text as it was; of parts inside of others the outer ones count.
        var start = text.count
        for part in parts.sorted(by: { ($0.range.upperBound, -$0.range.count) > ($1.range.upperBound, -$1.range.count) }
        )
        where part.range.upperBound <= start {
            let breaks = text[part.range].filter { $0 == UInt8(ascii: "\n") }
            let inside = part.replacement.hasSuffix("}")
            let end = inside ? "}" : ""
            let new = Array(part.replacement.dropLast(end.count).utf8) + breaks + Array(end.utf8)
            text.replaceSubrange(part.range, with: new)
            start = part.range.lowerBound
        }
        return text
    }
}

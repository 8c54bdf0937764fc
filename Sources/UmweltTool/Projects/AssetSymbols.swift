import Foundation

/// The Swift names of the images and colours in asset catalogues, as Xcode generates them: `.wave` for `Wave.imageset`,
/// `.brand` for `BrandColor.colorset`.
struct AssetSymbols {
    /// The names of a catalogue, or of a folder in it that is a namespace.
    private struct Names {
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        var spaces: [String: Names] = [:]

        var isEmpty: Bool { images.isEmpty && colors.isEmpty && spaces.values.allSatisfy(\.isEmpty) }
    }

    private var names = Names()

    /// Finds the names in catalogues.
    init(catalogs: [URL]) { for catalog in catalogs { Self.add(catalog, prefix: "", to: &names) } }

    /// Returns the source that declares the names; nil for none.
    ///
    /// - Parameter declares: Returns true if the app declares a static property of a name itself, which is not declared
    ///   again.
    func source(unless declares: (String) -> Bool) -> String? {
        guard !names.isEmpty else { return nil }
        var lines = ["import SwiftUI", ""]
        lines += Self.declarations(of: names, type: "ImageResource", kind: \.images)
        lines += Self.declarations(of: names, type: "ColorResource", kind: \.colors)
        let colors = names.colors.keys.sorted().filter { !Self.taken.contains($0) && !declares($0) }
        lines += ["extension Color {"]
        lines += colors.map { "    static var \(Self.quoted($0)): Color { Color(ColorResource.\(Self.quoted($0))) }" }
        lines += ["}", "extension ShapeStyle where Self == Color {"]
        lines += colors.map { "    static var \(Self.quoted($0)): Color { Color(ColorResource.\(Self.quoted($0))) }" }
        // None of UIColor: `Color(.brand)` would mean either.
        lines += ["}", "extension UIImage {"]
        let images = names.images.keys.sorted().filter { !declares($0) }
        lines += images.map { "    static var \(Self.quoted($0)): UIImage { UIImage(resource: .\(Self.quoted($0))) }" }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func declarations(
        of names: Names, type: String, kind: KeyPath<Names, [String: String]>
    ) -> [String] {
        func members(_ names: Names, _ indent: String) -> [String] {
            let own = names[keyPath: kind].sorted { $0.key < $1.key }.map { symbol, name in
                "\(indent)static let \(quoted(symbol)) = \(type)(name: \"\(name)\", bundle: .main)"
            }
            let spaces = names.spaces.sorted { $0.key < $1.key }.flatMap { space, inner in
                let lines = members(inner, indent + "    ")
                return lines.isEmpty ? [] : ["\(indent)enum \(space) {"] + lines + ["\(indent)}"]
            }
            return own + spaces
        }
        return ["extension \(type) {"] + members(names, "    ") + ["}"]
    }

    private static func add(_ folder: URL, prefix: String, to names: inout Names) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let name = (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset": names.images[symbol(of: name, without: "Image")] = prefix + name
            case "colorset": names.colors[symbol(of: name, without: "Color")] = prefix + name
            case "" where !entry.hasPrefix("."):
                let inner = folder.appendingPathComponent(entry)
                guard isNamespace(inner) else {
                    add(inner, prefix: prefix, to: &names)
                    continue
                }
                add(inner, prefix: prefix + name + "/", to: &names.spaces[typeName(of: name), default: Names()])
            default: break
            }
        }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let record = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (record["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    // MARK: Words

    /// Returns the property of a set: words are joined in camel case, and the word for the kind at the end is left out.
    static func symbol(of name: String, without kind: String) -> String {
        let words = words(of: name)
        var joined = words.enumerated().map { $0.offset == 0 ? lowered($0.element) : raised($0.element) }.joined()
        if joined.hasSuffix(kind) && joined.count > kind.count { joined.removeLast(kind.count) }
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    private static func typeName(of name: String) -> String {
        let joined = words(of: name).map(raised).joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// The words of a name: runs of letters, digits and underscores at the beginning. A letter after a digit starts
    /// one.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in name {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            let follows = last.map { $0.isLetter || $0.isNumber } ?? false
            if !follows || (character.isLetter && last?.isNumber == true) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word with lowercase initial letters: of several capitals, all except the next word's.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static func quoted(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]

    /// The properties that colours and styles have already.
    private static let taken: Set = [
        "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
        "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary",
        "quinary", "red", "secondary", "selection", "separator", "shadow", "teal", "tertiary", "tint", "white",
        "windowBackground", "yellow",
    ]
}

internal import _FoundationICU
import Foundation

/// Which form of a word a language uses with a number: CLDR's `zero`, `one`, `two`, `few`, `many` and `other`.
struct PluralRules: Sendable {
    private let language: String

    init(language: String) { self.language = language }

    /// The form for a number.
    func category(of number: Double) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var name = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return "other" }
        return String(decoding: name.prefix(Int(length)), as: UTF16.self)
    }

    /// The text of the form for a number. Nothing may have a text of its own though the language has no such form.
    func choose(from forms: [String: String], for number: Double) -> String? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number)] ?? forms["other"]
    }
}

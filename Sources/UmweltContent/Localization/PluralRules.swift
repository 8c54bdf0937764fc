internal import _FoundationICU
import Foundation

/// The plural forms that a language uses with numbers: CLDR's `zero`, `one`, `two`, `few`, `many` and `other`.
struct PluralRules: Sendable {
    private let language: String

    init(language: String) { self.language = language }

    /// Returns the form for a number; `other` for a language without rules.
    func category(of number: Double) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var name = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return "other" }
        return String(decoding: name.prefix(Int(length)), as: UTF16.self)
    }

    /// Returns the text of the form for a number; nil if there is neither that nor `other`.
    ///
    /// A text for `zero` is chosen for 0 even if the language has no such form.
    func choose(from forms: [String: String], for number: Double) -> String? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number)] ?? forms["other"]
    }
}

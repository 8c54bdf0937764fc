import Foundation

/// The older translation formats, one file for each table and language: `.strings` for texts and `.stringsdict` for
/// plural forms.
enum StringsFile {
    /// Returns the table of a `.strings` file; nil if it cannot be read.
    static func table(_ data: Data, language: String) -> [String: Translation]? {
        guard let texts = list(data) as? [String: String] else { return nil }
        return texts.mapValues { Translation(format: $0, language: language) }
    }

    /// Returns the table of a `.stringsdict` file; nil if it cannot be read.
    static func pluralTable(_ data: Data, language: String) -> [String: Translation]? {
        guard let entries = list(data) as? [String: [String: Any]] else { return nil }
        return entries.compactMapValues { entry in
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            let variables = entry.compactMapValues { value -> Translation.Variable? in
                guard let rule = value as? [String: String] else { return nil }
                return Translation.Variable(
                    specifier: rule["NSStringFormatValueTypeKey"] ?? "lld",
                    forms: rule.filter { !$0.key.hasPrefix("NSString") })
            }
            return Translation(format: format, variables: variables, language: language)
        }
    }

    private static func list(_ data: Data) -> Any? {
        // An empty file is an empty table, but not a valid property list.
        if data.allSatisfy({ $0 <= 0x20 }) { return [String: String]() }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

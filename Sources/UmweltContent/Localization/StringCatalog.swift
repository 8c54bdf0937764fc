import Foundation

/// A string catalogue in Xcode's format: the translations of a table into all languages, as JSON.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        let value: String
    }

    struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    /// Returns the table for a language.
    func table(for language: String) -> [String: Translation] {
        strings.compactMapValues { $0.localizations?[language]?.translation(in: language) }
    }
}

extension StringCatalog.Localization {
    fileprivate func translation(in language: String) -> Translation? {
        // Of texts for several devices the one for any other device applies here.
        if let devices = variations?.device { return devices["other"]?.translation(in: language) }
        let forms = variations?.forms ?? [:]
        guard let format = stringUnit?.value ?? forms["other"] else { return nil }
        let variables = (substitutions ?? [:]).mapValues { substitution in
            Translation.Variable(
                argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "@",
                forms: substitution.variations?.forms ?? [:])
        }
        return Translation(format: format, forms: forms, variables: variables, language: language)
    }
}

extension StringCatalog.Variations {
    fileprivate var forms: [String: String] { (plural ?? [:]).compactMapValues { $0.stringUnit?.value } }
}

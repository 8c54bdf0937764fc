import Foundation

/// The languages for users of a locale, in order of preference.
struct LanguagePreference {
    /// The names of the languages, the best one first.
    let names: [String]

    init(_ locale: Locale) {
        let language = Locale.Language(identifier: locale.language.maximalIdentifier)
        guard let code = locale.language.languageCode?.identifier else {
            names = []
            return
        }
        let script = language.script?.identifier
        let region = locale.region?.identifier ?? language.region?.identifier
        var names: [String] = []
        func add(_ parts: String?...) {
            let parts = parts.compactMap(\.self)
            for separator in ["-", "_"] {
                let name = ([code] + parts).joined(separator: separator)
                if !names.contains(name) { names.append(name) }
            }
        }
        if let script, let region { add(script, region) }
        if let region { add(region) }
        if let script { add(script) }
        add()
        self.names = names
    }
}

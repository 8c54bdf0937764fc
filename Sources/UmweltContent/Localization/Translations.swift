import Foundation
import Logging
import Synchronization

/// The lookup of translations in the tables of bundles, which are read once.
final class Translations: Sendable {
    static let shared = Translations()

    private struct TableName: Hashable {
        let bundle: String
        let table: String
        let locale: String
    }

    /// The tables for each request, in search order.
    private let known = Mutex<[TableName: [[String: Translation]]]>([:])

    /// Returns the translation of a key; nil if it is in neither the locale's language nor the app's development
    /// language.
    func translation(of key: String, table: String?, bundle: Bundle?, locale: Locale) -> Translation? {
        let other = bundle == Bundle.main ? nil : bundle
        let places = other.map { [Self.resources(of: $0)] } ?? Self.mainPlaces
        for place in places {
            let name = TableName(bundle: place, table: table ?? "Localizable", locale: locale.identifier)
            let tables =
                known.withLock { $0[name] }
                ?? {
                    let tables = Self.read(name, locale: locale)
                    known.withLock { $0[name] = tables }
                    return tables
                }()
            for table in tables {
                if let translation = table[key] { return translation }
            }
        }
        return nil
    }

    /// The cached answers to whether the app is localised, by locale.
    private let localized = Mutex<[String: Bool]>([:])

    /// Returns true if the app has tables in a locale's language.
    func isAppLocalized(for locale: Locale) -> Bool {
        if let known = localized.withLock({ $0[locale.identifier] }) { return known }
        let names = LanguagePreference(locale).names
        let found = Self.mainPlaces.contains { place in
            let folder = URL(fileURLWithPath: place)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            return files.contains { file in
                if file.hasSuffix(".lproj") { return names.contains(String(file.dropLast(".lproj".count))) }
                guard file.hasSuffix(".xcstrings"), let catalog = Self.catalog(folder.appendingPathComponent(file))
                else { return false }
                return names.contains { !catalog.table(for: $0).isEmpty }
            }
        }
        localized.withLock { $0[locale.identifier] = found }
        return found
    }

    // MARK: Bundles

    private static func resources(of bundle: Bundle) -> String { bundle.resourceURL?.path ?? bundle.bundlePath }

    /// The folders with tables in the program's own resources: beside the source of a program that `umwelt` runs,
    /// beside the executable, and in the folders that SwiftPM creates there.
    private static let mainPlaces: [String] = {
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        let folder = program.deletingLastPathComponent()
        let own = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix("_\(program.lastPathComponent).resources") }.sorted()
            .map { folder.appendingPathComponent($0).path }
        return tableFolders(in: SourceFolder.content) + ([resources(of: .main)] + own).filter(hasTables)
    }()

    /// Returns the folders that contain tables, without duplicates.
    static func tableFolders(in content: [URL]) -> [String] {
        content.reduce(into: []) { folders, url in
            let folder = url.deletingLastPathComponent().path
            if isTable(url.lastPathComponent), !folders.contains(folder) { folders.append(folder) }
        }
    }

    /// Returns true if a file or folder of a name contains tables.
    private static func isTable(_ name: String) -> Bool { name.hasSuffix(".lproj") || name.hasSuffix(".xcstrings") }

    private static func hasTables(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains(where: isTable)
    }

    // MARK: Files

    private static func read(_ name: TableName, locale: Locale) -> [[String: Translation]] {
        let folder = URL(fileURLWithPath: name.bundle)
        let catalog = catalog(folder.appendingPathComponent("\(name.table).xcstrings"))
        var languages = LanguagePreference(locale).names
        let development = Bundle(path: name.bundle)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        for language in ["Base", development, catalog?.sourceLanguage, "en"] {
            if let language, !languages.contains(language) { languages.append(language) }
        }
        return languages.flatMap { language -> [[String: Translation]] in
            let inner = folder.appendingPathComponent("\(language).lproj/\(name.table)")
            // `Base` is the app's own language, whatever that is.
            let written = language == "Base" ? catalog?.sourceLanguage ?? "en" : language
            let tables = [
                table(inner.appendingPathExtension("stringsdict"), language: written, StringsFile.pluralTable),
                table(inner.appendingPathExtension("strings"), language: written, StringsFile.table),
                catalog?.table(for: language),
            ]
            return tables.compactMap(\.self).filter { !$0.isEmpty }
        }
    }

    private static func catalog(_ url: URL) -> StringCatalog? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        do {
            return try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            report(url, "\(error)")
            return nil
        }
    }

    private static func table(
        _ url: URL, language: String, _ read: (Data, String) -> [String: Translation]?
    ) -> [String: Translation]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let table = read(data, language)
        if table == nil { report(url, "The file is not a property list of strings.") }
        return table
    }

    private static func report(_ url: URL, _ reason: String) {
        Log.text.warning("The translations in \(url.path) cannot be read: \(reason)")
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent
import UmweltControls

/// A bundle of files that is thrown away.
private final class TemporaryBundle {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        for (path, content) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The words of a text in a locale.
    @MainActor
    func says(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        return Text(key, tableName: table, bundle: bundle).string(in: values)
    }
}

private let catalog = #"""
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "Hello": {
          "comment": "A greeting",
          "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
            "zh-Hant": { "stringUnit": { "state": "translated", "value": "你好" } },
            "pt-BR": { "stringUnit": { "state": "translated", "value": "Oi" } },
            "pt": { "stringUnit": { "state": "translated", "value": "Olá" } }
          }
        },
        "%lld books": {
          "localizations": {
            "en": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "translated", "value": "No books" } },
              "one": { "stringUnit": { "state": "translated", "value": "%lld book" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld books" } }
            } } },
            "ru": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld книга" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld книги" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld книг" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld книги" } }
            } } }
          }
        },
        "%lld files in %lld folders": {
          "localizations": {
            "en": {
              "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
              "substitutions": {
                "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%arg files" } }
                } } },
                "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%arg folder" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } }
                } } }
              }
            }
          }
        },
        "%@ of %@": {
          "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "%2$@: %1$@" } }
          }
        },
        "Save": {
          "localizations": {
            "en": { "variations": { "device": {
              "iphone": { "stringUnit": { "state": "translated", "value": "Tap" } },
              "other": { "stringUnit": { "state": "translated", "value": "Click" } }
            } } }
          }
        },
        "Left as it is": {}
      }
    }
    """#

@MainActor @Suite("Translations")
struct LocalizationTests {
    @Test("A text is looked up in a catalogue for the environment's language")
    func catalogLookup() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        #expect(bundle.says("Hello", "de_AT") == "Hallo")
        #expect(bundle.says("Hello", "en_US") == "Hello")
        #expect(bundle.says("Hello", "fr") == "Hello")
        #expect(bundle.says("Hello", "zh_TW") == "你好", "Taiwan writes traditional characters")
        #expect(bundle.says("Hello", "zh_CN") == "Hello")
        #expect(bundle.says("Hello", "pt_BR") == "Oi")
        #expect(bundle.says("Hello", "pt_PT") == "Olá")
        #expect(bundle.says("Left as it is", "de") == "Left as it is")
        #expect(bundle.says("Save", "en") == "Click")
        #expect(bundle.says("Absent", "de") == "Absent")
        #expect(bundle.says("\("a") of \("b")", "de") == "b: a", "A translation may turn the order round")
    }

    @Test(
        "Plural forms follow the rules of the language",
        arguments: [
            (0, "No books", "0 книг"), (1, "1 book", "1 книга"), (2, "2 books", "2 книги"), (5, "5 books", "5 книг"),
            (21, "21 books", "21 книга"), (1000, "1,000 books", "1 000 книг"),
        ])
    func plurals(count: Int, english: String, russian: String) throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        #expect(bundle.says("\(count) books", "en_US") == english)
        #expect(bundle.says("\(count) books", "ru").replacing("\u{A0}", with: " ") == russian)
    }

    @Test("Each of several numbers has a plural form of its own")
    func substitutions() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        #expect(bundle.says("\(1) files in \(3) folders", "en") == "1 file in 3 folders")
        #expect(bundle.says("\(2) files in \(1) folders", "en") == "2 files in 1 folder")
    }

    @Test("The older files are read too: one for each language, and one for plural forms")
    func olderFiles() throws {
        let plural = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>%lld birds</key>
            <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@birds@</string>
            <key>birds</key>
            <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>ein Vogel</string>
            <key>other</key><string>%lld Vögel</string>
            </dict></dict></dict></plist>
            """
        let bundle = try TemporaryBundle([
            "de.lproj/Localizable.strings": "/* A comment */\n\"Bye\" = \"Tschüs\";\n\"100%% of %@\" = \"%@, 100%%\";",
            "de.lproj/Localizable.stringsdict": plural,
            "de.lproj/Menu.strings": "\"Bye\" = \"Beenden\";",
            "Base.lproj/Localizable.strings": "\"Bye\" = \"Goodbye\";",
            "fr.lproj/Localizable.strings": "no property list at all {",
        ])
        #expect(bundle.says("Bye", "de") == "Tschüs")
        #expect(bundle.says("Bye", "de", table: "Menu") == "Beenden")
        #expect(bundle.says("Bye", "it") == "Goodbye")
        #expect(bundle.says("Bye", "fr") == "Goodbye", "A file that cannot be read is as good as none")
        #expect(bundle.says("\(1) birds", "de") == "ein Vogel")
        #expect(bundle.says("\(3) birds", "de") == "3 Vögel")
        #expect(bundle.says("100% of \("it")", "de") == "it, 100%")
        #expect(bundle.says("Bye", "de", table: "Absent") == "Bye")
    }

    @Test("A text is looked up again when the language changes, and no body runs for it")
    func languageChange() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        struct Greeting: View {
            let bundle: Bundle
            var body: some View { Text("Hello", bundle: bundle) }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Greeting(bundle: bundle.bundle) }
        #expect(host.updates { host.traits.locale = Locale(identifier: "de") } == [])
        #expect(host.texts == ["Hallo"])
    }

    @Test("Gaps stand in keys as their types' formats")
    func keys() {
        #expect(
            LocalizedStringKey("\(1) \(UInt(2)) \(Int32(3)) \(UInt8(4)) \(1.5) \("s")").key == "%lld %llu %d %u %lf %@")
        #expect(LocalizedStringKey("\(Float(1)) 100%").key == "%f 100%%")
        #expect(LocalizedStringKey("\("abc".dropFirst()) \(1, specifier: "%03d")").key == "%@ %03d")
    }

    @Test("Fractions in texts are written as the locale groups digits")
    func fractions() {
        func says(_ text: Text, _ locale: String) -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            return text.string(in: values)
        }
        #expect(says(Text("\(1234.5)"), "en_US") == "1,234.500000")
        #expect(says(Text("\(1234.5)"), "de_DE") == "1.234,500000")
        #expect(says(Text("\(Float(1234.5)) \(CGFloat(0.5))"), "en_US") == "1,234.500000 0.500000")
    }

    @Test("Tables are found in all folders beside a source")
    func tablesBesideSource() throws {
        let bundle = try TemporaryBundle([
            "App/Localizable.xcstrings": catalog, "App/Deep/de.lproj/Menu.strings": "", "App/Other.swift": "",
        ])
        let content = SourceFolder.content(of: bundle.bundle.bundlePath)
        let folders = Translations.tableFolders(in: content)
        #expect(folders.map { URL(fileURLWithPath: $0).lastPathComponent } == ["App", "Deep"])
    }

    @Test("Strings are looked up too, and nothing in them is Markdown")
    func strings() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        let german = Locale(identifier: "de")
        #expect(String(localized: "Hello", bundle: bundle.bundle, locale: german) == "Hallo")
        #expect(String(localized: "\(2) books", bundle: bundle.bundle, locale: Locale(identifier: "ru")) == "2 книги")
        #expect(String(localized: "**Absent** \("x")", bundle: bundle.bundle, locale: german) == "**Absent** x")
        #expect(String(localized: "Absent 100%") == "Absent 100%")
    }

    @Test("Texts without gaps are no formats", arguments: ["%", "100% sure", "%@", "%9$@", "%#@x@", "50%%"])
    func noFormats(text: String) {
        #expect(Text(LocalizedStringKey(text)).string(in: EnvironmentValues()) == text)
        #expect(Text("\(text)").string(in: EnvironmentValues()) == text)
    }

    @Test("Translations whose gaps fit no argument are shown as well as can be")
    func strangeFormats() throws {
        let bundle = try TemporaryBundle([
            "en.lproj/Localizable.strings": "\"%lld x\" = \"%z 100% %9$@ %#@x@ %#@x\"; \"%@ y\" = \"%d %s %f|%@\";"
        ])
        #expect(bundle.says("\(1) x", "en") == "%z 100%   1x")
        #expect(bundle.says("\("a") y", "en") == "a  |")
    }

    @Test("Values in formats and by formatters are part of texts")
    func formatters() {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "de_DE")
        func says(_ text: Text) -> String { text.string(in: values) }
        let percent = NumberFormatter()
        percent.numberStyle = .percent
        percent.locale = Locale(identifier: "en_GB")
        #expect(says(Text(NSNumber(value: 0.5), formatter: percent)) == "50%")
        #expect(says(Text("Half: \(NSNumber(value: 0.5), formatter: percent)")) == "Half: 50%")
        let decimal = NumberFormatter()
        decimal.numberStyle = .decimal
        #expect(says(Text(NSNumber(value: 1234.5), formatter: decimal)) == "1.234,5", "It has no locale of its own")
        #expect(says(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b und c")
        #expect(says(Text(1234.5, format: .currency(code: "EUR"))).hasPrefix("1.234,50"))
        #expect(says(Text("\(0.25, format: .percent) of \(["x", "y"], format: .list(type: .or))")).contains("25"))
    }
}

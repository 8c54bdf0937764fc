import Foundation
import Testing

import Umwelt
@testable import UmweltContent

@Suite("The library's own words") struct SystemWordTests {
    @Test("There are forty languages with each of the words")
    func languages() {
        #expect(SystemWordTable.words.count == 40)
        for (language, words) in SystemWordTable.words {
            #expect(words.count == SystemWord.allCases.count, "\(language)")
            #expect(words.values.allSatisfy { !$0.isEmpty }, "\(language)")
        }
    }

    @Test("A translation has the gaps of the English word")
    func gaps() {
        func count(_ word: String) -> Int { word.split(separator: "@", omittingEmptySubsequences: false).count - 1 }
        for (language, words) in SystemWordTable.words {
            for (word, translation) in words where count(word.rawValue) > 0 {
                #expect(count(translation) == count(word.rawValue), "\(language): \(translation)")
            }
        }
    }

    @Test("Each word has its own translation, and no other one's")
    func order() throws {
        let german = try #require(SystemWordTable.words["de"])
        #expect(german[.edit] == "Bearbeiten")
        #expect(german[.file] == "Ablage" && german[.window] == "Fenster")
        #expect(german[.find] == "Suchen" && german[.replaceAll] == "Alle ersetzen")
        #expect(german[.quit] == "Beenden" && german[.selectAll] == "Alles auswählen")
    }

    @Test("Gaps are filled in the order of the English word, whatever that of the translation")
    func filled() {
        #expect(SystemWord.deleteItem.string(for: Locale(identifier: "en"), "Bob") == "Delete Bob")
        #expect(SystemWord.fill("%2$@ में से पृष्ठ %1$@", with: ["1", "3"]) == "3 में से पृष्ठ 1")
        #expect(SystemWord.fill("第 %@ 頁，共 %@ 頁", with: ["1", "3"]) == "第 1 頁，共 3 頁")
        #expect(SystemWord.fill("%@ 100%", with: ["%@"]) == "%@ 100%")
    }

    @Test("What fills a gap is no Markdown")
    func markdown() {
        #expect(SystemWord.noResultsFor.text("*a*").string(in: EnvironmentValues()) == "No Results for “*a*”")
    }

    @Test("An app that is not localised has English words, in whatever locale")
    func english() {
        #expect(SystemWord.done.string(for: Locale(identifier: "de_DE")) == "Done")
        #expect(SystemWord.done.string(for: Locale(identifier: "en_US")) == "Done")
    }

    @Test(
        "A locale has the words of its language, or those of the nearest one",
        arguments: [
            ("de_AT", "Fertig"), ("pt_BR", "OK"), ("fr_CA", "Terminé"), ("zh_TW", "完成"), ("nn_NO", "Ferdig"),
            ("xx_XX", nil),
        ] as [(String, String?)])
    func nearest(locale: String, done: String?) {
        #expect(SystemWordTable.words(for: Locale(identifier: locale))?[.done] == done)
    }
}

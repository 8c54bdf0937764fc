import Foundation
import Testing

@testable import Umwelt

@Suite("The library's own words") struct SystemWordTests {
    @Test("There are forty languages with each of the words")
    func languages() {
        #expect(SystemWordTable.words.count == 40)
        for (language, words) in SystemWordTable.words {
            #expect(words.count == SystemWord.allCases.count, "\(language)")
            #expect(words.values.allSatisfy { !$0.isEmpty }, "\(language)")
        }
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

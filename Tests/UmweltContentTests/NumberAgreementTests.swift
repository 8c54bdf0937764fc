import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent

@MainActor @Suite("Words that agree with numbers") struct NumberAgreementTests {
    private func text(_ text: Text, _ locale: String = "en_US") -> String? {
        TestHost(typeSetter: FixedMetrics()) { text.environment(\.locale, Locale(identifier: locale)) }.texts.first
    }

    @Test(
        "A noun has its plural unless there is one of it",
        arguments: [(0, "0 apples"), (1, "1 apple"), (3, "3 apples")])
    func numbers(count: Int, expected: String) {
        #expect(text(Text("^[\(count) apple](inflect: true)")) == expected)
        #expect(text(Text("In all ^[\(count) apple](inflect: true)!")) == "In all \(expected)!")
    }

    @Test("The last word in brackets is the noun, also if it is one of the app's, or marked")
    func nouns() {
        let (count, noun) = (2, "box")
        #expect(text(Text("^[\(count) small red berry](inflect: true)")) == "2 small red berries")
        #expect(text(Text("^[\(count) \(noun)](inflect: true)")) == "2 boxes")
        let resource = LocalizedStringResource("no.such.noun", defaultValue: "fox")
        #expect(text(Text("^[\(count) \(resource)](inflect: true)")) == "2 foxes")
        #expect(
            text(Text("^[\(count) **child**](inflect: true) and ^[\(1) person](inflect: true)"))
                == "2 children and 1 person")
        #expect(text(Text("^[3 Person](inflect: true)")) == "3 People")
        #expect(text(Text("^[\(2.5) mile](inflect: true)"))?.hasSuffix(" miles") == true)
        #expect(text(Text("^[apple](inflect: true)")) == "apple")
    }

    @Test("Other languages' words stay, as there is no list of them")
    func otherLanguages() { #expect(text(Text("^[\(3) Apfel](inflect: true)"), "de_DE") == "3 Apfel") }

    @Test(
        "English plurals",
        arguments: [
            ("day", "days"), ("City", "Cities"), ("bus", "buses"), ("dish", "dishes"), ("analysis", "analyses"),
            ("sheep", "sheep"), ("tooth", "teeth"), ("PDF", "PDFs"), ("photo", "photos"), ("photos", "photos"),
            ("people", "people"), ("lens", "lenses"), ("potato", "potatoes"),
        ])
    func plurals(noun: String, expected: String) { #expect(EnglishPlural(noun[...]).text == expected) }

    @Test("An attributed string of a key has Markdown's attributes, and agrees")
    func attributed() {
        let string = AttributedString(localized: "^[\(3) **apple**](inflect: true)", locale: Locale(identifier: "en"))
        #expect(String(string.characters) == "3 apples")
        #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized])
        let resource = LocalizedStringResource("one *word*", locale: Locale(identifier: "en"))
        #expect(String(AttributedString(localized: resource).characters) == "one word")
    }
}

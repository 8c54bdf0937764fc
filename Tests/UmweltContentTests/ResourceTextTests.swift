import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// A folder with words in German, which is removed afterwards.
private final class Words {
    let folder: URL

    init(_ words: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        let table = folder.appendingPathComponent("de.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = words.map { "\"\($0)\" = \"\($1)\";\n" }
        try Data(lines.joined().utf8).write(to: table)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

@MainActor @Suite("String resources")
struct ResourceTextTests {
    private let german = Locale(identifier: "de_DE")
    private let words: Words

    init() throws { words = try Words(["fruit": "*Apfel*", "in_basket": "%@ im Korb"]) }

    @Test("A resource shows as the text of its key, with its gaps filled, wherever a title can be one")
    func shown() {
        let count = 1_200
        let resource: LocalizedStringResource = "\(count) books"
        let host = TestHost {
            VStack {
                Text(resource)
                Button(resource) {}
                Label(resource, systemImage: "book")
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(host.texts == ["1.200 books", "1.200 books", "1.200 books"])
        #expect(String(localized: LocalizedStringResource("a", locale: Locale(identifier: "fr"))) == "a")
    }

    @Test("A key that no table has shows the resource's default")
    func defaultValue() {
        let resource = LocalizedStringResource("no.such.key", defaultValue: "A shelf of \(3)")
        #expect(TestHost { Text(resource) }.texts == ["A shelf of 3"])
        #expect(resource.key == "no.such.key")
    }

    @Test("A resource in an interpolation is looked up in its own table, in the language of the whole")
    func interpolated() {
        let fruit = LocalizedStringResource("fruit", defaultValue: "*apple*", bundle: .atURL(words.folder))
        let host = TestHost {
            VStack {
                Text("A \(fruit)!")
                Label("Label \(fruit)", systemImage: "leaf")
                Button("Eat \(fruit)") {}
                Text("x").accessibilityLabel("Spoken \(fruit)")
            }
            .environment(\.locale, german)
        }
        #expect(host.texts == ["A Apfel!", "Label Apfel", "Eat Apfel", "Spoken Apfel"])
        #expect(TestHost { Text("A \(fruit)!") }.texts == ["A apple!"])
    }

    @Test("A resource in a resource has the language of the outer one, and its Markdown stays in a string")
    func nested() {
        let english = Locale(identifier: "en")
        let fruit = LocalizedStringResource(
            "fruit", defaultValue: "*apple*", locale: english, bundle: .atURL(words.folder))
        let basket = LocalizedStringResource(
            "in_basket", defaultValue: "\(fruit) in a basket", locale: german, bundle: .atURL(words.folder))
        #expect(String(localized: basket) == "*Apfel* im Korb")
        #expect(String(localized: "A \(fruit)", locale: german) == "A *Apfel*")
        #expect(String(localized: "A \(fruit)", locale: english) == "A *apple*")
        #expect(String(AttributedString(localized: basket).characters) == "Apfel im Korb")
        let host = TestHost { Text("\(1): \(basket)").environment(\.locale, german) }
        #expect(host.texts == ["1: Apfel im Korb"])
    }

    @Test("Only the text with a resource in it is made anew when the language changes")
    func followed() {
        let fruit = LocalizedStringResource("fruit", defaultValue: "apple", bundle: .atURL(words.folder))
        let host = TestHost { Text("A \(fruit)") }
        #expect(host.texts == ["A apple"])
        #expect(host.updates { host.traits.locale = german } == [])
        #expect(host.texts == ["A Apfel"])
    }

    @Test("Lists are joined as the locale does, numbers in strings compared by their value")
    func foundation() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        #expect(["item 10", "Item 2"].sorted(using: .localizedStandard) == ["Item 2", "item 10"])
        #expect(
            ["item 10", "Item 2"].sorted(using: LocalizedStandardComparator(order: .reverse)) == ["item 10", "Item 2"])
        struct Item {
            let name: String
            var note: String?
        }
        let items = [Item(name: "item 10", note: "b"), Item(name: "Item 2"), Item(name: "apple", note: "A")]
        let byName = SortDescriptor(\Item.name, comparator: .localizedStandard)
        #expect(items.sorted(using: byName).map(\.name) == ["apple", "Item 2", "item 10"])
        let byNote = SortDescriptor(\Item.note, comparator: .localizedStandard, order: .reverse)
        #expect(items.sorted(using: byNote).map(\.name) == ["item 10", "apple", "Item 2"])
    }
}

import Foundation
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("String resources")
struct ResourceTextTests {
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

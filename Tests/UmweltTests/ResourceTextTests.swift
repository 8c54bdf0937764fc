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
    }
}

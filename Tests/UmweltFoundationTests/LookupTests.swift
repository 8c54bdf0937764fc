import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@testable import UmweltFoundation

@Suite("What Foundation lacks here") struct LookupTests {
    @Test("A predicate compares a text as its format says")
    func predicates() {
        func holds(_ format: String, _ text: String, for value: Any?) -> Bool {
            NSPredicate(format: format, text).evaluate(with: value)
        }
        #expect(holds("SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}", for: "ada@lovelace.org"))
        #expect(!holds("SELF MATCHES %@", "[a-z]+", for: "ada!"))
        #expect(!holds("SELF MATCHES %@", "[a-z]+", for: "ada\n"))
        #expect(!holds("SELF MATCHES %@", "(", for: "("))
        #expect(holds("self contains[cd] %@", "ELAN", for: "Élan") && !holds("SELF CONTAINS %@", "ELAN", for: "Élan"))
        #expect(holds("SELF BEGINSWITH[c] %@", "EM", for: "Emma") && holds("SELF ENDSWITH %@", "ma", for: "Emma"))
        #expect(holds("SELF LIKE %@", "E*a", for: "Emma") && !holds("SELF LIKE %@", "E?a", for: "Emma"))
        #expect(holds("SELF == %@", "Emma", for: "Emma") && holds("SELF != %@", "Emma", for: nil))
        #expect(!holds("SELF MATCHES %@", ".*", for: 3))
        #expect(NSPredicate(format: "SELF MATCHES '[0-9]+'").evaluate(with: "12"))
    }

    @Test("The lines of a file come one by one, without empty ones and whatever ends them")
    func lines() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let long = String(repeating: "ä", count: 50_000)
        try Data("one\r\n\ntwo\n\(long)\rlast".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["one", "two", long, "last"])
        try FileManager.default.removeItem(at: file)
        await #expect(throws: (any Error).self) { for try await _ in file.lines {} }
    }

    @Test("The name of a person is as long as asked for, in the order of the language")
    func names() {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Thomas"
        name.middleName = "Louis"
        name.familyName = "Clark"
        name.nickname = "Tom"
        func said(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String) -> String {
            name.formatted(.name(style: style).locale(Locale(identifier: locale)))
        }
        #expect(said(.short, "en") == "Tom" && said(.medium, "en") == "Thomas Clark")
        #expect(said(.long, "en") == "Dr. Thomas Louis Clark" && said(.abbreviated, "en") == "TC")
        #expect(said(.medium, "hu") == "Clark Thomas")
        name = PersonNameComponents()
        name.givenName = "太郎"
        name.familyName = "山田"
        #expect(said(.medium, "ja") == "山田太郎" && said(.abbreviated, "ja") == "山")
    }

    @Test("Names of people are read, in the order in which they are written")
    func readNames() throws {
        func parts(_ text: String, _ locale: String = "en") throws -> [String?] {
            let style = PersonNameComponents.FormatStyle(locale: Locale(identifier: locale))
            let name = try style.parseStrategy.parse(text)
            return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        }
        #expect(try parts("Thomas Clark") == [nil, "Thomas", nil, "Clark", nil])
        #expect(try parts("Thomas L. Appleseed") == [nil, "Thomas", "L.", "Appleseed", nil])
        #expect(try parts("Dr. Thomas, Esq.") == ["Dr.", "Thomas", nil, nil, "Esq."])
        #expect(try parts("Clark, Thomas Louis") == [nil, "Thomas", "Louis", "Clark", nil])
        #expect(try parts("CLARK Thomas") == [nil, "Thomas", nil, "Clark".uppercased(), nil])
        #expect(try parts("Thomas (a.k.a. Tom) Clark 🍎") == [nil, "Thomas", nil, "Clark", nil])
        #expect(try parts("Jean-Philippe de Zélicourt") == [nil, "Jean-Philippe", nil, "de Zélicourt", nil])
        #expect(try parts("Thomas Clark Jr.") == [nil, "Thomas", nil, "Clark", "Jr."])
        #expect(try parts("Thomas") == [nil, "Thomas", nil, nil, nil])
        #expect(try parts("Nagy Anna", "hu") == [nil, "Anna", nil, "Nagy", nil])
        #expect(try parts("杨振宁") == [nil, "振宁", nil, "杨", nil])
        #expect(try parts("木田泰夫") == [nil, "泰夫", nil, "木田", nil])
        #expect(throws: CocoaError.self) { try parts(" 🍎 ") }
        #expect(try PersonNameComponents("Ann Lee", strategy: .name).familyName == "Lee")
        #expect(try PersonNameComponents("Ann Lee").givenName == "Ann")
    }

    @Test("A field takes the name of a person")
    @MainActor func nameField() {
        struct Person: View {
            @State private var name = PersonNameComponents()
            var body: some View {
                TextField("Name", value: $name, format: .name(style: .medium))
                Text("\(name.givenName ?? "-") of \(name.familyName ?? "-")")
            }
        }
        let host = TestHost { VStack { Person() } }
        host.type("Ann Lee", into: "Name")
        host.submit("Name")
        #expect(host.texts.contains("Ann of Lee"))
    }

    @Test("A malformed format says what is missing, and where")
    func malformedPredicates() {
        func reason(_ format: String, _ arguments: Any?...) -> String? {
            do {
                _ = try PredicateParser.tree(of: format, arguments)
                return nil
            } catch {
                return (error as? PredicateLexer.Malformed)?.reason
            }
        }
        #expect(reason("name == %@", "Emma") == nil)
        #expect(reason("name == %@")?.contains("more format specifiers") == true)
        #expect(reason("name == %@", "Emma", 2)?.contains("more arguments") == true)
        #expect(reason("name Emma")?.hasSuffix("(at character 6)") == true)
        #expect(reason("name == 'Emma")?.contains("closing '") == true)
        #expect(reason("(name == 'Emma'")?.contains("missing") == true)
        #expect(reason("name ==[x] 'Emma'")?.contains("[x]") == true)
    }

    @Test("Notifications are a sequence, which ends with its task")
    func notifications() async {
        let (center, name) = (NotificationCenter(), Notification.Name("saved"))
        let iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["page": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["page": 2])
        #expect(await iterator.next()?.userInfo?["page"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["page"] as? Int == 2)
        let task = Task {
            var count = 0
            for await _ in center.notifications(named: name) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test("The user's folders are below the home folder")
    func folders() {
        #expect(URL.documentsDirectory.path.hasPrefix(URL.homeDirectory.path))
        #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    }

    @Test("A string shows its default where there is no translation")
    func defaults() {
        #expect(String(localized: "greeting", defaultValue: "Hello") == "Hello")
        #expect(String(localized: "books.count", defaultValue: "\(3) books") == "3 books")
        let resource = LocalizedStringResource("books.count", defaultValue: "\(3) books", comment: "A shelf")
        #expect(String(localized: resource) == "3 books")
        #expect(resource.key == "books.count")
        let literal: LocalizedStringResource = "100%"
        #expect(String(localized: literal) == "100%")
    }
}

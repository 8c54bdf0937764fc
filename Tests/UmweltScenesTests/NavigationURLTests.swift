import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// Numbers that lead to numbers, as paths below `notes`.
private struct Notes: View {
    @State private var path: [Int]
    @State private var heard: [String] = []
    var opens = false

    init(_ path: [Int] = [], opens: Bool = false) {
        _path = State(initialValue: path)
        self.opens = opens
    }

    var body: some View {
        let stack = NavigationStack(path: $path) {
            VStack {
                Text("Heard \(heard.joined(separator: " "))")
                NavigationLink("Three", value: 3)
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Note \(number)")
                    NavigationLink("Next", value: number + 1)
                }
            }
        }
        .navigationURL($path) { path in
            path.isEmpty ? [] : ["notes"] + path.map(String.init)
        } destination: { components in
            guard let first = components.first else { return [] }
            let numbers = components.dropFirst().compactMap { Int($0) }
            return first == "notes" && numbers.count == components.count - 1 ? numbers : nil
        }
        if opens { stack.onOpenURL { heard.append($0.absoluteString) } } else { stack }
    }
}

private enum Place: String { case notes, people }

private struct Tabs: View {
    @State private var place = Place.notes

    var body: some View {
        TabView(selection: $place) {
            Tab("Notes", systemImage: "book", value: Place.notes) { Text("All notes") }
            Tab("People", systemImage: "person", value: Place.people) { Text("All people") }
        }
        .navigationURL($place, root: .notes)
    }
}

private struct Names: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Text(verbatim: "Name \(name ?? "none")")
            Button("Slash") { name = "a/b c?ä" }
            Button("Nothing") { name = "" }
            Button("Up") { name = ".." }
        }
        .navigationURL($name)
    }
}

@MainActor struct NavigationURLTests {
    private func open(_ path: String, in host: TestHost) throws -> Bool {
        host.openURL(try #require(URL(string: "https://example.com\(path)")))
    }

    @Test("The path of a stack is that of the URL, there and back")
    func stack() {
        let host = TestHost { Notes() }
        #expect(host.navigationURL == "/")
        host.tap("Three")
        #expect(host.navigationURL == "/notes/3")
        host.tap("Next")
        #expect(host.navigationURL == "/notes/3/4")
        host.navigateBack()
        #expect(host.navigationURL == "/notes/3")
        host.navigationURL = "/notes/7/8"
        #expect(host.texts.contains("Note 8") && host.navigationDepth == 2)
        host.navigationURL = nil
        #expect(host.navigationDepth == 0 && host.navigationURL == "/")
    }

    @Test("A view without a URL gives its window none")
    func none() {
        #expect(TestHost { Text("Plain") }.navigationURL == nil)
    }

    @Test("A URL that was opened brings its value, and onOpenURL hears what is not taken")
    func opened() throws {
        let host = TestHost { Notes(opens: true) }
        #expect(try open("/notes/5", in: host))
        #expect(host.navigationURL == "/notes/5")
        host.navigateBack()
        #expect(host.texts.first == "Heard ")
        #expect(try open("/people/5", in: host))
        #expect(host.texts.first == "Heard https://example.com/people/5")
        #expect(try open("/notes/6?page=2", in: host))
        #expect(host.navigationURL == "/notes/6")
        host.navigateBack()
        #expect(host.texts.first == "Heard https://example.com/people/5 https://example.com/notes/6?page=2")
    }

    @Test(
        "A path that names nothing shows the root",
        arguments: [
            "/nothing", "/notes/x", "/notes//3", "/notes/%ff", "/notes/%00", "/notes/%2e%2e", "/notes/3%2F4",
            "/" + String(repeating: "9/", count: 500), "/notes/" + String(repeating: "9", count: 5000),
        ])
    func hostile(_ path: String) throws {
        let host = TestHost { Notes([3, 4]) }
        #expect(host.navigationURL == "/notes/3/4")
        #expect(try !open(path, in: host))
        #expect(host.navigationURL == "/")
    }

    @Test("Another scheme is not the page's address")
    func schemes() throws {
        let host = TestHost { Notes(opens: true) }
        #expect(host.openURL(try #require(URL(string: "notes:/notes/3"))))
        #expect(host.navigationURL == "/" && host.texts.first == "Heard notes:/notes/3")
    }

    @Test("A tab that is selected is a component of its own, but for the one that is the root")
    func tabs() {
        let host = TestHost { Tabs() }
        #expect(host.navigationURL == "/")
        host.navigationURL = "/people"
        #expect(host.texts.contains("All people"))
        host.navigationURL = "/elsewhere"
        #expect(host.navigationURL == "/people")
        host.navigationURL = "/"
        #expect(host.texts.contains("All notes"))
    }

    @Test("A component may have any characters, but no path has one that browsers take away")
    func characters() {
        let host = TestHost { Names() }
        host.tap("Slash")
        #expect(host.navigationURL == "/a%2Fb%20c%3F%C3%A4")
        host.navigationURL = "/"
        #expect(host.texts.first == "Name none")
        host.navigationURL = "/a%2Fb%20c%3F%C3%A4"
        #expect(host.texts.first == "Name a/b c?ä")
        for label in ["Nothing", "Up"] {
            host.tap(label)
            #expect(host.navigationURL == "/")
        }
    }

    @Test("The values of a path are its components, if all of them are values")
    func values() {
        struct Numbers: View {
            @State private var numbers: [Int] = []
            var body: some View {
                NavigationStack(path: $numbers) {
                    Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
                .navigationURL($numbers)
            }
        }
        let host = TestHost { Numbers() }
        host.navigationURL = "/1/2"
        #expect(host.texts.contains("Number 2"))
        host.navigationURL = "/1/two"
        #expect(host.navigationURL == "/1/2")
    }

    @Test("A path of values of several types has a component for each that has one")
    func types() {
        struct Mixed: View {
            @State private var path = NavigationPath()

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Three", value: 3)
                        NavigationLink("Half", value: 0.5)
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Number \(number)")
                            NavigationLink("Ann", value: "ann")
                        }
                    }
                    .navigationDestination(for: String.self) { Text("Name \($0)") }
                    .navigationDestination(for: Double.self) { _ in Text("A half") }
                }
                .navigationURL($path) { value in
                    switch value {
                    case let number as Int: "number-\(number)"
                    case let name as String: name
                    default: nil
                    }
                } value: { component in
                    guard component.hasPrefix("number-") else { return component == "ann" ? component : nil }
                    return Int(component.dropFirst("number-".count))
                }
            }
        }
        let host = TestHost { Mixed() }
        host.tap("Three")
        #expect(host.navigationURL == "/number-3")
        host.tap("Ann")
        #expect(host.navigationURL == "/number-3/ann")
        host.navigationURL = "/ann/number-4"
        #expect(host.navigationDepth == 2 && host.texts.contains("Number 4"))
        for path in ["/bob", "/number-x", "/number-4/bob"] {
            host.navigationURL = path
            #expect(host.navigationURL == "/ann/number-4")
        }
        host.navigationURL = "/"
        host.tap("Half")
        #expect(host.texts.contains("A half") && host.navigationURL == "/" && host.navigationDepth == 1)
    }
}

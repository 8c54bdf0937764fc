import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Destinations for AnyHashable") struct ErasedDestinationTests {
    private struct Erased: View {
        @State private var path: [AnyHashable] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Text", value: AnyHashable("Moby Dick"))
                    NavigationLink("Number", value: AnyHashable(7))
                    Button("Both") { path = [AnyHashable(1), AnyHashable("two")] }
                }
                .navigationDestination(for: AnyHashable.self) { value in
                    switch value.base {
                    case let text as String: Text("text \(text)")
                    case let number as Int: Text("number \(number)")
                    default: Text("other")
                    }
                }
            }
        }
    }

    @Test("It shows values of all types, from links and from the path")
    func all() {
        let host = TestHost { Erased() }
        host.tap("Text")
        #expect(host.texts.contains("text Moby Dick"))
        host.navigateBack()
        host.tap("Number")
        #expect(host.texts.contains("number 7"))
        host.navigateBack()
        host.tap("Both")
        #expect(host.texts.contains("text two"))
        host.navigateBack()
        #expect(host.texts.contains("number 1"))
    }

    @Test("The destination of a value's own type comes first")
    func own() {
        let host = TestHost {
            NavigationStack {
                VStack {
                    NavigationLink("Text", value: "Emma")
                    NavigationLink("Erased", value: AnyHashable("Ulysses"))
                    NavigationLink("Number", value: 7)
                }
                .navigationDestination(for: AnyHashable.self) { Text("any \("\($0.base)")") }
                .navigationDestination(for: String.self) { Text("own \($0)") }
            }
        }
        for (link, text) in [("Text", "own Emma"), ("Erased", "own Ulysses"), ("Number", "any 7")] {
            host.tap(link)
            #expect(host.texts.contains(text))
            host.navigateBack()
        }
    }
}

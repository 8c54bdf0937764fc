import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Sections of tabs") struct TabSectionTests {
    @Test("The tabs of sections are in the bar one by one, and are selected by their values")
    func sections() {
        struct Page: View {
            @State private var page = "a"
            var body: some View {
                TabView(selection: $page) {
                    Tab(value: "a") {
                        Text("View a")
                    } label: {
                        Text("A")
                    }
                    TabSection("More") {
                        Tab(value: "b") {
                            Text("View b")
                        } label: {
                            Text("B")
                        }
                        Tab(value: "c") {
                            Text("View c")
                        } label: {
                            Text("C")
                        }
                    }
                }
            }
        }
        let host = show(300, 200) { Page() }
        #expect(host.texts == ["View a", "A", "B", "C"])
        host.tap("C")
        #expect(host.texts.first == "View c")
    }

    @Test("Tabs of a section are selected by a selection that may be nil")
    func optionalSelection() {
        struct Page: View {
            @State private var page: String?
            var body: some View {
                TabView(selection: $page) {
                    Tab("A", systemImage: "star", value: "a") { Text("View a") }
                    TabSection("More") { Tab("B", systemImage: "star", value: "b") { Text("View b") } }
                    TabSection {
                        Tab("C", systemImage: "star", value: "c") { Text("View c") }
                    } header: {
                        Text("Rest")
                    }
                }
                .onAppear { page = "b" }
            }
        }
        let host = show(300, 200) { Page() }
        #expect(host.texts.first == "View b")
        host.tap("C")
        #expect(host.texts.first == "View c")
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Links in lists that are edited, and beside their rows.
@MainActor @Suite("Links and rows") struct LinkRowTests {
    private func show<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(
            size: CGSize(width: 300, height: 400), traits: .finePixels, typeSetter: FixedMetrics(), content: content)
    }

    private func arrows(_ host: TestHost) -> Int {
        let faint = Paint.color(Color(uiColor: .tertiaryLabel).resolve(in: EnvironmentValues()))
        return host.displayList.leaves.count {
            if case .stroke(_, let paint, _, _) = $0 { paint == faint } else { false }
        }
    }

    @Test("While a list is edited its links lead nowhere, and their rows are selected")
    func editing() {
        struct Mails: View {
            @State private var mode = EditMode.inactive
            @State private var selection: Set<String> = []
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Mode") { mode = mode.isEditing ? .inactive : .active }
                        List(["A", "B"], id: \.self, selection: $selection) { name in
                            NavigationLink(name, value: name)
                        }
                        .environment(\.editMode, $mode)
                        Text(selection.sorted().joined(separator: "+"))
                    }
                    .navigationDestination(for: String.self) { Text("Mail \($0)") }
                }
            }
        }
        let host = show { Mails() }
        host.tap("Mode")
        host.tap("A")
        #expect(!host.texts.contains("Mail A"))
        #expect(host.select("B"))
        #expect(host.texts.contains("A+B"))
        host.tap("Mode")
        host.tap("B")
        #expect(host.texts.contains("Mail B"))
    }

    @Test("While a list is edited its links have no arrows")
    func arrowsWhileEditing() {
        func arrows(_ mode: EditMode) -> Int {
            self.arrows(
                show {
                    NavigationStack {
                        List { NavigationLink("Go") { Text("There") } }.environment(\.editMode, .constant(mode))
                    }
                })
        }
        #expect(arrows(.inactive) == 1 && arrows(.active) == 0)
    }

    @Test("Beside a list that is edited links lead on")
    func besideEditing() {
        let host = show {
            NavigationStack { NavigationLink("Go") { Text("There") }.environment(\.editMode, .constant(.active)) }
        }
        #expect(host.tap("Go") && host.texts.contains("There"))
    }

    @Test("A link in the header or footer of a section is no longer than its label, and has no arrow")
    func edges() {
        func link(_ name: String) -> some View { NavigationLink(name) { Text("All of \(name)") } }
        let host = show {
            NavigationStack {
                List {
                    Section {
                        Text("Row")
                    } header: {
                        HStack {
                            Text("New")
                            Spacer()
                            link("More")
                        }
                    } footer: {
                        link("Rest")
                    }
                }
            }
        }
        #expect(arrows(host) == 0)
        #expect(host.frame(of: "MORE")?.width == host.frame(of: "Rest")?.width)
        let end = host.frame(of: "MORE")?.maxX ?? 0
        #expect(abs(end - (300 - 2 * 16)) < 0.01, "At the end of the row's content")
        #expect(host.tap("MORE") && host.texts.contains("All of More"))
    }

    @Test("A menu of options in a header has no label beside it")
    func menuInHeader() {
        let host = show {
            List {
                Section {
                    Text("Row")
                } header: {
                    Picker("Order", selection: .constant(1)) { Text("By name").tag(1) }
                }
            }
        }
        #expect(!host.texts.contains("ORDER") && !host.texts.contains("Order"))
    }
}

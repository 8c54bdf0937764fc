import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("The structure that people hear")
struct SemanticStructureTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(typeSetter: FixedMetrics(), content: content)
    }

    @Test("A list holds rows and edges; a header's edge holds a heading")
    func listEdges() {
        let host = host {
            List {
                Section {
                    Text("Row")
                } header: {
                    Text("Above")
                } footer: {
                    Text("Below")
                }
            }
        }
        func list(in nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if case .list = node.role { return node }
                if let inner = list(in: node.children) { return inner }
            }
            return nil
        }
        let children = list(in: host.semantics)?.children ?? []
        #expect(children.count == 3)
        #expect(children.first?.role == .listEdge)
        #expect(children.first?.children.map(\.role) == [.heading])
        #expect(children.last?.role == .listEdge)
        #expect(children.last?.children.map(\.role) == [.text])
    }

    @Test("Options in rows say what they choose together; those inside of a choice need not")
    func choiceInRows() {
        func picker() -> some View {
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.inline)
        }
        let rows = host { Form { picker() } }
        #expect(rows.control("Small") { $0.role == .option(isSelected: true) }?.semantics.choice == "Size")
        #expect(rows.control("Large") { $0.role == .option(isSelected: false) }?.semantics.choice == "Size")
        let column = host { picker() }
        let option = column.control("Small") { $0.role == .option(isSelected: true) }
        #expect(option != nil)
        #expect(option?.semantics.choice == nil)
    }

    @Test("A navigation title is a heading of the first level, and the name of what is presented")
    func titles() {
        struct Page: View {
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    Button("Show") { isPresented = true }.navigationTitle("Page")
                }
                .sheet(isPresented: $isPresented) { NavigationStack { Text("In").navigationTitle("Details") } }
            }
        }
        let host = host { Page() }
        #expect(host.node("Page")?.semantics.headingLevel == 1)
        #expect(host.node("Page")?.semantics.traits.contains(.isHeader) == true)
        host.tap("Show")
        #expect(host.semantics.first?.semantics.label == "Details")
    }

    @Test("A stepper that has no number is no more than its buttons to the keyboard")
    func stepperWithoutNumber() {
        let host = host {
            Stepper("Page", onIncrement: {}, onDecrement: {})
            Stepper("Guests", value: .constant(2), in: 0...5)
        }
        #expect(!host.focus("Page"))
        #expect(host.focus("Guests"))
    }
}

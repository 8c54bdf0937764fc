import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Labels and what they stand for") struct LabeledPairTests {
    private struct Pairs: View {
        @State private var isFirst = true
        @State private var text = ""
        @Namespace private var pairs
        var hasLabel = true
        var body: some View {
            VStack {
                if hasLabel {
                    Text(isFirst ? "E-mail" : "Address").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
                }
                Text("Name").accessibilityLabeledPair(role: .label, id: 2, in: pairs)
                TextField("someone@example.org", text: $text)
                    .accessibilityLabeledPair(role: .content, id: 1, in: pairs)
                Button("other") { isFirst.toggle() }
            }
        }
    }

    @Test("The content of a pair is named by the label's text, also after that has changed")
    func name() {
        let host = TestHost { Pairs() }
        #expect(host.control("E-mail") { $0.role.isField } != nil)
        host.tap("other")
        #expect(host.control("Address") { $0.role.isField } != nil)
        #expect(host.control("E-mail") { $0.role.isField } == nil)
    }

    @Test("Content whose label is not there keeps its own name")
    func alone() {
        #expect(TestHost { Pairs(hasLabel: false) }.control("someone@example.org") { $0.role.isField } != nil)
    }
}

extension Semantics.Role {
    fileprivate var isField: Bool { if case .field = self { true } else { false } }
}

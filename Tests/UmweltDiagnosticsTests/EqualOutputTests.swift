import SwiftUI
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var shade = 0
}

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view with a state that its body reads, and an output that changes with it as the kind says.
private struct Changing: View {
    enum Kind: CaseIterable {
        case nothing, action, label, text, color, inner, environment, branch, preference
    }

    struct Inner: View {
        let number: Int
        var body: some View { Text("inner") }
    }

    let kind: Kind
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Change") { count += 1 }
            let number = count
            switch kind {
            case .nothing: Text(number < 0 ? "never" : "always")
            case .action: Button("Print") { print(number) }
            case .label: Text("text").accessibilityHint("\(number)")
            case .text: Text("\(number)")
            case .color: Color.red.opacity(1 / Double(number + 1))
            case .inner: Inner(number: number)
            case .environment: Text("text").environment(\.shade, number)
            case .branch: if number.isMultiple(of: 2) { Text("even") }
            case .preference: Text("text").preference(key: SumKey.self, value: number)
            }
        }
    }
}

@MainActor @Suite("A body that ran for nothing") struct EqualOutputTests {
    @Test(
        "is marked if nothing came of it; another action is another value of an inner view, accessibility alone is nothing"
    )
    func kinds() {
        var idle: [Changing.Kind] = []
        for kind in Changing.Kind.allCases {
            let host = TestHost { Changing(kind: kind).onPreferenceChange(SumKey.self) { _ in } }
            let update = host.explain { host.tap("Change") }
            #expect(update.runs(of: "Changing").count == 1)
            if update.runs(of: "Changing").first?.hadEqualOutput == true { idle.append(kind) }
        }
        #expect(idle == [.nothing, .label])
    }

    @Test("is told in the text; a view that is new never is")
    func text() {
        let host = TestHost { Changing(kind: .nothing) }
        let update = host.explain { host.tap("Change") }
        #expect(update.description.contains("Changing.count changed, and its output was equal"))
        let inner = TestHost { Changing(kind: .inner) }
        let other = inner.explain { inner.tap("Change") }
        #expect(other.runs(of: "Inner").map(\.hadEqualOutput) == [true])
        #expect(other.runs(of: "Changing").map(\.hadEqualOutput) == [false])
    }
}

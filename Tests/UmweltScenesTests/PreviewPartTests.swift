import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltScenes

private struct Rows: PreviewProvider {
    static var previews: some View {
        Group {
            Text("One")
            Text("Two").previewDisplayName("Second")
        }
        .previewLayout(.fixed(width: 300, height: 70))
    }
}

private struct Devices: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE", "iPad"], id: \.self) { Text($0).previewDisplayName($0) }
        Group {
            EmptyView()
            AnyView(
                Group {
                    Text("Three")
                    Text("Four")
                })
        }
    }
}

private struct Screen: PreviewProvider {
    static var previews: some View {
        VStack {
            Text("Up")
            Text("Down")
        }
        .padding()
    }
}

@MainActor @Suite("Previews of several views")
struct PreviewPartTests {
    private func shown<Provider: PreviewProvider>(_ provider: Provider.Type) -> [ShownPreview] {
        LinkedPreview.previews(of: provider).map { preview in
            preview.show { ViewHost(typeSetter: FixedMetrics(), content: AnyView($0)) }
        }
    }

    private func texts<Provider: PreviewProvider>(_ provider: Provider.Type) -> [[String]] {
        LinkedPreview.previews(of: provider).map { preview in
            let view = AnyView(preview.makeView())
            return TestHost { view }.texts
        }
    }

    @Test("Each view of a group is a preview, with the modifiers of the group")
    func group() {
        #expect(texts(Rows.self) == [["One"], ["Two"]])
        let previews = shown(Rows.self)
        #expect(previews.map(\.name) == ["Rows 1", "Second"])
        #expect(previews.map(\.layout) == Array(repeating: .fixed(width: 300, height: 70), count: 2))
    }

    @Test("Each view of data, and of groups in groups, is a preview")
    func data() {
        #expect(texts(Devices.self) == [["iPhone SE"], ["iPad"], ["Three"], ["Four"]])
        #expect(shown(Devices.self).map(\.name) == ["iPhone SE", "iPad", "Devices 3", "Devices 4"])
    }

    @Test("A view that arranges others is one preview")
    func one() {
        #expect(texts(Screen.self) == [["Up", "Down"]])
        #expect(shown(Screen.self).map(\.name) == ["Screen"])
    }
}

import SwiftUI
import Testing
import UmweltTesting

@Observable private final class Model {
    var one: String?
    var many: Set<String> = []
    var pressed = 0
}

private let names = ["A", "B", "C", "D"]

private struct Columns: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView {
            List(names, id: \.self, selection: $model.one) { Text($0) }
        } detail: {
            Text("Detail \(model.one ?? "none")")
        }
    }
}

@MainActor @Suite("Selections that follow arrow keys") struct ArrowSelectionTests {
    private let model = Model()

    @Test("The row that an arrow key comes to is selected, and a button in it is not pressed")
    func one() {
        @Bindable var model = model
        let host = TestHost {
            List(names, id: \.self, selection: $model.one) { name in
                if name == "C" { Button(name) { model.pressed += 1 } } else { Text(name) }
            }
        }
        #expect(host.moveSelection(to: "B") && model.one == "B")
        #expect(host.moveSelection(to: "C") && model.one == "C" && model.pressed == 0)
        #expect(host.selectedRows == ["C"])
    }

    @Test("Where several can be selected it is the only one, or all on the way with the shift key")
    func many() {
        @Bindable var model = model
        let host = TestHost { List(names, id: \.self, selection: $model.many) { Text($0) } }
        host.select("A")
        #expect(host.moveSelection(to: "B") && model.many == ["B"])
        host.setModifiers(.shift)
        #expect(host.moveSelection(to: "C") && model.many == ["B", "C"])
        #expect(host.moveSelection(to: "D") && model.many == ["B", "C", "D"])
        #expect(host.moveSelection(to: "C") && model.many == ["B", "C"])
        host.setModifiers(.control)
        #expect(!host.moveSelection(to: "D") && model.many == ["B", "C"])
        host.setModifiers([])
        #expect(host.moveSelection(to: "D") && model.many == ["D"])
    }

    @Test("In edit mode rows are chosen one by one")
    func edited() {
        @Bindable var model = model
        let host = TestHost {
            List(names, id: \.self, selection: $model.many) { Text($0) }.environment(\.editMode, .constant(.active))
        }
        #expect(!host.moveSelection(to: "B") && model.many == [])
    }

    @Test("Where a choice would lead away from the list, it takes more than an arrow key", arguments: [false, true])
    func columns(isWide: Bool) {
        let host = TestHost(size: CGSize(width: isWide ? 900 : 350, height: 400)) {
            Columns(model: model).environment(\.horizontalSizeClass, isWide ? .regular : .compact)
        }
        #expect(host.moveSelection(to: "B") == isWide)
        #expect(model.one == (isWide ? "B" : nil))
        host.select("C")
        #expect(host.texts.contains("Detail C"))
    }
}

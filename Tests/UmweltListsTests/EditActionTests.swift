import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Edit actions")
struct EditActionTests {
    struct Plant: Identifiable { var id: String; var count = 1 }

    @Observable final class Model { var plants = ["Fern", "Moss", "Oak"].map { Plant(id: $0) } }

    struct Folder: Identifiable {
        var id: String
        var isOn = false
        var folders: [Folder]?
    }

    @Observable final class Tree { var folders = [Folder(id: "A", folders: [Folder(id: "B")]), Folder(id: "C")] }

    private struct Garden: View {
        @Bindable var model: Model
        var actions: EditActions<[Plant]> = .all

        var body: some View {
            List($model.plants, editActions: actions) { $plant in
                Text(plant.id).deleteDisabled(plant.id == "Oak")
            }
        }
    }

    @Test("Rows are deleted and moved in the data of the binding, unless a row says no")
    func edits() {
        let model = Model()
        let host = TestHost { Garden(model: model) }
        #expect(host.delete("Fern"))
        #expect(model.plants.map(\.id) == ["Moss", "Oak"])
        #expect(host.rows == ["Moss", "Oak"])
        #expect(!host.delete("Oak"))
        #expect(host.move("Oak", by: -1))
        #expect(model.plants.map(\.id) == ["Oak", "Moss"])
    }

    @Test("Only what is named can be done")
    func some() {
        let model = Model()
        #expect(!TestHost { Garden(model: model, actions: .move) }.delete("Fern"))
        #expect(!TestHost { Garden(model: model, actions: .delete) }.move("Fern", by: 1))
        #expect(!TestHost { Garden(model: model, actions: []) }.delete("Fern"))
        #expect(EditActions<[Plant]>.all == [.delete, .move])
        #expect(EditActions<Range<Int>>.all == [])
    }

    @Test("Rows get bindings to their elements, also in a ForEach and with other identities")
    func bindings() {
        struct Counts: View {
            @Bindable var model: Model
            var body: some View {
                List {
                    ForEach($model.plants, id: \.id, editActions: .delete) { $plant in
                        Stepper(plant.id, value: $plant.count)
                    }
                }
            }
        }
        let model = Model()
        let host = TestHost { Counts(model: model) }
        host.increment("Moss")
        #expect(model.plants.map(\.count) == [1, 2, 1])
    }

    @Test("An outline of a binding's data opens, and its rows get bindings")
    func outline() {
        struct Folders: View {
            @Bindable var tree: Tree
            var body: some View {
                List($tree.folders, children: \.folders) { $folder in Toggle(folder.id, isOn: $folder.isOn) }
            }
        }
        let tree = Tree()
        let host = TestHost { Folders(tree: tree) }
        #expect(host.texts == ["A", "C"])
        host.toggle("C")
        #expect(tree.folders[1].isOn)
    }
}

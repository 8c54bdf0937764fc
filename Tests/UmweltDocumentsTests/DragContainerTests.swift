import CoreTransferable
import SwiftUI
import Testing
import UmweltTesting

private struct Song: Codable, Transferable, Identifiable {
    var id: Int
    var title: String { "Song \(id)" }

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

@MainActor @Suite("Items that are dragged together")
struct DragContainerTests {
    @Observable fileprivate final class Model {
        var selection: [Int] = []
        var dropped: [Int] = []
        var asked: [[Int]] = []
    }

    private struct Songs: View {
        let model: Model
        var isOneByOne = false

        var body: some View {
            VStack {
                if isOneByOne {
                    rows.dragContainer(for: Song.self, itemID: \.id) { (id: Int) in [Song(id: id)] }
                        .dragContainerSelection(model.selection)
                } else {
                    rows.dragContainer(for: Song.self) { ids in
                        model.asked.append(ids)
                        return ids.map { Song(id: $0) }
                    }
                    .dragContainerSelection(model.selection)
                }
                Text("Player").dropDestination(for: Song.self) { songs, _ in
                    model.dropped += songs.map(\.id)
                    return true
                }
            }
        }

        private var rows: some View {
            ForEach(0..<4) { Text("Song \($0)").draggable(containerItemID: $0) }
        }
    }

    @Test("A drag has the value of the item where it begins, or of all that are selected with it")
    func selected() async {
        let model = Model()
        let host = TestHost { Songs(model: model) }
        #expect(await host.drag("Song 1", onto: "Player"))
        #expect(model.dropped == [1])
        model.selection = [0, 2]
        host.update()
        await host.drag("Song 2", onto: "Player")
        #expect(model.dropped == [1, 0, 2])
        await host.drag("Song 3", onto: "Player")
        #expect(model.dropped == [1, 0, 2, 3])
        #expect(model.asked == [[1], [0, 2], [3]])
    }

    @Test("A container that knows one item at a time is asked for each")
    func oneByOne() async {
        let model = Model()
        model.selection = [3, 1]
        let host = TestHost { Songs(model: model, isOneByOne: true) }
        await host.drag("Song 1", onto: "Player")
        #expect(model.dropped == [3, 1])
    }

    @Test("An item belongs to the innermost container of its namespace that knows its identity")
    func nested() async {
        struct Nested: View {
            @Namespace private var other
            let model: Model

            var body: some View {
                VStack {
                    Text("Song 5").draggable(containerItemID: 5)
                    Text("Song 6").draggable(containerItemID: 6, containerNamespace: other)
                    Text("Nothing").draggable(containerItemID: "none")
                    Text("Player").dropDestination(for: Song.self) { songs, _ in
                        model.dropped += songs.map(\.id)
                        return true
                    }
                }
                .dragContainer(for: Song.self, in: other) { (ids: [Int]) in ids.map { Song(id: $0 * 100) } }
                .dragContainer(for: Song.self) { (ids: [Int]) in ids.map { Song(id: $0 * 10) } }
            }
        }
        let model = Model()
        let host = TestHost { Nested(model: model) }
        await host.drag("Song 5", onto: "Player")
        await host.drag("Song 6", onto: "Player")
        #expect(model.dropped == [50, 600])
        #expect(!host.beginDrag("Nothing"))
    }
}

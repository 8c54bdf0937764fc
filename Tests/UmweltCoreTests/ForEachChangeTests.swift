import SwiftUI
import Testing
import UmweltTesting

import Umwelt

/// The data that the content closure has been asked for since the list was last emptied.
@MainActor private final class Asked {
    var numbers: [Int] = []
}

@Observable private final class Model {
    var numbers = Array(1...100)
}

private struct Numbers: View {
    let model: Model
    let asked: Asked
    var isList = false

    var body: some View {
        if isList { List { rows } } else { ScrollView { VStack { rows } } }
    }

    private var rows: some View {
        ForEach(model.numbers, id: \.self) { [asked] number in
            let _ = asked.numbers.append(number)
            Text("\(number)")
        }
    }
}

/// Rows that are no longer what they were, though their data still have the same bits.
private struct Objects: View {
    final class Entry { var name = "old" }
    struct Row: Identifiable {
        let id: Int
        let entry = Entry()
    }

    final class Store { var rows = [Row(id: 1), Row(id: 2)] }

    let store: Store
    @State private var count = 0

    var body: some View {
        let _ = count
        VStack {
            Button("Change") {
                store.rows[0].entry.name = "new"
                store.rows.append(Row(id: store.rows.count + 1))
                count += 1
            }
            ForEach(store.rows) { Text($0.entry.name) }
        }
    }
}

@MainActor @Suite("What a ForEach makes anew when its data change")
struct ForEachChangeTests {
    private let model = Model()
    private let asked = Asked()

    /// Makes a host whose views have been made; returns the data that the closure is asked for after a change.
    private func asks(isList: Bool = false, after change: (Model) -> Void) -> (numbers: [Int], host: TestHost) {
        let host = TestHost { Numbers(model: model, asked: asked, isList: isList) }
        host.update()
        asked.numbers = []
        _ = host.updates { change(model) }
        return (asked.numbers, host)
    }

    @Test("A datum that comes makes one view, wherever it comes", arguments: [0, 40, 100])
    func insertion(place: Int) {
        let (numbers, host) = asks { $0.numbers.insert(0, at: place) }
        #expect(numbers == [0])
        #expect(host.texts == model.numbers.map(String.init))
        // The text that has come, and what contains it: the other texts keep their sizes.
        #expect(host.cost.layouts <= 5)
    }

    @Test("A datum that goes makes none", arguments: [0, 40, 99])
    func removal(place: Int) {
        let (numbers, host) = asks { $0.numbers.remove(at: place) }
        #expect(numbers.isEmpty)
        #expect(host.texts == model.numbers.map(String.init))
    }

    @Test("Data that change places are asked for again, with those between them, and no others")
    func exchange() {
        let (numbers, host) = asks { $0.numbers.swapAt(20, 22) }
        #expect(numbers == [23, 22, 21])
        #expect(host.texts == model.numbers.map(String.init))
    }

    @Test("In a list, too, a datum that comes makes one row", arguments: [0, 3])
    func row(place: Int) {
        let (numbers, host) = asks(isList: true) { $0.numbers.insert(0, at: place) }
        #expect(numbers == [0])
        #expect(host.texts.prefix(5) == ArraySlice(model.numbers.prefix(5).map(String.init)))
    }

    @Test("Objects in the data are looked at again, as their properties may be others")
    func objects() {
        let host = TestHost { Objects(store: Objects.Store()) }
        host.tap("Change")
        #expect(host.texts == ["Change", "new", "old", "old"])
    }

    @Test(
        "Ends of lists are found in common whatever their length", arguments: [0, 1, 15, 16, 17, 255, 256, 300, 5000])
    func ends(length: Int) {
        let old = Array(0..<length)
        func ends(_ new: [Int]) -> (Int, Int) {
            let found = old.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { CommonEnds(of: old, $0) } }
            return (found.first, found.last)
        }
        #expect(ends(old) == (length, 0))
        for place in [0, length / 3, length] {
            #expect(ends(Array(old[..<place] + [-1] + old[place...])) == (place, length - place))
        }
        #expect(ends([]) == (0, 0))
    }
}

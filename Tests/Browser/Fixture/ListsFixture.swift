import SwiftUI

/// Lists of every kind: long, edited, selected from, and something that scrolls sideways.
struct ListsFixture: View {
    @State private var page = "Start"

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                ForEach(["Long", "Edited", "Chosen", "Sideways", "Menus", "Both"], id: \.self) { name in
                    Button(name) { page = name }
                }
            }
            .padding(8)
            switch page {
            case "Long": LongList()
            case "Edited": EditedList()
            case "Chosen": ChosenList()
            case "Sideways": SidewaysRow()
            case "Menus": MenuList()
            case "Both": SwipedMenuList()
            default: Text("Lists")
            }
        }
    }
}

private struct LongList: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("To 5000") { proxy.scrollTo(5000, anchor: .top) }
            List(0..<10_000) { number in Text(verbatim: "Row \(number)") }
        }
    }
}

private struct EditedList: View {
    @State private var names = ["Ada", "Bob", "Cleo", "Dan"]

    var body: some View {
        EditButton()
        List {
            Section("People") {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        Text("Now: \(names.joined(separator: " "))")
    }
}

/// Rows that cannot be selected, have menus and can be moved.
private struct MenuList: View {
    @State private var names = ["Ada", "Bob"]
    @State private var done = "nothing"

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name).contextMenu { Button("Call \(name)") { done = name } }
            }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("Called: \(done)")
    }
}

/// Rows that have menus and can be swiped.
private struct SwipedMenuList: View {
    var body: some View {
        List(["Ada", "Bob"], id: \.self) { name in
            Text(name)
                .contextMenu { Button("Call \(name)") {} }
                .swipeActions { Button("Flag \(name)") {} }
        }
    }
}

private struct ChosenList: View {
    @State private var chosen: String?
    @State private var presses = 0

    var body: some View {
        List(["Red", "Green", "Blue"], id: \.self, selection: $chosen) { Text($0) }
        List { Button("Press") { presses += 1 } }
        Text("Chosen: \(chosen ?? "none"), pressed \(presses)")
    }
}

private struct SidewaysRow: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<500, id: \.self) { Text("Card \($0)").frame(width: 120, height: 80) } }
        }
        .frame(height: 100)
    }
}

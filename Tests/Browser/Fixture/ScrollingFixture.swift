import SwiftUI

/// Things that scroll: to where views begin, to positions, and away from the keyboard.
struct ScrollingFixture: View {
    @State private var page = "Start"

    var body: some View {
        if page == "Beneath" { BeneathBars() } else { pages }
    }

    private var pages: some View {
        VStack(spacing: 8) {
            HStack(spacing: 16) {
                ForEach(["Cards", "Positions", "Fields", "Chat", "Beneath"], id: \.self) { name in
                    Button(name) { page = name }
                }
            }
            .padding(8)
            switch page {
            case "Cards": Cards()
            case "Positions": Positions()
            case "Fields": Fields()
            case "Chat": Chat()
            default: Text("Scrolling")
            }
        }
    }
}

/// Comes to rest where a card begins; outside of it stands the shadow of each.
private struct Cards: View {
    @State private var phases = ["idle"]
    @State private var seen: [Int] = []

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 20) {
                ForEach(0..<20) { number in
                    Text("Card \(number)")
                        .frame(width: 200, height: 80)
                        .overlay(alignment: .bottom) { Color.red.frame(width: 200, height: 10).offset(y: 15) }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollClipDisabled()
        .onScrollPhaseChange { _, new in phases.append("\(new)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .padding(.bottom, 40)
        Text("phases \(phases.joined(separator: " "))")
        Text("seen \(seen.map(String.init).joined(separator: " "))")
        Spacer()
    }
}

private struct Positions: View {
    @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
    @State private var count = 100

    var body: some View {
        HStack {
            Button("Top") { position.scrollTo(edge: .top) }
            Button("40") { position.scrollTo(id: 40, anchor: .top) }
            Button("Glide") { withAnimation(.linear(duration: 1)) { position.scrollTo(id: 40, anchor: .top) } }
            Button("More") { count += 10 }
        }
        ScrollView {
            LazyVStack { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 40) } }
                .scrollTargetLayout()
        }
        .scrollPosition($position)
        Text(
            "at \(position.viewID(type: Int.self) ?? -1), \(position.isPositionedByUser ? "by hand" : "by the program")"
        )
    }
}

private struct Fields: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollView {
            TextField("Name", text: $text).focused($isFocused)
            Color.yellow.frame(height: 2000)
        }
        .scrollDismissesKeyboard(.immediately)
        Text(isFocused ? "writing" : "resting")
    }
}

/// A field that grows as it is written in, which takes room from what is scrolled to its end above.
private struct Chat: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollView { Color.yellow.frame(height: 2000) }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.immediately)
        TextField("Message", text: $text, axis: .vertical).focused($isFocused)
        Text(isFocused ? "writing" : "resting")
    }
}

/// Lines that continue below a bar with a large title and below a bar of tabs.
private struct BeneathBars: View {
    @State private var pressed = "nothing"

    var body: some View {
        TabView {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<50) { number in
                            Button("Line \(number)") { pressed = "\(number)" }.frame(width: 300, height: 40)
                        }
                    }
                }
                .navigationTitle("Pressed \(pressed)")
            }
            .tabItem { Text("Lines") }
        }
    }
}

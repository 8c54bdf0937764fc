import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension ContainerValues {
    @Entry fileprivate var isPinned = false
    @Entry fileprivate var note: String?
}

@Observable private final class Model {
    var names = ["a", "b", "c"]
    var isPinned = false
    var mark = "-"
}

private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

/// Each of its views after a number.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) views")
                ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                    HStack {
                        Text("\(index)\(subview.containerValues.isPinned ? "!" : "")")
                        subview
                    }
                }
            }
        }
    }
}

@MainActor @Suite("Views taken apart") struct SubviewTests {
    private let model = Model()

    @Test("A group knows the views of a view: also those of groups, conditions and data")
    func group() {
        let host = show {
            Numbered {
                Text("one")
                Group {
                    Text("two")
                    if true { Text("three") }
                }
                ForEach(["four", "five"], id: \.self) { Text($0) }
            }
        }
        #expect(host.texts == ["5 views", "0", "one", "1", "two", "2", "three", "3", "four", "4", "five"])
    }

    @Test("Views keep their state when others come and go")
    func state() {
        struct Sample: View {
            let model: Model
            var body: some View { Numbered { ForEach(model.names, id: \.self) { Row(name: $0) } } }
        }
        let host = show(200, 400) { Sample(model: model) }
        host.tap("b0")
        host.updates { model.names = ["b", "c", "d"] }
        #expect(host.texts == ["3 views", "0", "b1", "1", "c0", "2", "d0"])
    }

    @Test("Container values are read: the innermost counts, and those of many are each one's")
    func values() {
        struct Sample: View {
            let model: Model
            var body: some View {
                Numbered {
                    Text("one")
                    Text("two").containerValue(\.isPinned, model.isPinned)
                    Group {
                        Text("three").containerValue(\.isPinned, false)
                        Text("four").padding()
                    }
                    .containerValue(\.isPinned, true)
                }
            }
        }
        let host = show(200, 400) { Sample(model: model) }
        #expect(host.texts == ["4 views", "0", "one", "1", "two", "2", "three", "3!", "four"])
        host.updates { model.isPinned = true }
        #expect(host.texts == ["4 views", "0", "one", "1!", "two", "2", "three", "3!", "four"])
    }

    @Test("Tags are read by their type")
    func tags() {
        var found: [String] = []
        let host = show {
            Group(
                subviews: Group {
                    Text("a").tag(1)
                    Text("b").tag("two")
                    Text("c").tag(3, includeOptional: false)
                    Text("d")
                }
            ) { subviews in
                let _ =
                    found = subviews.map { subview in
                        let values = subview.containerValues
                        let tags = [values.tag(for: Int.self) ?? 0, (values.tag(for: Int?.self) ?? 0) ?? 0]
                        return "\(tags) \(values.hasTag("two"))"
                    }
                subviews
            }
        }
        #expect(host.texts == ["a", "b", "c", "d"])
        #expect(found == ["[1, 1] false", "[0, 0] true", "[3, 0] false", "[0, 0] false"])
    }

    @Test("What a transform reads makes it run again, and not the views")
    func reads() {
        struct Leaf: View {
            var body: some View { Text("leaf") }
        }
        struct Sample: View {
            let model: Model
            var body: some View {
                Group(subviews: Leaf()) { subviews in
                    Text(model.mark)
                    subviews
                }
            }
        }
        let host = show { Sample(model: model) }
        #expect(host.updates { model.mark = "+" } == [])
        #expect(host.texts == ["+", "leaf"])
    }

    @Test("A transform runs once for a change, with the views that go with it")
    func runs() {
        struct Sample: View {
            let model: Model
            let onRun: (Int) -> Void
            var body: some View {
                Group(subviews: ForEach(model.names, id: \.self) { Row(name: $0) }) { subviews in
                    let _ = onRun(subviews.count)
                    Text(model.mark)
                    subviews
                }
            }
        }
        var counts: [Int] = []
        let host = show(200, 400) { Sample(model: model) { counts.append($0) } }
        #expect(counts == [3])
        host.updates {
            model.names.append("d")
            model.mark = "+"
        }
        #expect(host.texts == ["+", "a0", "b0", "c0", "d0"])
        #expect(counts == [3, 4])
        host.updates { model.mark = "-" }
        host.updates { model.names.swapAt(0, 1) }
        #expect(host.texts == ["-", "b0", "a0", "c0", "d0"])
        #expect(counts == [3, 4, 4, 4])
    }

    @Test("Collections can be sliced, and are views themselves")
    func slices() {
        let host = show {
            Group(
                subviews: ForEach(0..<5) { Text("\($0)") }
            ) { subviews in
                if let last = subviews.last { last }
                subviews[1..<3]
                subviews.dropFirst(3).first
            }
        }
        #expect(host.texts == ["4", "1", "2", "3"])
    }

    @Test("For each subview a view")
    func forEach() {
        struct Sample: View {
            let model: Model
            var body: some View {
                VStack {
                    ForEach(subviews: ForEach(model.names, id: \.self) { Text($0) }) { subview in
                        HStack {
                            Text(model.mark)
                            subview
                        }
                    }
                }
            }
        }
        let host = show(200, 400) { Sample(model: model) }
        #expect(host.texts == ["-", "a", "-", "b", "-", "c"])
        host.updates { model.names.removeFirst() }
        #expect(host.texts == ["-", "b", "-", "c"])
        host.updates { model.mark = "+" }
        #expect(host.texts == ["+", "b", "+", "c"])
    }

    @Test("Sections are taken apart: header, content and footer, and what is in none of them")
    func sections() {
        let content = Group {
            Text("before")
            Section("Fruit") {
                Text("apple")
                Text("pear")
            }
            .containerValue(\.note, "sweet")
            Section {
                Text("bread")
            } footer: {
                Text("baked")
            }
        }
        func words(_ section: SectionConfiguration) -> String {
            "\(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.note ?? "")"
        }
        let host = show(200, 600) {
            VStack {
                ForEach(sections: content) { section in
                    Text(words(section))
                    section.footer
                    section.header
                    section.content
                }
            }
        }
        #expect(
            host.texts == [
                "0 1 0 ", "before", "1 2 0 sweet", "Fruit", "apple", "pear", "0 1 1 ", "baked", "bread",
            ])
        let group = show {
            Group(sections: content) { sections in
                Text("\(sections.count)")
                if let second = sections.dropFirst().first { second.content }
            }
        }
        #expect(group.texts == ["3", "apple", "pear"])
    }

    @Test("In a list, what a transform says of rows counts, and what the views say themselves")
    func rows() {
        func distance(_ insets: EdgeInsets?) -> CGFloat? {
            let host = show(200, 400) {
                List {
                    ForEach(
                        subviews: Group {
                            Text("a").listRowInsets(insets)
                            Text("b")
                        }
                    ) { subview in
                        subview.padding(0).listRowInsets(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
                    }
                }
                .listStyle(.plain)
            }
            return host.frame(of: "b").map { $0.minY - (host.frame(of: "a")?.maxY ?? 0) }
        }
        // A row with the usual insets is 44 points high.
        #expect(abs((distance(nil) ?? 0) - (40 + (44 - 20.4) / 2)) < 1e-6)
        #expect(abs((distance(EdgeInsets(top: 0, leading: 0, bottom: 60, trailing: 0)) ?? 0) - 100) < 1e-6)
    }

    @Test("Views keep the environment of the view that they come from")
    func environment() {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(limit ?? 0)") }
        }
        let host = show {
            Group(subviews: Reader().lineLimit(3)) { subviews in ForEach(subviews) { $0.lineLimit(5) } }
        }
        #expect(host.texts == ["3"])
    }
}

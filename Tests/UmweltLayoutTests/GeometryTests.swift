import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Model {
    var width: CGFloat = 100
    var shift: CGFloat = 0
    var text = "text"
}

private struct Reading: View {
    let text: String
    var body: some View { Text(text) }
}

private struct Shifted<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { content.offset(x: model.shift) }
}

private struct Wide<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { content.frame(width: model.width) }
}

@MainActor @Suite("Geometry") struct GeometryTests {
    @Test("A reader takes what it is offered, and puts its content into the corner")
    func reader() {
        let host = show {
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
        }
        expect(host, "200 by 100", 0, 0)
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "200 by 100")?.maxX == 200)
    }

    @Test("A reader that is offered nothing is 10 points wide and high")
    func ideal() {
        let host = show { GeometryReader { Text("\(Int($0.size.width))").fixedSize() }.fixedSize() }
        expect(host, "10", 95, 45)
    }

    @Test("What reads the size is made again when the size is another one, and once at first")
    func size() {
        let model = Model()
        let host = show {
            Wide(model: model) { GeometryReader { Reading(text: "\(Int($0.size.width))") } }
        }
        #expect(host.texts == ["100"])
        #expect(host.updates { model.width = 50 } == ["Wide<GeometryReader<Reading>>", "Reading"])
        #expect(host.texts == ["50"])
        #expect(host.updates { host.traits.timeZone = .gmt } == [])
    }

    @Test("What reads the size alone is not made again when the reader moves")
    func moving() {
        let model = Model()
        let host = show {
            Shifted(model: model) { GeometryReader { Reading(text: "\(Int($0.size.width))") } }
        }
        #expect(host.updates { model.shift = 50 } == ["Shifted<GeometryReader<Reading>>"])
    }

    @Test("What reads the place is made again when something around the reader moves")
    func place() {
        let model = Model()
        let host = show {
            Shifted(model: model) {
                VStack(spacing: 0) {
                    Box("above", 20, 30)
                    GeometryReader { proxy in
                        let frame = proxy.frame(in: .global)
                        Reading(text: "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.height))")
                    }
                }
            }
        }
        #expect(host.texts == ["above", "0 30 70"])
        #expect(host.updates { model.shift = 20 }.last == "Reading")
        #expect(host.texts == ["above", "20 30 70"])
    }

    @Test("A place in a named space changes when the reader moves in it, and not together with it")
    func namedSpace() {
        let (outer, inner) = (Model(), Model())
        let host = show {
            Shifted(model: outer) {
                ZStack {
                    Shifted(model: inner) {
                        GeometryReader { Reading(text: "\(Int($0.frame(in: .named("pile")).minX))") }
                    }
                }
                .coordinateSpace(.named("pile"))
            }
        }
        #expect(host.texts == ["0"])
        #expect(!host.updates { outer.shift = 20 }.contains("Reading"))
        #expect(host.updates { inner.shift = 5 }.contains("Reading"))
        #expect(host.texts == ["5"])
    }

    @Test("The bounds of a named space are in the reader's coordinates")
    func bounds() {
        let host = show {
            GeometryReader { proxy in
                let bounds = proxy.bounds(of: .named("window"))
                let none = proxy.bounds(of: .named("nowhere")) == nil
                Text("\(Int(bounds?.minX ?? 0)) \(Int(bounds?.width ?? 0)) \(none ? "none" : "some")")
            }
            .padding(.leading, 40)
            .coordinateSpace(.named("window"))
        }
        #expect(host.texts == ["-40 200 none"])
    }

    @Test("A place in what scrolls changes when it is scrolled")
    func scrolling() throws {
        let host = show {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { Reading(text: "at \(Int($0.frame(in: .scrollView).minY))") }.frame(height: 30)
                    Box("long", 20, 1000)
                }
            }
        }
        #expect(host.texts.first == "at 0")
        let scroll = try #require(host.semantics.first)
        scroll.send(.scroll(x: 0, y: 12))
        #expect(host.texts.first == "at -12")
    }

    @Test("An action runs with what is made of the geometry: at first, and when it is something else")
    func geometryChange() {
        let model = Model()
        var seen: [String] = []
        let host = show {
            Wide(model: model) { Color.red }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    seen.append("\(Int(old)) to \(Int(new))")
                }
        }
        host.update()
        #expect(seen == ["100 to 100"])
        host.updates { model.width = 60 }
        #expect(seen == ["100 to 100", "100 to 60"])
        host.updates { host.size.height = 50 }
        #expect(seen.count == 2)
    }

    @Test("State that the geometry sets is there when the update is done")
    func measuring() {
        struct Measuring: View {
            @State private var height: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Text("\(Int(height))")
                    Box("b", 20, 35).onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                    }
                }
            }
        }
        #expect(show { Measuring() }.texts == ["35", "b"])
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

@MainActor @Suite("Anchors") struct AnchorTests {
    @Test("An anchor says where its view is, in the coordinates of who asks")
    func bounds() {
        let model = Model()
        let host = show {
            VStack(spacing: 0) {
                Box("a", 30, 20).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                Shifted(model: model) {
                    Box("b", 40, 20).anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
                }
            }
            .frame(width: 100)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let frames = anchors.mapValues { proxy[$0] }
                    Reading(text: "a \(Int(frames["a"]?.minX ?? 0)) b \(Int(frames["b"]?.minX ?? 0))")
                }
            }
        }
        #expect(host.texts == ["a", "b", "a 35 b 30"])
        #expect(host.updates { model.shift = 7 }.last == "Reading")
        #expect(host.texts == ["a", "b", "a 35 b 37"])
    }

    @Test("Points, and several places at once, are anchors too")
    func sources() {
        struct Corners: PreferenceKey {
            static var defaultValue: Anchor<[CGPoint]>? { nil }
            static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
                value = value ?? nextValue()
            }
        }
        let host = show {
            Box("a", 30, 20)
                .anchorPreference(
                    key: Corners.self,
                    value: Anchor<[CGPoint]>.Source([.topLeading, .center, .point(CGPoint(x: 3, y: 4))])
                ) { $0 }
                .padding(10)
                .overlayPreferenceValue(Corners.self) { anchor in
                    GeometryReader { proxy in
                        Text(anchor.map { proxy[$0].map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") } ?? "")
                    }
                }
        }
        #expect(host.texts == ["a", "10,10 25,20 13,14"])
    }

    @Test("An anchor of several views follows the first of them, also one that was inserted in front")
    func firstView() {
        struct Pair: View {
            @State private var hasFirst = false
            var body: some View {
                VStack(spacing: 0) {
                    Group {
                        if hasFirst { Box("first", 30, 20) }
                        Box("second", 40, 25)
                    }
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["group": $0] }
                    Button("Insert") { hasFirst.toggle() }
                }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in Text("\(Int(anchors["group"].map { proxy[$0].height } ?? 0)) high") }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Pair() }
        #expect(host.texts.last == "25 high")
        host.tap("Insert")
        #expect(host.texts.last == "20 high")
        host.tap("Insert")
        #expect(host.texts.last == "25 high")
    }

    @Test("An anchor of several views follows the next one where the first has been removed, also in the same place")
    func removedFirstView() {
        struct Pair: View {
            @State private var hasFirst = true
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Group {
                        if hasFirst { Box("first", 30, 20) }
                        Box("second", 40, 25)
                    }
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["group": $0] }
                    Button("Remove") { hasFirst.toggle() }
                }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in Text("\(Int(anchors["group"].map { proxy[$0].height } ?? 0)) high") }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Pair() }
        #expect(host.texts.last == "20 high")
        host.tap("Remove")
        #expect(host.texts.last == "25 high")
        host.tap("Remove")
        #expect(host.texts.last == "20 high")
    }

    @Test("An anchor changes a preference that comes from inside")
    func transform() {
        let host = show {
            Box("a", 30, 20)
                .anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                .padding(5)
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0["outer"] = $1 }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        Text(
                            anchors.keys.sorted().map { "\($0) \(Int(proxy[anchors[$0]!].width))" }.joined(
                                separator: " "))
                    }
                }
        }
        #expect(host.texts == ["a", "a 30 outer 40"])
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct TitleKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: NamesKey.self, value: [name]) }
}

@MainActor private final class Diary {
    var names: [[String]] = []
}

/// Shows the names that the content hands out.
private struct Collector<Content: View>: View {
    @State private var names: [String] = []
    @ViewBuilder let content: Content
    var body: some View {
        Text(verbatim: names.joined(separator: ","))
        content.onPreferenceChange(NamesKey.self) { [names = $names] in names.wrappedValue = $0 }
    }
}

extension View {
    fileprivate func record(in diary: Diary) -> some View {
        onPreferenceChange(NamesKey.self) { names in MainActor.assumeIsolated { diary.names.append(names) } }
    }
}

@MainActor @Suite("Preferences") struct PreferenceTests {
    @Test("Values of views next to each other are joined in view order")
    func order() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Collector {
                Named(name: "a")
                HStack {
                    Named(name: "b")
                    ForEach(["c", "d"], id: \.self) { Named(name: $0) }
                }
                if true { AnyView(Named(name: "e")) }
            }
        }
        #expect(host.texts.first == "a,b,c,d,e")
    }

    @Test("A background comes before, an overlay after the view that they belong to")
    func layers() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Collector { Named(name: "mid").background { Named(name: "back") }.overlay { Named(name: "front") } }
        }
        #expect(host.texts.first == "back,mid,front")
    }

    @Test("preference(key:value:) stands in place of what the content hands out")
    func replaces() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Collector {
                HStack {
                    Named(name: "a")
                    Named(name: "b")
                }.preference(key: NamesKey.self, value: ["all"])
            }
        }
        #expect(host.texts.first == "all")
    }

    @Test("transformPreference changes what the content hands out, or the default")
    func transforms() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Collector {
                HStack {
                    Named(name: "a")
                    Named(name: "b")
                }
                .transformPreference(NamesKey.self) { $0.reverse() }
                .transformPreference(NamesKey.self) { $0.append("c") }
                Text("x").transformPreference(NamesKey.self) { $0.append("from nothing") }
            }
        }
        #expect(host.texts.first == "b,a,c,from nothing")
    }

    @Test("onPreferenceChange runs for a first value and when the value differs, not for equal ones")
    func changes() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                HStack {
                    Named(name: "\(step / 2)")
                    Text("\(step)")
                }.record(in: diary)
            }
        }
        #expect(diary.names == [["0"]])
        for _ in 1...3 { host.tap("Go") }
        #expect(diary.names == [["0"], ["1"]])
    }

    @Test("A view that comes or goes changes what is handed out")
    func comesAndGoes() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    if step != 1 { Named(name: "some") }
                    ForEach(0..<step, id: \.self) { Named(name: "\($0)") }
                }
                .record(in: diary)
            }
        }
        for _ in 1...2 { host.tap("Go") }
        #expect(diary.names == [["some"], ["0"], ["some", "0", "1"]])
    }

    @Test("A move within ForEach changes the order of what is handed out")
    func moves() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                ForEach(step == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) { Named(name: $0) }
            }
            .record(in: diary)
        }
        host.tap("Go")
        #expect(diary.names == [["a", "b", "c"], ["c", "a", "b"]])
    }

    @Test("When the last view that hands out a value is gone, the default is back")
    func backToDefault() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in VStack { if step == 0 { Named(name: "only") } }.record(in: diary) }
        }
        host.tap("Go")
        #expect(diary.names == [["only"], []])
    }

    @Test("Inner and outer readers are told of one change each")
    func nested() {
        let (inner, outer) = (Diary(), Diary())
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    Named(name: "\(step)").record(in: inner)
                    Named(name: "fixed")
                }
            }
            .record(in: outer)
        }
        host.tap("Go")
        #expect(inner.names == [["0"], ["1"]])
        #expect(outer.names == [["0", "fixed"], ["1", "fixed"]])
    }

    @Test("A key whose value can be nil has nil as its default")
    func optionalDefault() {
        #expect(TitleKey.defaultValue == nil)
    }

    @Test("overlayPreferenceValue shows views made from the preference, and follows it")
    func overlay() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                HStack {
                    Named(name: "\(step)")
                    Text("x")
                }
                .overlayPreferenceValue(NamesKey.self) { names in Text("over \(names.joined())") }
            }
        }
        #expect(host.texts == ["Go", "0", "x", "over 0"])
        host.tap("Go")
        #expect(host.texts == ["Go", "1", "x", "over 1"])
    }

    @Test("backgroundPreferenceValue shows them behind; without a value they get the default")
    func background() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("content").backgroundPreferenceValue(NamesKey.self) { names in Text("\(names.count) behind") }
        }
        #expect(Set(host.texts) == ["content", "0 behind"])
    }

    @Test("A transform runs once for one value, at first and later")
    func transformRunsOnce() {
        var runs: [[String]] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Named(name: "\(step)").overlayPreferenceValue(NamesKey.self) { names in
                    let _ = runs.append(names)
                    EmptyView()
                }
            }
        }
        #expect(runs == [["0"]])
        runs = []
        host.tap("Go")
        #expect(runs.last == ["1"])
    }

    @Test("Views made from a preference are aligned with the view and offered its size")
    func alignment() {
        let host = TestHost(
            size: CGSize(width: 200, height: 100), traits: .finePixels, typeSetter: FixedMetrics()
        ) {
            Color.red.frame(width: 100, height: 50).preference(key: NamesKey.self, value: ["ab"])
                .overlayPreferenceValue(NamesKey.self, alignment: .bottomTrailing) { Text($0[0]) }
                .backgroundPreferenceValue(NamesKey.self, alignment: .topLeading) { Text($0[0] + "c") }
        }
        #expect(host.frame(of: "ab") == CGRect(x: 150 - 17, y: 75 - 20.4, width: 17, height: 20.4))
        #expect(host.frame(of: "abc") == CGRect(x: 50, y: 25, width: 25.5, height: 20.4))
    }

    @Test("What a layer hands out itself goes on to the views around, not into its own transform")
    func layerHandsOut() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Collector {
                Named(name: "in").overlayPreferenceValue(NamesKey.self) { Named(name: "over \($0.joined())") }
            }
        }
        #expect(host.texts.first == "in,over in")
    }
}

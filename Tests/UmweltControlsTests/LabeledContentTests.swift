import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Labelled content")
struct LabeledContentTests {
    @Test("A value is a string, or what a format makes of it in the environment's language")
    func values() {
        let host = TestHost {
            LabeledContent("Name", value: "Ada")
            LabeledContent("Pages", value: 1234, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
            LabeledContent("Size") { Text("large") }
            LabeledContent {
                Text("dark")
            } label: {
                Text("Colour")
            }
        }
        #expect(host.texts == ["Name", "Ada", "Pages", "1.234", "Size", "large", "Colour", "dark"])
    }

    @Test("The label is at one end of the row, the content at the other; one below the other where type is very large")
    func places() {
        func frames(_ size: DynamicTypeSize) -> (label: CGRect, content: CGRect) {
            let host = TestHost(size: CGSize(width: 300, height: 200), typeSetter: FixedMetrics()) {
                LabeledContent("Name", value: "Ada").dynamicTypeSize(size)
            }
            return (host.frame(of: "Name") ?? .zero, host.frame(of: "Ada") ?? .zero)
        }
        let usual = frames(.large)
        #expect(usual.label.minX == 0)
        #expect(usual.content.maxX == 300)
        #expect(usual.label.minY == usual.content.minY)
        let large = frames(.accessibility3)
        #expect(large.label.minX == large.content.minX)
        #expect(large.label.maxY <= large.content.minY)
    }

    @Test("Texts of a label stand below each other, those after the first smaller")
    func subtitles() {
        func check<Content: View>(_ content: Content, sourceLocation: SourceLocation = #_sourceLocation) {
            let host = show(300, 100) { content }
            let (title, subtitle) = (host.frame(of: "Title") ?? .zero, host.frame(of: "Subtitle") ?? .zero)
            #expect(title.minX == subtitle.minX && title.maxY < subtitle.minY, sourceLocation: sourceLocation)
            // 8 characters of 17 and of 15 points.
            #expect(abs(subtitle.width - 60) < 0.01 && abs(title.width - 42.5) < 0.01, sourceLocation: sourceLocation)
        }
        let texts = TupleView((Text("Title"), Text("Subtitle")))
        check(
            LabeledContent {
                Text("value")
            } label: {
                texts
            })
        check(Toggle(isOn: .constant(true)) { texts })
        check(Toggle(isOn: .constant(true)) { texts }.toggleStyle(.checkbox))
        check(Stepper(value: .constant(1)) { texts })
        check(DatePicker(selection: .constant(.now)) { texts })
        check(
            Label {
                texts
            } icon: {
                Circle().frame(width: 10, height: 10)
            })
    }

    @Test("A text is smaller as long as another one stands above it")
    func changingSubtitles() {
        struct Changing: View {
            @State private var hasTitle = false
            var body: some View {
                Toggle(isOn: .constant(true)) {
                    if hasTitle { Text("Title") }
                    Text("Subtitle")
                    Text("third").font(.body)
                }
                Button("Turn") { hasTitle.toggle() }
            }
        }
        let host = show(300, 200) { Changing() }
        func height(_ text: String) -> CGFloat { (host.frame(of: text)?.height ?? 0).rounded() }
        #expect(height("Subtitle") == 20)
        host.tap("Turn")
        #expect(height("Subtitle") == 18)
        #expect(height("third") == 20)
        host.tap("Turn")
        #expect(height("Subtitle") == 20)
    }

    @Test("Several contents stand beside each other with room between them")
    func contents() {
        let host = show(300) {
            LabeledContent("Storage") {
                Text("a")
                Text("b")
            }
        }
        #expect(host.frame(of: "b")?.minX == (host.frame(of: "a")?.maxX ?? 0) + 8)
    }

    @Test("What begins with something else than a text is a row")
    func imageFirst() {
        let host = show(300) {
            LabeledContent {
                Text("value")
            } label: {
                Circle().frame(width: 10, height: 10)
                Text("Name")
            }
        }
        expect(host, "Name", 18, 39.8)
    }

    @Test("Menus and dates in rows are below their labels where type is very large")
    func stacking() {
        func rows(_ size: DynamicTypeSize) -> TestHost {
            show(390, 900) {
                Form {
                    Picker("Theme", selection: .constant(1)) { Text("System").tag(1) }
                    DatePicker(
                        "Date", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                }
                .dynamicTypeSize(size).environment(\.timeZone, .gmt)
            }
        }
        func isStacked(_ host: TestHost, _ label: String, _ value: String) -> Bool? {
            guard let label = host.frame(of: label), let value = host.frame(of: value) else { return nil }
            return label.maxY <= value.minY
        }
        #expect(isStacked(rows(.large), "Theme", "System") == false)
        #expect(isStacked(rows(.accessibility2), "Theme", "System") == true)
        #expect(isStacked(rows(.large), "Date", "Jan 1, 1970") == false)
        #expect(isStacked(rows(.accessibility2), "Date", "Jan 1, 1970") == true)
    }

    @Test("Hidden labels leave the content alone")
    func hidden() {
        let host = TestHost { LabeledContent("Name", value: "Ada").labelsHidden() }
        #expect(host.texts == ["Ada"])
    }

    @Test("A style of the app's is given label and content, and may show them in the style outside")
    func ownStyle() {
        let host = TestHost { LabeledContent("Name", value: "Ada").labeledContentStyle(Colon()) }
        #expect(host.texts == [":", "Name", "Ada"])
    }

    private struct Colon: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(":")
            LabeledContent(configuration)
        }
    }
}

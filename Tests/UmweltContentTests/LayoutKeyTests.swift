import SwiftUI
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("The layouts of texts as a preference")
struct LayoutKeyTests {
    private final class Read {
        var layouts: [Text.LayoutKey.AnchoredLayout] = []
        var origins: [CGPoint] = []
    }

    @Observable fileprivate final class Model {
        var word = "two"
        var isRed = false
        var width: CGFloat = 200
    }

    private struct Page: View {
        let model: Model
        let read: Read

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("One")
                Text("\(model.word) three").foregroundStyle(model.isRed ? .red : .black)
            }
            .font(.system(size: 10))
            .frame(width: model.width, alignment: .leading)
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { proxy in
                    let _ = record(layouts, proxy)
                    Color.clear
                }
            }
        }

        private func record(_ layouts: [Text.LayoutKey.AnchoredLayout], _ proxy: GeometryProxy) {
            read.layouts = layouts
            read.origins = layouts.map { proxy[$0.origin] }
        }
    }

    /// Shows texts with characters of 5 by 12 points.
    private func host(_ model: Model, _ read: Read) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) { Page(model: model, read: read) }
    }

    @Test("Each text of a view tells its lines and its place, in view order")
    func places() throws {
        let read = Read()
        let host = host(Model(), read)
        host.update()
        #expect(read.layouts.map { $0.layout.map { $0.map(\.count) } } == [[[3]], [[9]]])
        #expect(read.origins == [.zero, CGPoint(x: 0, y: 12)])
    }

    @Test("Another text, another colour and another width are told")
    func changes() throws {
        let (read, model) = (Read(), Model())
        let host = host(model, read)
        host.update()
        model.word = "twenty"
        host.update()
        #expect(read.layouts.last?.layout.first?.first?.count == 12)
        let before = try #require(read.layouts.last?.layout)
        model.isRed = true
        host.update()
        #expect(read.layouts.last.map { $0.layout != before } == true)
        model.width = 40
        host.update()
        #expect(read.layouts.last?.layout.count == 2)
    }

    @Test("A text that goes is told no more")
    func gone() {
        let model = Model()
        let read = Read()
        struct Coming: View {
            let model: Model
            let read: Read

            var body: some View {
                VStack {
                    if model.isRed { Text("Now and then") }
                    Text("Always")
                }
                .onPreferenceChange(Text.LayoutKey.self) { read.layouts = $0 }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Coming(model: model, read: read) }
        host.update()
        #expect(read.layouts.count == 1)
        model.isRed = true
        host.update()
        #expect(read.layouts.count == 2)
        model.isRed = false
        host.update()
        #expect(read.layouts.count == 1)
    }
}

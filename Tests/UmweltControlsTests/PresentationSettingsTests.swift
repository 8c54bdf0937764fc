import SwiftUI
import Testing
import UmweltTesting

private struct Sheet<Content: View>: View {
    @State private var isShown = false
    @State private var count = 0
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            Button("Count") { count += 1 }
            Text("Counted \(count)")
            Button("Open") { isShown = true }.sheet(isPresented: $isShown) { content }
        }
    }
}

@MainActor struct PresentationSettingsTests {
    @Test("The views behind a sheet can be used if it lets them, up to a height")
    func behind() {
        let host = TestHost {
            Sheet {
                Text("Map").presentationDetents([.height(200), .large])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
        }
        host.tap("Open")
        #expect(host.tap("Count") && host.texts.contains("Counted 1"))
        let closed = TestHost { Sheet { Text("Map").presentationDetents([.height(200)]) } }
        closed.tap("Open")
        #expect(!closed.tap("Count"))
    }

    @Test("A sheet in a wide window is as large as its content, a form or a page")
    func sizes() {
        func size(_ sizing: some PresentationSizing) -> CGSize? {
            let host = TestHost(size: CGSize(width: 1000, height: 800), typeSetter: FixedMetrics()) {
                Sheet { Color.red.frame(minWidth: 100, idealWidth: 300, idealHeight: 250).presentationSizing(sizing) }
            }
            host.tap("Open")
            return host.semantics.lazy.compactMap { node in
                if case .dialog(let dialog) = node.role { dialog.card.size } else { nil }
            }.first
        }
        #expect(size(.form) == CGSize(width: 540, height: 620))
        #expect(size(.fitted) == CGSize(width: 300, height: 250))
        #expect(size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 250))
        #expect(size(.page) == CGSize(width: 704, height: 760))
    }

    @Test("A popover becomes a sheet or a cover in a narrow window if it wants that")
    func adaptation() {
        func card(_ adaptation: PresentationAdaptation, width: CGFloat = 390) -> CGRect? {
            let host = TestHost(size: CGSize(width: width, height: 844)) {
                Button("Open") {}.popover(isPresented: .constant(true)) {
                    Text("Inside").presentationCompactAdaptation(adaptation)
                }
            }
            return host.semantics.lazy.compactMap { node in
                if case .dialog(let dialog) = node.role { dialog.card } else { nil }
            }.first
        }
        #expect(card(.sheet) == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(card(.fullScreenCover) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(card(.popover).map { $0.width < 390 } == true)
        #expect(card(.none).map { $0.width < 390 } == true)
        #expect(card(.automatic) == card(.sheet))
        #expect(card(.sheet, width: 1000).map { $0.width < 390 } == true)
    }
}

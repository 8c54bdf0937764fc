import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Inspectors")
struct InspectorTests {
    private struct Page: View {
        @State private var isShown = true
        var body: some View {
            Toggle("Details", isOn: $isShown)
                .inspector(isPresented: $isShown) {
                    Text("More").inspectorColumnWidth(min: 150, ideal: 200, max: 260)
                }
        }
    }

    private func show(width: CGFloat) -> TestHost {
        TestHost(size: CGSize(width: width, height: 400), typeSetter: FixedMetrics()) { Page() }
    }

    @Test("It is a column at the trailing side, in its ideal width, while its binding is true")
    func column() throws {
        let host = show(width: 800)
        #expect(try #require(host.frame(of: "More")?.midX) == 700)
        host.toggle("Details")
        host.waitUntilIdle()
        #expect(host.texts == ["Details"])
        host.toggle("Details")
        host.waitUntilIdle()
        #expect(host.texts == ["Details", "More"])
    }

    @Test("The line beside it is dragged within the limits of its width")
    func dragging() throws {
        let host = show(width: 800)
        host.drag(from: CGPoint(x: 600, y: 300), to: CGPoint(x: 570, y: 300))
        #expect(try #require(host.frame(of: "More")?.midX) == 685)
        host.drag(from: CGPoint(x: 570, y: 300), to: CGPoint(x: 100, y: 300))
        #expect(try #require(host.frame(of: "More")?.midX) == 670)
    }

    @Test("In a narrow window it is a sheet, whose end sets the binding")
    func sheet() {
        let host = show(width: 390)
        #expect(host.texts.contains("More"))
        #expect(host.dismissPresentation())
        host.waitUntilIdle()
        #expect(host.texts == ["Details"])
        #expect(host.isOn("Details") == false)
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Images that a closure draws")
struct DrawnImageTests {
    private func square(_ label: Text? = Text("Square")) -> Image {
        Image(size: CGSize(width: 20, height: 10), label: label) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        }
    }

    @Test("It has the size and the label that it is made with")
    func size() {
        let host = TestHost { square() }
        #expect(host.frame(of: "Square")?.size == CGSize(width: 20, height: 10))
        #expect(host.displayList.fillColors.count == 1)
        #expect(TestHost { square(nil) }.semantics.isEmpty)
    }

    @Test("It fills another size if it is resizable")
    func resizable() {
        let host = TestHost { square().resizable().frame(width: 100, height: 100) }
        #expect(host.frame(of: "Square")?.size == CGSize(width: 100, height: 100))
    }

    @Test("It draws again when a value of the environment that it has read changes")
    func environment() {
        let host = TestHost {
            Image(size: CGSize(width: 20, height: 10), label: Text("Field")) { context in
                let color: Color = context.environment.colorScheme == .dark ? .white : .black
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(color))
                context.draw(Text("x"), at: .zero)
            }
        }
        let light = host.displayList.fillColors
        host.traits.colorScheme = .dark
        #expect(host.displayList.fillColors != light)
        #expect(host.displayList.textLines == ["x"])
    }
}

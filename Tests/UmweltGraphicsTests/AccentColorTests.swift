import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Accent colours")
struct AccentColorTests {
    private func colors(_ view: some View) -> [Color.Resolved] { TestHost { view }.displayList.fillColors }

    private let red = Color.red.resolve(in: EnvironmentValues())
    private let blue = Color.blue.resolve(in: EnvironmentValues())

    @Test("What is drawn in the accent colour or the tint takes the environment's; nil is the system's")
    func environment() {
        let both = VStack {
            Color.accentColor
            Rectangle().fill(.tint)
        }
        #expect(colors(both) == [blue, blue])
        #expect(colors(both.accentColor(.red)) == [red, red])
        #expect(colors(both.accentColor(nil).accentColor(.red)) == [blue, blue])
    }

    @Test("A tint comes before the accent colour")
    func tint() {
        let both = VStack {
            Color.accentColor
            Rectangle().fill(.tint)
        }
        #expect(colors(both.tint(.red)) == [blue, red])
    }

    @Test("An accent colour that is made of itself is the system's")
    func itself() {
        #expect(colors(VStack { Color.accentColor }.accentColor(.accentColor)) == [blue])
        #expect(colors(VStack { Color.accentColor }.accentColor(.accentColor.opacity(0.5))) == [blue])
    }
}

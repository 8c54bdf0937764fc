import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("The order of menus") struct MenuOrderTests {
    /// Shows a menu whose button is at the top or at the bottom of the window, opens it, and returns its items from top
    /// to bottom.
    private func items(
        at alignment: Alignment, order: MenuOrder? = nil, isScrolled: Bool = false
    ) -> [String] {
        let menu = Menu("Open") {
            Button("First") {}
            Button("Second") {}
            Divider()
            Button("Third") {}
            Button("Fourth") {}
        }
        let host = show(300, 600) {
            let button = menu.menuOrder(order ?? .automatic)
            if isScrolled {
                ScrollView { button.frame(height: 580, alignment: alignment) }
            } else {
                button.frame(maxHeight: .infinity, alignment: alignment)
            }
        }
        host.tap("Open")
        let names = ["First", "Second", "Third", "Fourth"]
        return names.sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }
    }

    private let source = ["First", "Second", "Third", "Fourth"]
    private let nearestFirst = ["Fourth", "Third", "Second", "First"]

    @Test("A menu above its button has its first item nearest to it")
    func above() {
        #expect(items(at: .bottom) == nearestFirst)
        #expect(items(at: .bottom, order: .priority) == nearestFirst)
        #expect(items(at: .bottom, order: .fixed) == source)
    }

    @Test("A menu below its button has the order of the source")
    func below() {
        #expect(EnvironmentValues().menuOrder == .automatic)
        #expect(items(at: .top) == source)
        #expect(items(at: .top, order: .priority) == source)
    }

    @Test("In scrolled content the order is that of the source, unless the app says otherwise")
    func scrolled() {
        #expect(items(at: .bottom, isScrolled: true) == source)
        #expect(items(at: .bottom, order: .priority, isScrolled: true) == nearestFirst)
    }

    @Test("Options of a picker keep the order of the source")
    func picker() {
        let host = show(300, 600) {
            Picker("Colour", selection: .constant("Red")) {
                ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        host.tap("Colour")
        #expect(host.menuItems == ["Red", "Green", "Blue"])
        let green = host.frame(of: "Green")?.minY ?? 0
        #expect(green < host.frame(of: "Blue")?.minY ?? 0)
    }
}

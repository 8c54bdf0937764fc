import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Control groups")
struct ControlGroupTests {
    private struct Zoom: View {
        @State private var zoom = 4

        var body: some View {
            ControlGroup("Zoom", systemImage: "plus.magnifyingglass") {
                Button("Smaller", systemImage: "minus") { zoom -= 1 }
                Button("Larger", systemImage: "plus") { zoom += 1 }
            }
            Text(verbatim: "zoom \(zoom)")
        }
    }

    @Test("The controls stand beside each other, and do what they do elsewhere", arguments: [false, true])
    func beside(isNavigation: Bool) throws {
        let host = TestHost {
            if isNavigation { Zoom().controlGroupStyle(.navigation) } else { Zoom() }
        }
        let smaller = try #require(host.control("Smaller") { $0.role == .button }?.frame)
        let larger = try #require(host.control("Larger") { $0.role == .button }?.frame)
        #expect(smaller.maxX < larger.minX && smaller.midY == larger.midY)
        host.tap("Larger")
        #expect(host.texts.last == "zoom 5")
    }

    @Test("As a menu it is a button with its label; a compact menu has all controls in one row")
    func menu() throws {
        for isCompact in [false, true] {
            let host = TestHost {
                if isCompact { Zoom().controlGroupStyle(.compactMenu) } else { Zoom().controlGroupStyle(.menu) }
            }
            #expect(host.texts == ["Zoom", "zoom 4"])
            host.tap("Zoom")
            #expect(host.menuItems == ["Smaller", "Larger"])
            let smaller = try #require(host.control("Smaller") { $0.role == .button }?.frame)
            let larger = try #require(host.control("Larger") { $0.role == .button }?.frame)
            #expect((smaller.midY == larger.midY) == isCompact)
            host.tap("Smaller")
            #expect(host.texts == ["Zoom", "zoom 3"])
        }
    }

    @Test("In a menu it is a row as wide as the menu; in the palette style without titles")
    func inMenu() throws {
        for isPalette in [false, true] {
            let host = TestHost {
                Menu("More") {
                    if isPalette { Zoom().controlGroupStyle(.palette) } else { Zoom() }
                    Button("Other") {}
                }
            }
            host.tap("More")
            #expect(host.menuItems == ["Smaller", "Larger", "Other"])
            let smaller = try #require(host.control("Smaller") { $0.role == .button }?.frame)
            let larger = try #require(host.control("Larger") { $0.role == .button }?.frame)
            let other = try #require(host.control("Other") { $0.role == .button }?.frame)
            #expect(smaller.midY == larger.midY && smaller.minX == other.minX && larger.maxX == other.maxX)
            #expect(host.texts.contains("Larger") == !isPalette)
        }
    }

    @Test("A style of the app's shows the label and the controls, and may add to the next outer one")
    func ownStyle() {
        struct Framed: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                ControlGroup(configuration)
            }
        }
        let host = TestHost { Zoom().controlGroupStyle(Framed()).controlGroupStyle(.navigation) }
        host.tap("Larger")
        #expect(host.texts.contains("Zoom") && host.texts.last == "zoom 5")
    }
}

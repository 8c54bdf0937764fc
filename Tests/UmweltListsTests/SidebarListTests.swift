import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// The style of lists that have none set, by their place in a split view.
@MainActor @Suite("Lists in sidebars") struct SidebarListTests {
    private static let phone = CGSize(width: 390, height: 844)
    private static let tablet = CGSize(width: 1024, height: 768)

    /// The parts of a list's appearance that show its style.
    private struct Look: Equatable {
        var hasCards = false
        var background: Background?
    }

    private enum Background { case sidebar, cards }

    /// Returns the look of a list in the sidebar of a split view, in the dark, where both backgrounds differ.
    private func look<Content: View>(_ size: CGSize, @ViewBuilder sidebar: @escaping () -> Content) -> Look {
        let host = TestHost(size: size, traits: .finePixels, typeSetter: FixedMetrics()) {
            NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
                sidebar()
            } detail: {
                Text("Detail")
            }
            .environment(\.colorScheme, .dark)
        }
        var look = Look()
        for item in host.displayList.leaves {
            guard case .fill(let path, let paint, _, _) = item, case .color = paint else { continue }
            let box = path.boundingRect
            // A row is 44 points high.
            if box.width >= 200 && box.height > 40 && box.height < 60 { look.hasCards = true }
            guard box.height >= 300 else { continue }
            if paint == self.paint(.secondarySystemBackground) { look.background = .sidebar }
            if paint == self.paint(.systemGroupedBackground), box.width <= 400 { look.background = .cards }
        }
        return look
    }

    private func paint(_ color: UIColor) -> Paint {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return .color(Color(uiColor: color).resolve(in: values))
    }

    private var list: some View { List { Text("Row") } }

    @Test("In a sidebar beside other columns a list has no cards unless its style has; alone it has them")
    func cards() {
        let (bare, cards) = (Look(background: .sidebar), Look(hasCards: true, background: .cards))
        #expect(look(Self.tablet) { list } == bare)
        #expect(look(Self.tablet) { list.listStyle(.automatic) } == bare)
        #expect(look(Self.tablet) { list.listStyle(.sidebar) } == bare)
        #expect(look(Self.tablet) { list.listStyle(.insetGrouped) } == cards)
        #expect(look(Self.tablet) { Form { Text("Row") } } == cards)
        #expect(look(Self.phone) { list } == cards)
        #expect(look(Self.tablet) { list.scrollContentBackground(.hidden) }.background != .sidebar)
    }

    @Test("The headers of a list in a sidebar open and close their sections")
    func headers() {
        struct Library: View {
            @State private var isOpen = true
            var body: some View {
                NavigationSplitView {
                    List { Section("Tags", isExpanded: $isOpen) { Text("Red") } }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = TestHost(size: Self.tablet, typeSetter: FixedMetrics()) { Library() }
        #expect(host.texts.contains("Red") && host.tap("Tags"))
        #expect(!host.texts.contains("Red"))
    }

    @Test("What covers a sidebar has lists with cards")
    func sheet() {
        #expect(!look(Self.tablet) { Text("Side") }.hasCards)
        #expect(look(Self.tablet) { Text("Side").sheet(isPresented: .constant(true)) { list } }.hasCards)
    }

    @Test(
        "The rows of a sidebar, and the icons of labels in them, are as large as the user prefers; other rows are not")
    func rowSize() throws {
        func distance(_ size: SidebarRowSize, isSidebar: Bool = true) throws -> CGFloat {
            let rows = List {
                Text("One")
                Text("Two")
            }
            let host = TestHost(size: Self.tablet, traits: .finePixels, typeSetter: FixedMetrics()) {
                if isSidebar { rows.listStyle(.sidebar) } else { rows.listStyle(.plain) }
            }
            host.traits.sidebarRowSize = size
            let (one, two) = try (#require(host.frame(of: "One")), #require(host.frame(of: "Two")))
            return two.midY - one.midY
        }
        #expect(try distance(.medium) == 44)
        // A line of text may be higher than what is left of the least height.
        #expect(try (36..<44).contains(distance(.small)))
        #expect(try distance(.large) == 50)
        #expect(try distance(.small, isSidebar: false) == 44)
        func icon(_ size: SidebarRowSize, isSidebar: Bool = true) throws -> CGFloat {
            let rows = List { Label("One", systemImage: "circle") }.environment(\.sidebarRowSize, size)
            let host = TestHost(size: Self.tablet, traits: .finePixels, typeSetter: FixedMetrics()) {
                if isSidebar { rows.listStyle(.sidebar) } else { rows.listStyle(.plain) }
            }
            let circles = host.displayList.leaves.compactMap { item -> CGFloat? in
                guard case .fill(let path, _, _, _) = item else { return nil }
                let box = path.boundingRect
                return abs(box.width - box.height) < 1 && box.width < 40 ? box.width : nil
            }
            return try #require(circles.max())
        }
        #expect(try icon(.small) < icon(.medium) && icon(.medium) < icon(.large))
        #expect(try icon(.small, isSidebar: false) == icon(.large, isSidebar: false))
    }
}

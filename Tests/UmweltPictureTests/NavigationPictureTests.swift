import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Pictures of navigation")
struct NavigationPictureTests {
    private func picture<V: View>(_ view: V, height: CGFloat = 150) throws -> Data {
        let renderer = ImageRenderer(content: view.environment(\.locale, Locale(identifier: "en_US")))
        renderer.proposedSize = ProposedViewSize(width: 300, height: height)
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("A large title with items, and a bar below")
    func root() throws {
        try expectPicture(
            of: picture(
                NavigationStack {
                    Text("Content").navigationTitle("Library")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                            ToolbarItem(placement: .bottomBar) { Text("3 books").font(.footnote) }
                        }
                }, height: 220), named: "navigation-root")
    }

    @Test("A level with a small title and the way back, from both sides and in the dark")
    func level() throws {
        var path = NavigationPath()
        path.append(1)
        let stack = NavigationStack(path: .constant(path)) {
            Text("Root").navigationTitle("Library").navigationDestination(for: Int.self) { _ in
                Text("Content").navigationTitle("A book with a title that is long").navigationBarTitleDisplayMode(
                    .inline
                )
                .toolbar { Button("Share") {} }
            }
        }
        try expectPicture(
            of: picture(
                VStack(spacing: 0) {
                    stack
                    ZStack {
                        Color.black
                        stack
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                    .environment(\.colorScheme, .dark)
                }), named: "navigation-level")
    }

    @Test("Tabs of which one is chosen and one has a badge; from the right in the dark")
    func tabs() throws {
        let tabs = TabView {
            Text("Library").tabItem {
                Label {
                    Text("Books")
                } icon: {
                    Circle().frame(width: 20, height: 20)
                }
            }
            Text("Settings").tabItem {
                Label {
                    Text("Settings")
                } icon: {
                    Rectangle().frame(width: 20, height: 20)
                }
            }
            .badge(3)
        }
        try expectPicture(
            of: picture(
                VStack(spacing: 0) {
                    tabs
                    ZStack {
                        Color.black
                        tabs
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                    .environment(\.colorScheme, .dark)
                }, height: 200), named: "tabs")
    }
}

import SwiftUI
import Testing
import UmweltTesting

/// A search field among the items of the bar below a view, in the design of iOS 26. The band and the platters are those
/// of `BarFiguresTests`.
@MainActor @Suite("Search fields in the bar below") struct SearchRowTests {
    private struct Page<Items: ToolbarContent>: View {
        var isMinimized = false
        let items: Items
        @State private var text = ""
        @State private var isPresented = false

        init(isMinimized: Bool = false, @ToolbarContentBuilder items: () -> Items) {
            self.isMinimized = isMinimized
            self.items = items()
        }

        var body: some View {
            NavigationStack {
                mark().overlay { Text(text) }.navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
                    .toolbar { items }
            }
        }
    }

    private func window(_ content: some View, _ design: InterfaceDesign = .iOS26) -> TestHost {
        TestHost(size: CGSize(width: 375, height: 667), scale: 2, design: design) { content }
    }

    private func item(_ title: String) -> ToolbarItem<(), Button<Text>> {
        ToolbarItem(placement: .bottomBar) { Button(title) {} }
    }

    /// Returns the frame of the field's text.
    private func field(_ host: TestHost) throws -> CGRect { try frame("Search", host) }

    @Test("The field fills the room between the items where the app sets it, in one band with them")
    func position() throws {
        let host = window(
            Page {
                item("One")
                ToolbarSpacer(.flexible, placement: .bottomBar)
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                item("Two")
            })
        let (first, last, field) = (try frame("One", host), try frame("Two", host), try field(host))
        #expect(try frame("mark", host).maxY == 667 - 76)
        #expect(first.minX == 28 && last.maxX == 375 - 28)
        #expect(first.height == 48 && abs(field.midY - first.midY) < 0.6)
        #expect(field.minX >= first.maxX + 12 && field.maxX <= last.minX - 12)
        #expect(field.width > 0.5 * (last.minX - first.maxX))
    }

    @Test("Where the app sets no position, the field is after the items")
    func end() throws {
        let host = window(
            Page {
                item("One")
                item("Two")
            })
        #expect(try frame("One", host).minX == 28)
        #expect(try field(host).minX >= frame("Two", host).maxX + 12)
        #expect(try field(host).midY == frame("Two", host).midY)
    }

    @Test("While the user searches, the field and the button that ends the search are alone in the row")
    func searching() throws {
        let host = window(
            Page {
                item("One")
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            })
        host.tap("Search")
        #expect(!host.texts.contains("One"))
        let end = try frame("Cancel", host)
        #expect(end.size == CGSize(width: 48, height: 48) && end.maxX == 375 - 12)
        #expect(try field(host).minX < 60)
        host.type("Apple", into: "Search")
        #expect(host.texts.contains("Apple"))
        host.tap("Cancel")
        #expect(host.texts.contains("One") && !host.texts.contains("Apple"))
    }

    @Test("Items of the keyboard stay while the user searches")
    func keyboardItems() {
        var count = 0
        let host = window(
            Page {
                item("One")
                ToolbarItem(placement: .keyboard) { Button("Done") { count += 1 } }
            })
        #expect(!host.tap("Done"))
        host.tap("Search")
        #expect(host.tap("Done") && !host.tap("One") && count == 1)
    }

    @Test("A minimized field is a circle among the items")
    func minimized() throws {
        let host = window(
            Page(isMinimized: true) {
                item("One")
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            })
        let button = try frame("Search", host)
        #expect(button.maxX <= 375 - 28 && button.width <= 48)
    }

    @Test("Without items the field is as before, and in the design of iOS 18 it is below the title")
    func others() throws {
        let alone = window(Page { DefaultToolbarItem(kind: .search, placement: .bottomBar) })
        #expect(try frame("mark", alone).maxY == 667 - 76)
        #expect(try field(alone).minX < 80)
        let old = window(
            Page {
                item("One")
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            }, .iOS18)
        #expect(try field(old).maxY < frame("mark", old).minY)
        #expect(try frame("One", old).minY > 600)
    }
}

import SwiftUI
import Testing
import UmweltTesting

/// Figures of bars, tabs and search fields that were recorded on iOS 26.0, on an iPhone SE without a status bar.
@MainActor @Suite("Bars as recorded on iOS 26") struct BarFiguresTests {
    private static let small = CGSize(width: 320, height: 480)
    private static let phone = CGSize(width: 375, height: 667)

    private func window<Content: View>(
        _ size: CGSize = phone, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: size, scale: 2, design: .iOS26, content: content)
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat, within distance: CGFloat = 0.5) -> Bool {
        abs(value - expected) <= distance
    }

    private func textWidth(_ text: String) throws -> CGFloat { try frame(text, window { Text(text) }).width }

    @Test("A bar with a small title ends 64 below a bare top, one with a large title 52.5 lower")
    func heights() throws {
        let inline = window(Self.small) {
            NavigationStack { mark().navigationTitle("Settings").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try frame("mark", inline).minY == 64)
        #expect(
            try frame("mark", window(Self.small) { NavigationStack { mark().navigationTitle("Settings") } }).minY
                == 116.5)
    }

    @Test("Below a status bar a bar is 54 high")
    func statusBar() throws {
        let host = try TestHost(on: "iPhone 15 Pro", design: .iOS26) {
            NavigationStack { mark().navigationTitle("Settings").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(try frame("mark", host).minY == 59 + 54)
    }

    @Test("A button in a bar is 44 high, 24 wider than its title, and at the window's margin")
    func buttons() throws {
        func host(_ size: CGSize) -> TestHost {
            window(size) { NavigationStack { mark().toolbar { Button("Reset") {} } } }
        }
        let button = try frame("Reset", host(Self.phone))
        #expect(button.height == 44)
        #expect(isNear(button.width, try textWidth("Reset") + 24))
        #expect(isNear(button.maxX, 375 - 16))
        #expect(isNear(try frame("Reset", host(CGSize(width: 390, height: 844))).maxX, 390 - 20))
    }

    @Test("Texts have capsules 8 apart; symbols share one, unless room parts them")
    func groups() throws {
        let texts = window {
            NavigationStack {
                mark().toolbar {
                    ToolbarItem { Button("One") {} }
                    ToolbarItem { Button("Two") {} }
                }
            }
        }
        #expect(isNear(try frame("Two", texts).minX - frame("One", texts).maxX, 8))
        func symbols(isParted: Bool) -> TestHost {
            window {
                NavigationStack {
                    mark().toolbar {
                        ToolbarItem { Button("One", systemImage: "plus") {} }
                        if isParted { ToolbarSpacer(.fixed) }
                        ToolbarItem { Button("Two", systemImage: "star") {} }
                    }
                }
            }
        }
        #expect(
            isNear(try frame("Two", symbols(isParted: false)).minX, try frame("One", symbols(isParted: false)).maxX))
        let parted = symbols(isParted: true)
        #expect(isNear(try frame("Two", parted).minX - frame("One", parted).maxX, 8))
    }

    @Test("A toggle in a bar that is off is on glass, as other buttons are")
    func toggles() throws {
        func color(_ host: TestHost) throws -> UInt32 {
            let button = try frame("Reset", host)
            return try #require(Pixels(try host.pngData()))[Int(button.minX) + 5, Int(button.midY)]
        }
        func host(_ item: some View) -> TestHost {
            window { NavigationStack { Color.red.ignoresSafeArea().toolbar { item } } }
        }
        let glass = try color(host(Button("Reset") {}))
        #expect(try color(host(Toggle("Reset", isOn: .constant(false)).toggleStyle(.button))) == glass)
        #expect(try color(host(Toggle("Reset", isOn: .constant(true)).toggleStyle(.button))) != glass)
    }

    @Test("Glass goes as an item hides it, though no size changes", arguments: [false, true])
    func hidingGlass(isBelow: Bool) throws {
        struct Page: View {
            let isBelow: Bool
            @State private var hidesGlass = false
            var body: some View {
                NavigationStack {
                    Color.red.ignoresSafeArea().overlay { Button("Hide") { hidesGlass = true } }.toolbar {
                        ToolbarItem(placement: isBelow ? .bottomBar : .primaryAction) { Button("Reset") {} }
                            .sharedBackgroundVisibility(hidesGlass ? .hidden : .automatic)
                    }
                }
            }
        }
        let host = window { Page(isBelow: isBelow) }
        let button = try frame("Reset", host)
        func color() throws -> UInt32? { Pixels(try host.pngData())?[Int(button.minX) + 5, Int(button.midY)] }
        let glass = try color()
        host.tap("Hide")
        #expect(try frame("Reset", host) == button)
        #expect(try color() != glass)
    }

    @Test("A button with a background has the shape in a bar that the app gives it")
    func buttonShapes() throws {
        let host = window {
            NavigationStack {
                mark().toolbar {
                    Button("Settings") {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
                }
            }
        }
        let button = try frame("Settings", host)
        #expect(button.width > 44 && button.width == button.height)
    }

    @Test("A back button is a circle without the title of the screen before")
    func back() throws {
        let host = window {
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in mark() }
            }
        }
        #expect(try frame("Root", host) == CGRect(x: 16, y: 15, width: 44, height: 44))
    }

    @Test("Platters of the bar below are 48 high, 28 from the edges and 12 apart, in a band of 76")
    func bottomBar() throws {
        let host = window {
            NavigationStack {
                mark().toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("One") {}
                        Spacer()
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Two") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Three") {} }
                }
            }
        }
        let (first, second, third) = (try frame("One", host), try frame("Two", host), try frame("Three", host))
        #expect(isNear(try frame("mark", host).maxY, 667 - 76))
        #expect(isNear(first.minX, 28) && first.height == 48 && isNear(first.maxY, 667 - 28))
        #expect(isNear(third.minX - second.maxX, 12))
        #expect(isNear(third.maxX, 375 - 28))
    }

    private func tabs(hasSearch: Bool = false, pressed: @escaping @MainActor (Int) -> Void = { _ in }) -> TestHost {
        window {
            TabView(selection: Binding(get: { 0 }, set: { pressed($0) })) {
                Tab("Home", systemImage: "house", value: 0) { mark() }
                Tab("Browse", systemImage: "star", value: 1) { mark() }
                if hasSearch {
                    Tab("Find", systemImage: "magnifyingglass", value: 2, role: .search) { mark() }
                } else {
                    Tab("Settings", systemImage: "gear", value: 2) { mark() }
                }
            }
        }
    }

    @Test("Three tabs float in a capsule 270 wide and 58 high, 23 above the window's edge, in a band of 83")
    func tabBar() throws {
        let host = tabs()
        let (first, last) = (try frame("Home", host), try frame("Settings", host))
        #expect(isNear(try frame("mark", host).maxY, 667 - 83))
        #expect(isNear(first.width, 93.5) && isNear(first.height, 53.5))
        // The capsule is 2.25 around the pills.
        #expect(isNear(first.minX - 2.25, (375 - 270) / 2))
        #expect(isNear(last.maxX + 2.25, (375 + 270) / 2))
        #expect(isNear(first.maxY + 2.25, 667 - 23))
    }

    @Test("Tabs that float are pressed where they are, and content beside them stays reachable")
    func pressingTabs() throws {
        var chosen: [Int] = []
        let host = tabs { chosen.append($0) }
        host.tap(at: CGPoint(x: 187, y: 667 - 50))
        host.tap(at: CGPoint(x: 8, y: 667 - 50))
        #expect(chosen == [1])
    }

    @Test("The tab for searches is a circle of its own at the trailing side")
    func searchTab() throws {
        let host = tabs(hasSearch: true)
        let circle = try frame("Find", host)
        #expect(isNear(circle.width, circle.height))
        #expect(isNear(circle.maxX, 375 - 21 - 2.25))
        #expect(isNear(try frame("Home", host).minX, 21 + 2.25))
    }

    @Test("The glass of tabs and the pill are where the tabs are, from both sides", arguments: [false, true])
    func directions(isRightToLeft: Bool) throws {
        let host = window {
            TabView {
                Tab("Home", systemImage: "house") { Color.red.ignoresSafeArea() }
                Tab("Browse", systemImage: "star") { Color.red.ignoresSafeArea() }
                Tab("Find", systemImage: "magnifyingglass", role: .search) { Color.red.ignoresSafeArea() }
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let pixels = try #require(Pixels(try host.pngData()))
        let (home, browse, find) = (try frame("Home", host), try frame("Browse", host), try frame("Find", host))
        #expect((home.minX > find.maxX) == isRightToLeft)
        // Above the labels, where only the glass and the pill are.
        func color(_ x: CGFloat) -> UInt32 { pixels[Int(x), Int(home.minY) + 3] }
        let page = pixels[187, 300]
        #expect(color(home.midX) != color(browse.midX))
        #expect(color(browse.midX) == color(find.midX))
        #expect(color(browse.midX) != page)
        #expect(color(isRightToLeft ? (find.maxX + browse.minX) / 2 : (browse.maxX + find.minX) / 2) == page)
    }

    @Test("A search field is in a band of 76 at the bottom; a search has the bar's place, and a circle of 48 ends it")
    func search() throws {
        func host(isPresented: Bool) -> TestHost {
            window(Self.small) {
                NavigationStack {
                    mark().navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
                        .searchable(text: .constant(""), isPresented: .constant(isPresented))
                }
            }
        }
        #expect(isNear(try frame("mark", host(isPresented: false)).maxY, 480 - 76))
        #expect(try frame("mark", host(isPresented: false)).minY == 64)
        let presented = host(isPresented: true)
        #expect(try frame("mark", presented).minY == 0)
        let button = try frame("Cancel", presented)
        #expect(button.size == CGSize(width: 48, height: 48))
        #expect(isNear(button.maxX, 320 - 12))
    }

    @Test("An app that asks for it has the search field below the title")
    func searchBelowTitle() throws {
        let host = window(Self.small) {
            NavigationStack {
                mark().navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant(""), placement: .navigationBarDrawer)
            }
        }
        #expect(try frame("mark", host).maxY == 480)
        #expect(try frame("mark", host).minY > 64)
    }

    @Test("Scopes are in a band of 44 at the top while the user searches")
    func scopes() throws {
        let host = window(Self.small) {
            NavigationStack {
                mark().navigationTitle("Fruit").searchable(text: .constant(""), isPresented: .constant(true))
                    .searchScopes(.constant(0)) {
                        Text("All").tag(0)
                        Text("New").tag(1)
                    }
            }
        }
        #expect(isNear(try frame("mark", host).minY, 44))
    }

    @Test("A search field at the bottom is as high as large type")
    func largeSearch() throws {
        let host = window {
            NavigationStack { mark().navigationTitle("Fruit").searchable(text: .constant("")) }
                .environment(\.dynamicTypeSize, .accessibility5)
        }
        #expect(try frame("mark", host).maxY < 667 - 80)
    }

    @Test("Below a search field under the title content fades, as it does below the bar")
    func fadingBelowSearch() throws {
        let host = window {
            NavigationStack {
                ScrollView { Color.red.frame(height: 2000) }
                    .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant(""), placement: .navigationBarDrawer)
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 300))
        let field = try frame("Search", host)
        let pixels = try #require(Pixels(try host.pngData()))
        func blue(_ y: CGFloat) -> UInt32 { pixels[4, Int(y)] & 0xFF }
        // The band ends 15 below the field.
        #expect(blue(field.minY) > 0x80 && blue(field.maxY + 13) < 0x60)
    }

    @Test("Beneath a bar at a side content fades towards the window's edge", arguments: [false, true])
    func fadingAtSides(isRightToLeft: Bool) throws {
        let host = window {
            Color.red.ignoresSafeArea().safeAreaBar(edge: .leading) { Color.clear.frame(width: 60) }
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        let pixels = try #require(Pixels(try host.pngData()))
        func blue(_ x: Int) -> UInt32 { pixels[isRightToLeft ? 374 - x : x, 300] & 0xFF }
        #expect(blue(2) > 0x80 && blue(57) < 0x60)
    }

    @Test("A press in the capsule around a title presses the button")
    func pressingCapsules() throws {
        var count = 0
        let host = window { NavigationStack { mark().toolbar { Button("Reset") { count += 1 } } } }
        let button = try frame("Reset", host)
        host.tap(at: CGPoint(x: button.minX + 4, y: button.minY + 14))
        #expect(count == 1)
    }
}

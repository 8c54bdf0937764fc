// One file: a table of figures, each with its source.

import SwiftUI
import Testing
import UmweltTesting

/// Figures that were recorded on iOS, each with where, and the same ones of screens as apps write them.
///
/// Figures of views that UIKit makes are from descriptions of view hierarchies in public projects; SwiftUI shows those
/// same views. They are of iPhones with three pixels to a point if nothing else is said, and within a pixel here.
@MainActor @Suite("Figures recorded on iOS") struct RecordedFiguresTests {
    /// A figure in points.
    struct Figure {
        let name: String
        let recorded: CGFloat
        /// The system and device, and who recorded it.
        let source: String
        /// The share by which texts in Debian's font may be wider or narrower than in Apple's; 0 for all else.
        let share: CGFloat
        let measure: @MainActor () throws -> CGFloat

        init(
            _ name: String, _ recorded: CGFloat, _ source: String, within share: CGFloat = 0,
            _ measure: @escaping @MainActor () throws -> CGFloat
        ) {
            (self.name, self.recorded, self.source, self.share) = (name, recorded, source, share)
            self.measure = measure
        }
    }

    private final class Measured {
        var size = CGSize.zero
        var frame = CGRect.zero
    }

    private static let phone = CGSize(width: 390, height: 844)

    private static func window<Content: View>(
        _ size: CGSize = phone, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: size, scale: 3, content: content)
    }

    /// Returns the size that a view takes of a phone's window.
    private static func size<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGSize {
        let measured = Measured()
        let view = content()
        let host = window {
            view.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                measured.size = $0
            }
        }
        host.update()
        return measured.size
    }

    /// Returns the size of what a symbol paints: without the room that its size has around it.
    private static func ink(_ symbol: String, scale: Image.Scale = .medium) throws -> CGSize {
        let host = window(CGSize(width: 60, height: 60)) { Image(systemName: symbol).imageScale(scale) }
        let pixels = try #require(Pixels(try host.pngData(scale: 3)))
        return pixels.bounds(in: CGRect(x: 0, y: 0, width: 60, height: 60), scale: 3) { $0 & 0xFF < 128 }.size
    }

    private static let switches = "UISwitch, iOS 7 to 18, descriptions in public projects and in OpenSwiftUI's tests"
    private static let bars = "UITabBar and UINavigationBar, iPhone, iOS 11 to 16, descriptions in public projects"
    private static let lists = "SwiftUI's lists on iOS 18, iPhone 16, the records of the project's issue on iOS's looks"
    private static let margins = "pictures of lists in windows of 390 points, iOS 17.2 to 18.2"
    private static let controls =
        "UIKit's intrinsic sizes, iOS 13 to 18, as its documentation and headers of apps have them"
    private static let buttons = "SwiftUI, iOS 15 to 18: the body line of 20.33 and UIButton.Configuration's insets"
    private static let guidelines = "Apple's Human Interface Guidelines, Typography, size Large"
    private static let landscape =
        "UINavigationBar and UITabBar, iPhone on its side, iOS 11 to 18, as public projects describe"
    private static let tablets =
        "UINavigationBar, iPad Pro of 10.5 inches, iOS 12, G. Hackworth's article on the heights of its bars"
    private static let masked =
        "a list in a window of 300 by 500 points, iOS 16, the view hierarchy in the tests of sentry-cocoa"
    private static let labelled = "SwiftUI, iOS 16 to 18, the view hierarchies in the tests of sentry-cocoa"
    private static let dumped = "a SwiftUI app on iOS 17, window of 375 points, XCUITest's dump in Wordsgram's tests"
    private static let tabDump = "UITabBar in a window of 390 points, XCUITest's dump in a SwiftUI app's tests, iOS 15"
    private static let titleDump = "UINavigationBar in a window of 375 points, XCUITest's dump, iOS 14"
    private static let composed =
        "SwiftUI measured by UIHostingController, iOS 15 to 18, tests of the project ComposeUI"
    private static let descriptions = "UIImage's description without its content insets, iOS 15, a public log"
    private static let exports = "extents of SF Symbols that Apple's app exports, public collections"
    private static let documented = "the figures of SwiftUI's documentation, iOS 13 to 18"
    private static let defaults = "SwiftUI, iOS 13 to 18: what its documentation calls the system's amount"

    /// The list whose hierarchy on iOS is in the tests of sentry-cocoa, and the frame of its header's text.
    private static func maskedList() -> (host: TestHost, header: CGRect) {
        let measured = Measured()
        let host = window(CGSize(width: 300, height: 500)) {
            VStack {
                List {
                    Section {
                        Text("Item 1")
                    } header: {
                        Text("Section 1").onGeometryChange(for: CGRect.self) {
                            $0.frame(in: .global)
                        } action: {
                            measured.frame = $0
                        }
                    }
                    Section { Text("Item 2") }
                }
            }
        }
        host.update()
        return (host, measured.frame)
    }

    /// The screen of books in Wordsgram.
    private static func books() -> TestHost {
        window(CGSize(width: 375, height: 812)) {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("Book")
                    } label: {
                        HStack {
                            mark().frame(width: 58, height: 90)
                            VStack(alignment: .leading) {
                                Text("Brave New World")
                                Text("Author: Aldous huxley").font(.footnote)
                                Text("Published on: 1932").font(.footnote)
                            }
                        }
                    }
                    mark("next").frame(height: 90)
                }
                .listStyle(.plain)
                .navigationTitle("Books")
                .searchable(text: .constant(""), prompt: "Search book title")
            }
        }
    }

    /// A tab view with some tabs of one symbol and one letter.
    private static func tabs(_ titles: String, width: CGFloat) -> TestHost {
        window(CGSize(width: width, height: 844)) {
            TabView {
                ForEach(Array(titles), id: \.self) { title in
                    Text("Page").tabItem { Label(String(title), systemImage: "star") }
                }
            }
        }
    }

    static let figures: [Figure] = [
        Figure("a list's first header from the top", 17, masked) { maskedList().header.minY },
        Figure("a header from the edge", 32, masked) { maskedList().header.minX },
        Figure("a header's height", 47 / 3, masked) { maskedList().header.height },
        Figure("a header's width", 197 / 3, masked, within: 0.02) { maskedList().header.width },
        Figure("the text in a card below a header", 152 / 3, masked) { try frame("Item 1", maskedList().host).minY },
        Figure("a text in a card from the edge", 32, masked) { try frame("Item 1", maskedList().host).minX },
        Figure("a text's width in a card", 136 / 3, masked, within: 0.02) {
            try frame("Item 1", maskedList().host).width
        },
        Figure("another text's width in a card", 143 / 3, masked, within: 0.02) {
            try frame("Item 2", maskedList().host).width
        },
        Figure("the text in a card below a card", 130, masked) { try frame("Item 2", maskedList().host).minY },
        Figure("a filled star's width on the screen", 56 / 3, labelled, within: 0.03) { try ink("star.fill").width },
        Figure("a filled star's height on the screen", 18, labelled, within: 0.03) { try ink("star.fill").height },
        Figure("a house's width", 20, labelled, within: 0.03) { try ink("house").width },
        Figure("a house's height", 53 / 3, labelled, within: 0.03) { try ink("house").height },
        Figure("a large title from the bar's top", 143 / 3, dumped) { try frame("Books", books()).minY },
        Figure("a large title from the edge", 16, dumped) { try frame("Books", books()).minX },
        Figure("a large title's height", 122 / 3, dumped) { try frame("Books", books()).height },
        Figure("a search field from the bar's top", 97, dumped) { try frame("Search", books()).minY },
        Figure("a search field from the edge", 16, dumped) { try frame("Search", books()).minX },
        Figure("a search field's width", 343, dumped) { try frame("Search", books()).width },
        Figure("a search field's height", 36, dumped) { try frame("Search", books()).height },
        Figure("a plain list's first row's content from the top", 159, dumped) { try frame("mark", books()).minY },
        Figure("a plain row around 90 points", 112, dumped) {
            let host = books()
            return (try frame("next", host)).minY - (try frame("mark", host)).minY
        },
        Figure("a body text above a footnote", 23, dumped) {
            let host = books()
            return (try frame("Author: Aldous huxley", host)).minY - (try frame("Brave New World", host)).minY
        },
        Figure("a footnote above a footnote", 55 / 3, dumped) {
            let host = books()
            return (try frame("Published on: 1932", host)).minY - (try frame("Author: Aldous huxley", host)).minY
        },
        Figure("a footnote's height", 47 / 3, dumped) { try frame("Published on: 1932", books()).height },
        Figure("a footnote's width", 398 / 3, dumped, within: 0.02) {
            try frame("Author: Aldous huxley", books()).width
        },
        Figure("another footnote's width", 347 / 3, dumped, within: 0.02) {
            try frame("Published on: 1932", books()).width
        },
        Figure("a tab from the edge", 2, tabDump) { try frame("A", tabs("ABCDE", width: 390)).minX },
        Figure("a tab from the bar's top", 844 - 48, tabDump) { try frame("A", tabs("ABCDE", width: 390)).minY },
        Figure("a tab's width", 74, tabDump) { try frame("A", tabs("ABCDE", width: 390)).width },
        Figure("a tab's height", 48, tabDump) { try frame("A", tabs("ABCDE", width: 390)).height },
        Figure("the last of five tabs", 314, tabDump) { try frame("E", tabs("ABCDE", width: 390)).minX },
        Figure("a title from the bar's top", 35 / 3, titleDump) {
            try frame(
                "Log in",
                window(CGSize(width: 375, height: 812)) {
                    NavigationStack { Text("Page").navigationTitle("Log in").navigationBarTitleDisplayMode(.inline) }
                }
            ).minY
        },
        Figure("a title's width", 142 / 3, titleDump, within: 0.025) {
            try frame(
                "Log in",
                window(CGSize(width: 375, height: 812)) {
                    NavigationStack { Text("Page").navigationTitle("Log in").navigationBarTitleDisplayMode(.inline) }
                }
            ).width
        },
        Figure("a switch's width", 51, switches) { size { Toggle("", isOn: .constant(true)).labelsHidden() }.width },
        Figure("a switch's height", 31, switches) { size { Toggle("", isOn: .constant(true)).labelsHidden() }.height },
        Figure("a stepper's width", 94, controls) { size { Stepper("", value: .constant(1)).labelsHidden() }.width },
        Figure("a stepper's height", 32, controls) { size { Stepper("", value: .constant(1)).labelsHidden() }.height },
        Figure("a segmented control's height", 32, controls) {
            size {
                Picker("", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.segmented)
            }.height
        },
        Figure("a picker's height with a menu", 103 / 3, buttons) {
            size { Picker("", selection: .constant(1)) { Text("One").tag(1) } }.height
        },
        Figure("a spinner's width", 20, controls) { size { ProgressView() }.width },
        Figure("a large spinner's width", 37, controls) { size { ProgressView().controlSize(.large) }.width },
        Figure("a progress bar's height", 4, controls) { size { ProgressView(value: 0.5) }.height },
        Figure("a wheel's height", 216, controls) {
            size {
                Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
            }.height
        },
        Figure("a wheel of dates' height", 216, controls) {
            size { DatePicker("", selection: .constant(.distantPast)).datePickerStyle(.wheel).labelsHidden() }.height
        },
        Figure("a wheel of dates' width", 320, controls) {
            size { DatePicker("", selection: .constant(.distantPast)).datePickerStyle(.wheel).labelsHidden() }.width
        },
        Figure("the width of a ring of progress", 20, controls) {
            size { ProgressView(value: 0.5).progressViewStyle(.circular) }.width
        },
        Figure("a colour well's width", 28, controls) {
            size { ColorPicker("", selection: .constant(.red)).labelsHidden() }.width
        },
        Figure("the width of a fixed frame in an offer of 50", 80, composed) {
            let host = window(CGSize(width: 50, height: 40)) { mark().frame(width: 80, height: 50) }
            return try frame("mark", host).width
        },
        Figure("a colour in an offer of 10,000", 10_000, composed) {
            let host = window(CGSize(width: 10_000, height: 10_000)) { mark() }
            return try frame("mark", host).width
        },
        Figure("an ellipse of three to four in a frame of 200", 150, documented) {
            let host = window {
                Ellipse().accessibilityElement().accessibilityLabel("mark")
                    .aspectRatio(0.75, contentMode: .fit).frame(width: 200, height: 200)
            }
            return try frame("mark", host).width
        },
        Figure("a circle scaled to fill 300 by 150", 300, documented) {
            let host = window {
                Circle().accessibilityElement().accessibilityLabel("mark").scaledToFill().frame(width: 300, height: 150)
            }
            return try frame("mark", host).height
        },
        Figure("a bordered button's height", 103 / 3, buttons) {
            size { Button("Go") {}.buttonStyle(.bordered) }.height
        },
        Figure("a large bordered button's height", 151 / 3, buttons) {
            size { Button("Go") {}.buttonStyle(.bordered).controlSize(.large) }.height
        },
        Figure("a small bordered button's height", 28, buttons) {
            size { Button("Go") {}.buttonStyle(.bordered).controlSize(.small) }.height
        },
        Figure("a plain field's height", 22, lists) { size { TextField("Name", text: .constant("")) }.height },
        Figure("a bordered field's height", 34, lists) {
            size { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) }.height
        },
        Figure("a line of body text", 61 / 3, "UIFont's line height of 17 points, iOS 13 to 18") {
            size { Text("Hello") }.height
        },
        Figure("the pitch of body text", 22, guidelines) {
            size { Text("a\nb") }.height - size { Text("a") }.height
        },
        Figure("the pitch of footnotes", 18, guidelines) {
            size { Text("a\nb").font(.footnote) }.height - size { Text("a").font(.footnote) }.height
        },
        Figure("the width of a text", 284 / 3, "UIKit's UILabel at 17 points, iOS 17, a public project's log") {
            size { Text("Hello, world!") }.width
        },
        Figure("the distance in stacks", 8, defaults) {
            size {
                VStack {
                    Color.red.frame(height: 10)
                    Color.red.frame(height: 10)
                }
            }.height - 20
        },
        Figure("padding", 16, defaults) { (size { Color.red.frame(width: 10).padding() }.width - 10) / 2 },
        Figure("a divider", 1 / 3, "a pixel, iOS 13 to 18") { size { Divider() }.height },
        Figure("a globe in the large scale", 22, lists, within: 0.03) { try ink("globe", scale: .large).height },
        Figure("a circle beside body text", 17, descriptions, within: 0.03) { try ink("play.circle.fill").height },
        Figure("a magnifying glass's width", 16.22, exports, within: 0.03) { try ink("magnifyingglass").width },
        Figure("a chevron's width", 8.12, exports, within: 0.03) { try ink("chevron.right").width },
        Figure("a chevron's height", 14.41, exports, within: 0.03) { try ink("chevron.right").height },
        Figure("an envelope's width", 20.03, exports, within: 0.03) { try ink("envelope").width },
        Figure("a filled star's height", 17.58, exports, within: 0.03) { try ink("star.fill").height },
        Figure("a tab bar", 49, bars) {
            let host = window { TabView { mark().tabItem { Label("One", systemImage: "star") } } }
            return phone.height - (try frame("mark", host)).maxY
        },
        Figure("a bar with a title", 44, bars) {
            try frame(
                "mark",
                window { NavigationStack { mark().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
            ).minY
        },
        Figure("a bar with a large title", 96, bars) {
            try frame("mark", window { NavigationStack { mark().navigationTitle("Title") } }).minY
        },
        Figure("a bar with a title on a tablet", 50, tablets) {
            try frame(
                "mark",
                window(CGSize(width: 1024, height: 768)) {
                    NavigationStack { mark().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
                }
            ).minY
        },
        Figure("a bar with a large title on a tablet", 102, tablets) {
            try frame(
                "mark",
                window(CGSize(width: 1024, height: 768)) { NavigationStack { mark().navigationTitle("Title") } }
            ).minY
        },
        Figure("a bar with a title on a phone's side", 32, landscape) {
            try frame(
                "mark", window(CGSize(width: 844, height: 390)) { NavigationStack { mark().navigationTitle("Title") } }
            )
            .minY
        },
        Figure("a tab bar on a phone's side", 32, landscape) {
            let host = window(CGSize(width: 844, height: 390)) {
                TabView { mark().tabItem { Label("One", systemImage: "star") } }
            }
            return 390 - (try frame("mark", host)).maxY
        },
        Figure("a bar with a large title and a search field", 148, bars) {
            try frame(
                "mark", window { NavigationStack { mark().navigationTitle("Title").searchable(text: .constant("")) } }
            ).minY
        },
        Figure("a bar below", 49, bars) {
            let host = window {
                NavigationStack { mark().toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } } }
            }
            return phone.height - (try frame("mark", host)).maxY
        },
        Figure("a row with a switch", 44, lists) {
            let host = window {
                List {
                    Toggle("One", isOn: .constant(true))
                    Toggle("Two", isOn: .constant(true))
                }
            }
            return (try frame("Two", host)).midY - (try frame("One", host)).midY
        },
        Figure("a plain row's text from the edge", 20, margins) {
            try frame("Row", window { List { Text("Row") }.listStyle(.plain) }).minX
        },
        Figure("a row", 44, lists) {
            let host = window { List { ForEach(0..<2) { Text("Row \($0)") } } }
            return (try frame("Row 1", host)).midY - (try frame("Row 0", host)).midY
        },
        Figure("a row's text from the edge of a window of 390 points", 40, margins) {
            try frame("Row", window { List { Text("Row") } }).minX
        },
        Figure("a row's text from the edge of a window of 375 points", 32, lists) {
            try frame("Row", window(CGSize(width: 375, height: 667)) { List { Text("Row") } }).minX
        },
        Figure("an alert's width", 270, "UIAlertController, iOS 8 to 18") {
            let host = window { Text("Window").alert("Title", isPresented: .constant(true)) {} }
            return try #require(
                host.semantics.lazy.compactMap { node in
                    if case .dialog(let dialog) = node.role { dialog.card.width } else { nil }
                }.first)
        },
        Figure("a bar in a sheet", 56, "UINavigationBar in a page sheet, iPhone, iOS 13 to 18") {
            let host = window {
                Text("Window").sheet(isPresented: .constant(true)) {
                    NavigationStack { mark().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
                }
            }
            let card = try #require(
                host.semantics.lazy.compactMap { node in
                    if case .dialog(let dialog) = node.role { dialog.card } else { nil }
                }.first)
            return try frame("mark", host).minY - card.minY
        },
        Figure("a form sheet's width on a tablet", 540, "UIKit's form sheet, iPad, iOS 13 to 18") {
            let host = window(CGSize(width: 1024, height: 768)) {
                Text("Window").sheet(isPresented: .constant(true)) { Text("Sheet") }
            }
            return try #require(
                host.semantics.lazy.compactMap { node in
                    if case .dialog(let dialog) = node.role { dialog.card.width } else { nil }
                }.first)
        },
    ]

    @Test("What is measured here is what was recorded on iOS, to a pixel")
    func figures() throws {
        for figure in Self.figures {
            let measured = try figure.measure()
            #expect(
                abs(measured - figure.recorded) <= max(1 / 3, figure.recorded * figure.share) + 0.001,
                "\(figure.name): \(measured) here, \(figure.recorded) by \(figure.source)")
        }
    }
}

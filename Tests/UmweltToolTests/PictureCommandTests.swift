// One file: most tests contain the source of the app that they draw.

import Foundation
import Testing

@Suite struct PictureCommandTests {
    @Test("A preview has a query of its own, whose container a preview modifier makes") func previewableQuery()
        async throws
    {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftData
            import SwiftUI
            @Model final class Trip { var name: String; init(name: String) { self.name = name } }
            struct Sample: PreviewModifier {
                static func makeSharedContext() async throws -> ModelContainer {
                    let container = try ModelContainer(for: Trip.self, configurations: .init(isStoredInMemoryOnly: true))
                    for name in ["Nantucket", "Azores"] { container.mainContext.insert(Trip(name: name)) }
                    return container
                }
                func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
            }
            #Preview("Trips", traits: .modifier(Sample())) {
                @Previewable @Query(sort: \\Trip.name) var trips: [Trip]
                Text(trips.map(\\.name).joined(separator: ", "))
            }
            """, to: "Trips.swift")
        let outcome = try await workshop.umwelt("picture", "Trips.swift", "--output", "trips.svg")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(String(decoding: try workshop.data("trips.svg"), as: UTF8.self).contains("Azores, Nantucket"))
    }

    @Test(
        "Locale.current is the locale of the picture",
        arguments: ["en_US": "$12.50", "de_DE": "12,50"].sorted { $0.key < $1.key })
    func currentLocale(identifier: String, amount: String) async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Price() } } }
            struct Price: View {
                var body: some View {
                    Text(Locale.current.identifier)
                    Text(12.5.formatted(.currency(code: "USD")))
                }
            }
            """, to: "Price.swift")
        let outcome = try await workshop.umwelt(
            "picture", "Price.swift", "--locale", identifier, "--output", "price.svg")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let picture = String(decoding: try workshop.data("price.svg"), as: UTF8.self)
        #expect(picture.contains(identifier) && picture.contains(amount))
    }

    @Test("An app of several files leaves nothing beside its picture") func folderStaysClean() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { B() } } }\n", to: "App/A.swift")
        for (name, inner) in ["B": "C()", "C": "D()", "D": "Text(\"a\")"] {
            try workshop.write(
                "import SwiftUI\nstruct \(name): View { var body: some View { \(inner) } }\n", to: "App/\(name).swift")
        }
        let outcome = try await workshop.umwelt("picture", "App", "--output", "app.svg")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let found = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path)
        #expect(found.filter { !$0.hasPrefix(".") }.sorted() == ["App", "app.svg"])
    }

    @Test("An app in one file is drawn, and from the second time on without being compiled")
    func app() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            import CoreGraphics

            extension EnvironmentValues { @Entry var name = "nobody" }

            struct Greeting: View {
                @Environment(\\.name) private var name
                var body: some View { Text("Hi, \\(name)!").frame(maxWidth: .infinity) }
            }

            @main struct GreetingApp: App {
                init() { print("The app says hello.") }
                var body: some Scene { WindowGroup { Greeting().environment(\\.name, "reader") } }
            }
            """, to: "Greeting.swift")

        let first = try await workshop.umwelt("picture", "Greeting.swift")
        #expect(first.errors == "")
        #expect(first.output == "The app says hello.\nDrew picture.png\n")
        #expect(try workshop.pixels(of: "picture.png") == [780, 1688])

        let second = try await workshop.umwelt(
            "picture", "Greeting.swift", "--output", "b.png", "--size", "100x50", "--scale", "1")
        #expect(second.code == 0)
        #expect(try workshop.pixels(of: "b.png") == [100, 50])
        #expect(second.duration < first.duration)

        _ = try await workshop.umwelt("picture", "Greeting.swift", "--output", "light.svg", "--size", "100x50")
        _ = try await workshop.umwelt("picture", "Greeting.swift", "--output", "dark.svg", "--size", "100x50", "--dark")
        let light = String(decoding: try workshop.data("light.svg"), as: UTF8.self)
        #expect(light.contains("Hi, reader!"))
        #expect(try workshop.data("dark.svg") != workshop.data("light.svg"))
        #expect(try workshop.programs().count == 1)
    }

    @Test("A preview that is lower than a phone is drawn as on one that is held upright")
    func lowPreview() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI

            struct Low: View {
                @Environment(\\.verticalSizeClass) private var height
                @Environment(\\.horizontalSizeClass) private var width
                var body: some View {
                    Color.red.frame(width: width == .compact ? 30 : 10, height: height == .regular ? 20 : 40)
                }
            }

            #Preview { Low() }
            """, to: "Low.swift")
        let result = try await workshop.umwelt("picture", "Low.swift", "--scale", "1")
        #expect(result.code == 0)
        #expect(try workshop.pixels(of: "picture.png") == [30, 20])
    }

    @Test("A picture shows the results of tasks, and waits a second for running ones")
    func tasks() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI

            @main struct Loading: App { var body: some Scene { WindowGroup { Page() } } }

            struct Page: View {
                @State private var text = "loading"
                @State private var detail = "empty"
                var body: some View {
                    VStack {
                        Text(text).task { text = await load("loaded") }
                        if text == "loaded" { Text(detail).task { detail = await load("with detail") } }
                        Text("endless").task { while !Task.isCancelled { await Task.yield() } }
                    }
                }
                nonisolated func load(_ text: String) async -> String {
                    await Task.yield()
                    return text
                }
            }
            """, to: "Loading.swift")
        let outcome = try await workshop.umwelt("picture", "Loading.swift", "--output", "page.svg")
        #expect(outcome.errors == "")
        let page = String(decoding: try workshop.data("page.svg"), as: UTF8.self)
        #expect(page.contains("loaded") && page.contains("with detail") && page.contains("endless"))
    }

    @Test("A moment after a tap, and a film, are equal to the byte each time")
    func moments() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI

            struct Ball: View {
                @State private var isRight = false
                var body: some View {
                    VStack {
                        Circle().fill(.red).frame(width: 20, height: 20).offset(x: isRight ? 40 : -40)
                        Button("Move") { withAnimation(.spring) { isRight.toggle() } }
                    }
                }
            }
            #Preview { Ball().frame(width: 120, height: 60) }
            """, to: "Ball.swift")
        func draw(_ arguments: String..., to file: String) async throws -> Data {
            let outcome = try await workshop.run("umwelt", ["picture", "Ball.swift"] + arguments)
            #expect(outcome.errors == "")
            #expect(outcome.output == "Drew \(file)\n")
            return try workshop.data(file)
        }
        let end = try await draw("--tap", "Move", "--output", "end.png", to: "end.png")
        let moment = try await draw("--tap", "Move", "--at", "0.1", "--output", "a.png", to: "a.png")
        #expect(moment != end)
        let again = try await draw("--tap", "Move", "--at", "0.1", "--output", "b.png", to: "b.png")
        #expect(again == moment)
        for name in ["film.png", "film.gif", "film.webp"] {
            let film = try await draw("--tap", "Move", "--film", name, "--seconds", "0.5", to: name)
            let same = try await draw("--tap", "Move", "--film", name, "--seconds", "0.5", to: name)
            #expect(film == same)
        }
        let unknown = try await workshop.umwelt("picture", "Ball.swift", "--tap", "Go")
        #expect(unknown.code == 1)
        #expect(unknown.errors == "Error: There is nothing “Go” to tap. There are: “Move”.\n")
    }

    @Test("Work of tasks, queues and timers happens at its time in films and moments")
    func later() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI

            struct Page: View {
                @State private var done: Set<String> = []
                var body: some View {
                    VStack {
                        ForEach(done.sorted(), id: \\.self) { Text($0) }
                        Button("Tap") { later("tapped") }
                    }
                    .onAppear { later("by queue") }
                    .task {
                        try? await Task.sleep(for: .seconds(5))
                        done.insert("by task")
                    }
                    .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in
                        done.insert("by timer")
                    }
                }

                private func later(_ name: String) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { done.insert(name) }
                }
            }
            #Preview { Page() }
            """, to: "Page.swift")
        // The views take some time to appear on a machine that is busy: what is left for later is far from that.
        func texts(_ arguments: String...) async throws -> [String] {
            let options = ["picture", "Page.swift", "--size", "200x200", "--output", "a.svg"]
            let outcome = try await workshop.run("umwelt", options + arguments)
            #expect(outcome.errors == "")
            let page = String(decoding: try workshop.data("a.svg"), as: UTF8.self)
            return ["by queue", "by task", "by timer", "tapped"].filter { page.contains($0) }
        }
        #expect(try await texts("--at", "0") == [])
        #expect(try await texts("--at", "5.5") == ["by queue", "by task", "by timer"])
        #expect(try await texts("--tap", "Tap", "--at", "5.5") == ["by queue", "by task", "by timer", "tapped"])
    }

    @Test("A file that imports Combine is drawn, as what its publishers made of it")
    func combine() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Combine
            import SwiftUI

            final class Clock: ObservableObject {
                @Published var ticks = 0
                private var streams: Set<AnyCancellable> = []

                init() {
                    Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
                        .scan(0) { count, _ in count + 1 }.prefix(3)
                        .receive(on: DispatchQueue.main)
                        .sink { [weak self] in self?.ticks = $0 }
                        .store(in: &streams)
                }
            }

            struct Face: View {
                @EnvironmentObject var clock: Clock
                var body: some View { Text("\\(clock.ticks) ticks") }
            }

            @main struct ClockApp: App {
                @StateObject private var clock = Clock()
                var body: some Scene { WindowGroup { Page().environmentObject(clock) } }
            }

            struct Page: View {
                var body: some View { Face().task { try? await Task.sleep(for: .milliseconds(500)) } }
            }
            """, to: "Clock.swift")
        let outcome = try await workshop.umwelt("picture", "Clock.swift", "--output", "clock.svg")
        #expect(outcome.errors == "")
        #expect(String(decoding: try workshop.data("clock.svg"), as: UTF8.self).contains("3 ticks"))
    }

    @Test("A preview on a device is as large as its screen, and has its pixels; an unknown device is complained of")
    func devices() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Phone: PreviewProvider {
                static var previews: some View { Color.red.previewDevice("iPhone 8") }
            }
            struct Toaster: PreviewProvider {
                static var previews: some View { Color.red.previewDevice(PreviewDevice(rawValue: "Toaster")) }
            }
            struct Width: View {
                @Environment(\\.horizontalSizeClass) private var width
                var body: some View { Text(width == .regular ? "regular" : "compact") }
            }
            struct Wide: PreviewProvider {
                static var previews: some View { Width().previewDevice("iPhone 8") }
            }
            """, to: "Devices/Devices.swift")
        let phone = try await workshop.umwelt("picture", "Devices", "--preview", "Phone", "--output", "phone.png")
        #expect(phone.errors == "")
        #expect(try workshop.pixels(of: "phone.png") == [750, 1334])
        let scaled = try await workshop.umwelt(
            "picture", "Devices", "--preview", "Phone", "--output", "phone.png", "--scale", "1")
        #expect(scaled.errors == "")
        #expect(try workshop.pixels(of: "phone.png") == [375, 667])
        let wide = try await workshop.umwelt(
            "picture", "Devices", "--preview", "Wide", "--output", "wide.svg", "--set", "horizontalSizeClass=regular")
        #expect(wide.errors == "")
        #expect(String(decoding: try workshop.data("wide.svg"), as: UTF8.self).contains("regular"))
        let toaster = try await workshop.umwelt("picture", "Devices", "--preview", "Toaster", "--output", "toaster.png")
        #expect(toaster.errors.contains("There is no device “Toaster” for previewDevice(_:)."))
    }

    @Test("A picture has the screen of a device, upright or on its side; an unknown device is complained of")
    func screens() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\n#Preview { Color.red }", to: "Red.swift")
        let upright = try await workshop.umwelt("picture", "Red.swift", "--device", "iPhone 8", "--output", "a.png")
        #expect(upright.errors == "")
        #expect(try workshop.pixels(of: "a.png") == [750, 1334])
        let side = try await workshop.umwelt(
            "picture", "Red.swift", "--device", "iPhone 8", "--landscape", "--scale", "1", "--output", "b.png")
        #expect(side.errors == "")
        #expect(try workshop.pixels(of: "b.png") == [667, 375])
        let toaster = try await workshop.umwelt("picture", "Red.swift", "--device", "Toaster")
        #expect(toaster.errors.contains("There is no device “Toaster”. Known are"))
        let turned = try await workshop.umwelt("picture", "Red.swift", "--landscape")
        #expect(turned.errors.contains("--landscape turns a device"))
    }

    @Test("A preview that scrolls fills a window, shows its position, and makes only nearby views")
    func scrolling() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview("Far") {
                ScrollViewReader { reader in
                    ScrollView { VStack { ForEach(0..<100) { Text("row \\($0)").frame(height: 40).id($0) } } }
                        .onAppear { reader.scrollTo(50, anchor: .center) }
                }
            }
            #Preview("Long") {
                ScrollView {
                    LazyVStack { ForEach(0..<1_000_000) { number in Text("line \\(number)") } }
                }
            }
            """, to: "Rows/Rows.swift")
        let outcome = try await workshop.umwelt("picture", "Rows", "--output", "rows.svg")
        #expect(outcome.errors == "")
        let far = String(decoding: try workshop.data("rows-Far.svg"), as: UTF8.self)
        #expect(far.contains("row 50<") && !far.contains("row 5<") && far.contains("height=\"844\""))
        let long = String(decoding: try workshop.data("rows-Long.svg"), as: UTF8.self)
        #expect(long.contains("line 0<") && !long.contains("line 1000<") && long.contains("height=\"844\""))
    }

    @Test("Each preview has a picture with the name and the size of the preview")
    func previews() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nstruct Dot: View { var body: some View { Rectangle().fill(.red) } }", to: "Dots/Dot.swift")
        try workshop.write(
            """
            import SwiftUI

            #Preview("Wide / fixed", traits: .fixedLayout(width: 30, height: 10)) { Dot() }
            #Preview { Dot().frame(width: 12, height: 14) }
            #Preview { Dot().frame(height: 20).previewDisplayName("As wide as there is") }

            struct Small: PreviewProvider {
                static var previews: some View { Dot().previewLayout(.fixed(width: 5, height: 6)) }
            }
            enum Window: PreviewProvider {
                static var previews: some View { Dot().previewLayout(.device) }
            }
            final class Named: PreviewProvider {
                static var previews: some View { Dot().frame(width: 7, height: 8).previewDisplayName("Seven") }
            }
            """, to: "Dots/Previews/Dots.swift")

        let all = try await workshop.umwelt("picture", "Dots", "--output", "dots.png", "--scale", "1")
        #expect(all.errors == "")
        let files = all.output.split(separator: "\n").map { String($0.dropFirst("Drew ".count)) }
        #expect(
            files == [
                "dots-Wide-fixed.png", "dots-Preview-2.png", "dots-As-wide-as-there-is.png", "dots-Seven.png",
                "dots-Small.png", "dots-Window.png",
            ])
        let sizes = try files.map(workshop.pixels)
        #expect(sizes == [[30, 10], [12, 14], [390, 20], [7, 8], [5, 6], [390, 844]])

        let matrix = try await workshop.umwelt(
            "picture", "Dots", "--preview", "Preview 2", "--matrix", "--output", "sheet.svg")
        #expect(matrix.errors == "")
        let sheet = String(decoding: try workshop.data("sheet.svg"), as: UTF8.self)
        #expect(sheet.contains("light, large, left to right") && sheet.contains("dark, accessibility3"))
        let axes = try await workshop.umwelt(
            "picture", "Dots", "--axes", "locale=ar/de", "--preview", "Preview 2", "--output", "locales.svg")
        #expect(axes.errors == "")
        let locales = String(decoding: try workshop.data("locales.svg"), as: UTF8.self)
        #expect(locales.contains(">ar<") && locales.contains(">de<"))

        let one = try await workshop.umwelt("picture", "Dots", "--output", "one.png", "--preview", "Seven")
        #expect(one.output == "Drew one.png\n")
        #expect(try workshop.pixels(of: "one.png") == [14, 16])

        let unknown = try await workshop.umwelt("picture", "Dots", "--preview", "Eight")
        #expect(unknown.code == 1)
        #expect(
            unknown.errors == """
                Error: There is no preview “Eight”. There are: “Wide / fixed”, “Preview 2”, “As wide as there is”, \
                “Seven”, “Small”, “Window”.

                """)
    }

    @Test("A preview that crashes does no harm to one that is drawn by its name")
    func brokenPreview() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Broken: View { var body: some View { fatalError("no words left") } }
            #Preview("Broken") { Broken() }
            #Preview("Whole") { Text("whole") }
            """, to: "Two.swift")
        let whole = try await workshop.umwelt("picture", "Two.swift", "--preview", "Whole")
        #expect(whole.output == "Drew picture.png\n" && whole.errors == "")
        let broken = try await workshop.umwelt("picture", "Two.swift", "--preview", "Broken")
        #expect(broken.errors.contains("Two.swift:2:45: the program crashed in Broken.body: no words left"))
    }

    @Test("A package is built with SwiftPM, and its program draws, also after half a line of output")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Drawer", targets: [.executableTarget(name: "Drawer", path: ".")])
            """, to: "Drawer/Package.swift")
        // Stands in for the picture host: building all of Umwelt once more would take minutes.
        try workshop.write(
            """
            import Glibc
            print("Ready. ", terminator: "")
            print("Drew \\(String(cString: getenv("UMWELT_OUTPUT"))) of \\(String(cString: getenv("UMWELT_SIZE")))")
            """, to: "Drawer/main.swift")
        let outcome = try await workshop.umwelt("picture", "Drawer", "--size", "3x4")
        #expect(outcome.output == "Ready. Drew picture.png of 3x4\n")
        #expect(outcome.code == 0)
    }
}

extension Workshop {
    /// The programs that are kept for the next call.
    func programs() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(".cache/umwelt/programs").path)
    }

    @Test("A picture shows what views have left to queues as they appeared")
    func workLeftToQueues() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Measured: View {
                @State private var width: CGFloat = 0
                @State private var total = 0
                var body: some View {
                    Text(total > 0 ? "total \\(total)" : "unknown")
                        .frame(width: 100)
                        .background(
                            GeometryReader { proxy -> AnyView in
                                DispatchQueue.main.async { if width != proxy.size.width { width = proxy.size.width } }
                                return AnyView(EmptyView())
                            })
                        .onChange(of: width) {
                            DispatchQueue.global().async { DispatchQueue.main.async { total = Int(width) * 2 } }
                        }
                }
            }
            #Preview { Measured() }
            """, to: "Measured.swift")
        let picture = try await workshop.umwelt("picture", "Measured.swift", "--output", "page.svg")
        #expect(picture.output == "Drew page.svg\n", "\(picture.errors)")
        #expect(String(decoding: try workshop.data("page.svg"), as: UTF8.self).contains("total 200"))
    }
}

import Foundation
import Testing

@Suite(.serialized) struct RunCommandTests {
    @Test(
        "Invalid arguments of run are reported in one line, before anything is compiled",
        arguments: [
            (["nope.swift"], 1, "There is no file or folder nope.swift."),
            (["a.swift", "--port", "65536"], 64, "“65536” is no port: write a number from 0 to 65535."),
            (["a.swift", "--port", "-1"], 64, "--port"),
            ([], 64, "Missing expected argument '<path>'"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, message: String) async throws {
        let workshop = try Workshop()
        try workshop.write("", to: "a.swift")
        let outcome = try await workshop.run("umwelt", ["run"] + arguments)
        #expect(outcome.code == code)
        #expect(outcome.errors.contains(message))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.output.isEmpty)
    }

    private static func app(_ text: String, start: String = "") -> String {
        """
        import SwiftUI
        @main struct SmallApp: App {
            init() {
                print("given \\(CommandLine.arguments.dropFirst().joined(separator: "+"))")
                fflush(nil)
                \(start)
            }
            var body: some Scene { WindowGroup { \(text) } }
        }
        """
    }

    @Test("The app follows its source: errors are reported until the next save, the address and the token stay")
    func follows() async throws {
        let workshop = try Workshop()
        // Enough that a build takes a second on any machine: shorter builds show no notice.
        let rows = (0..<300).map {
            "struct Row\($0): View { var body: some View { HStack { Text(\"\($0)\").font(.headline).padding() } } }"
        }
        try workshop.write(([Self.app("Txt(1)")] + rows).joined(separator: "\n"), to: "Small.swift")
        let tool = try RunningTool(workshop, "Small.swift", "--port", "0", "--", "one", "--two")
        // The page is connected during the first build, and shows it.
        try await tool.line(with: "Building…")
        let address = String(try await tool.line(with: "Open http://127.0.0.1:").dropFirst("Open ".count))
        try await tool.line(with: "Small.swift:8:42: error: cannot find 'Txt' in scope")
        try await tool.line(with: "Error: Small does not compile. Waiting for a change.")

        try workshop.write(Self.app("Text(\"a\")"), to: "Small.swift")
        try await tool.line(with: "given one+--two")
        // The app prints before it accepts connections where the page of notices was: they wait.
        let page = try #require(await RunningTool.page(address))
        #expect(page.contains("umwelt-token"))

        try workshop.write(Self.app("Text(\"b\""), to: "Small.swift")
        try await tool.line(with: "Error: Small does not compile. Waiting for a change.")
        #expect(await RunningTool.page(address) == page)

        // As many editors do: another file takes the place of the first.
        try workshop.write(Self.app("Text(\"b\")"), to: "Small.new")
        let folder = workshop.folder
        #expect(
            rename(
                folder.appendingPathComponent("Small.new").path, folder.appendingPathComponent("Small.swift").path) == 0
        )
        try await tool.line(with: "Built in ")
        try await tool.line(with: "given one+--two")
        #expect(await RunningTool.page(address) == page)

        // The app runs on without its source, until there is a new one.
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Small.swift"))
        try await tool.line(with: "Error: There is no file or folder Small.swift.")
        #expect(await RunningTool.page(address) == page)
        try workshop.write(Self.app("Text(\"c\")"), to: "Small.swift")
        try await tool.line(with: "Built in ")
        try await tool.line(with: "given one+--two")

        #expect(try await tool.interrupt() == 0)
        #expect(await RunningTool.page(address) == nil)
    }

    @Test("An app that crashes when it starts is started again where the user wants it, or has saved another")
    func crashes() async throws {
        let workshop = try Workshop()
        try workshop.write(Self.app("Text(\"a\")", start: "fatalError(\"no way\")"), to: "apps/Small.swift")
        let tool = try RunningTool(workshop, "apps/Small.swift", "--port", "0")
        func expectCrash() async throws {
            // The message has the full path, however the file was named.
            let told = try await tool.line(with: "the program crashed")
            #expect(
                told.contains(
                    "Error: \(workshop.folder.path)/apps/Small.swift:6:9: the program crashed in SmallApp.init(): no way"
                ))
        }
        try await expectCrash()
        try await tool.line(with: "Waiting for a change, or for Return to restart the app.")
        tool.pressReturn()
        try await tool.line(with: "Restarting the app.")
        try await expectCrash()
        try workshop.write(Self.app("Text(\"a\")"), to: "apps/Small.swift")
        try await tool.line(with: "Built in ")
        try await tool.line(with: "given ")
        #expect(try await tool.interrupt() == 0)
    }

    @Test("An app's output appears line by line, also in a file; its storage belongs to its path")
    func keeps() async throws {
        let workshop = try Workshop()
        let source = """
            import SwiftUI
            @main struct SmallApp: App {
                @AppStorage("starts") private var starts = 0
                init() {
                    UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "plain") + 1, forKey: "plain")
                    UserDefaults.standard.synchronize()
                    starts += 1
                    print("start \\(starts), \\(UserDefaults.standard.integer(forKey: "plain"))")
                    #if DEBUG
                        print("for debugging")
                    #endif
                }
                var body: some Scene { WindowGroup { Text("a") } }
            }
            """
        for folder in ["one", "two"] { try workshop.write(source, to: "\(folder)/Reader/App.swift") }
        func start(_ folder: String, says: String) async throws {
            let tool = try RunningTool(workshop, "\(folder)/Reader", "--port", "0", "--log", "\(folder).log")
            try await tool.line(with: says)
            try await tool.line(with: "for debugging")
            // During a long build the page is already open; afterwards the app must answer there.
            _ = try await RunningTool.page(try await tool.address(), containing: "umwelt-token")
            #expect(try await tool.interrupt() == 0)
        }
        try await start("one", says: "start 1, 1")
        try await start("one", says: "start 2, 2")
        try await start("two", says: "start 1, 1")
        let log = String(decoding: try workshop.data("one.log"), as: UTF8.self)
        #expect(log == "start 1, 1\nfor debugging\nstart 2, 2\nfor debugging\n")
        // A picture begins with nothing.
        let outcome = try await workshop.umwelt("picture", "one/Reader")
        #expect(outcome.output.hasPrefix("start 1, 1\nfor debugging\nDrew "))
    }

    @Test("Previews are pages, listed where there are several; a taken port is followed by the next free one")
    func previews() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview("One & <only>") { Text("1") }
            #Preview("Two", traits: .fixedLayout(width: 30, height: 10)) { Text("2") }
            """, to: "Both.swift")
        let tool = try RunningTool(workshop, "Both.swift")
        let address = String(try await tool.line(with: "Open http://127.0.0.1:").dropFirst("Open ".count))
        let list = try await RunningTool.page(address, containing: "<h1>Previews</h1>")
        #expect(list.contains("<a href=\"/?preview=One%20%26%20%3Conly%3E\">One &amp; &lt;only></a></li>"))
        #expect(try #require(await RunningTool.page(address + "/?preview=Two")).contains("<title>Two</title>"))

        let port = try #require(address.split(separator: ":").last)
        let other = try RunningTool(workshop, "Both.swift", "--port", String(port), "--open")
        try await other.line(with: "Port \(port) is taken, so this is the next free one.")
        try await other.line(with: "Open http://127.0.0.1:")
        // Nothing is there that opens pages.
        try await other.line(with: "open http://127.0.0.1:")
        #expect(try await other.interrupt() == 0)
        #expect(try await tool.interrupt() == 0)
    }

    @Test("A browser that comes while one process follows another waits for the next one, and is never refused")
    func waits() async throws {
        let workshop = try Workshop()
        try workshop.write(Self.app("Text(\"a\")"), to: "Small.swift")
        let tool = try RunningTool(workshop, "Small.swift", "--port", "0")
        let address = try await tool.address()
        let visitor = Visitor(port: try #require(URL(string: address)?.port))
        // The page of notices gives way to the app.
        try await tool.line(with: "given ")
        for _ in 0..<2 {
            tool.pressReturn()
            try await tool.line(with: "Restarting the app.")
            try await tool.line(with: "given ")
            // The app prints that before it accepts connections.
            #expect(try #require(await RunningTool.page(address)).contains("umwelt-token"))
        }
        let seen = await visitor.end()
        #expect(seen.refused == 0 && seen.answered > 0)
        #expect(try await tool.interrupt() == 0)
    }

    @Test("An app that can no longer be reached ends with the reason, and does not run on in the background")
    func unreachable() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Foundation
            import SwiftUI
            @main struct DeafApp: App {
                init() {
                    print("begun")
                    fflush(nil)
                    Thread.detachNewThread {
                        while access(CommandLine.arguments[1], F_OK) != 0 { usleep(10_000) }
                        for socket in Int32(0)..<256 {
                            var listens: Int32 = 0
                            var size = socklen_t(4)
                            getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size)
                            if listens == 1 { shutdown(socket, Int32(SHUT_RDWR)) }
                        }
                    }
                }
                var body: some Scene { WindowGroup { Text("a") } }
            }
            """, to: "Deaf.swift")
        let sign = workshop.folder.appendingPathComponent("deaf").path
        let tool = try RunningTool(workshop, "Deaf.swift", "--port", "0", "--", sign)
        try await tool.line(with: "begun")
        _ = try await RunningTool.page(try await tool.address(), containing: "umwelt-token")
        try workshop.write("", to: "deaf")
        try await tool.line(with: "Error: The server no longer listens at 127.0.0.1: Invalid argument")
        try await tool.line(with: "The app has ended with code 1.")
        try await tool.line(with: "Waiting for a change, or for Return to restart the app.")
        #expect(try await tool.interrupt() == 0)
    }

    @Test("A program without a window or page is an error")
    func nothing() async throws {
        let workshop = try Workshop()
        try workshop.write("struct Plain {}", to: "Plain.swift")
        let tool = try RunningTool(workshop, "Plain.swift", "--port", "0")
        try await tool.line(with: "Error: There is nothing to show: write an App with @main, or a #Preview.")
        try await tool.line(with: "Waiting for a change, or for Return to restart the app.")
        #expect(try await tool.interrupt() == 0)
    }
}

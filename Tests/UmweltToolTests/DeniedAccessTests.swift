import Foundation
import Testing

@Suite(
    "Denied access to files is reported in one line",
    .enabled(if: Workshop.runsUnprivileged, "Other users may not run what is built here."))
struct DeniedAccessTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        let app = """
            import SwiftUI
            @main struct KeepingApp: App {
                @AppStorage("starts") private var starts = 0
                init() { starts += 1 }
                var body: some Scene { WindowGroup { Text("a") } }
            }
            """
        for path in [
            "App.swift", "Closed.swift", "closed/App.swift", "half/App.swift", "half/Closed.swift", "part/App.swift",
            "part/closed/Closed.swift",
        ] {
            try workshop.write(app, to: path)
        }
        let loop = workshop.folder.appendingPathComponent("Loop.swift")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        // A folder that every user may write to.
        try FileManager.default.createDirectory(at: place("mine"), withIntermediateDirectories: false)
        try set(0o777, "mine")
    }

    private func place(_ path: String) -> URL { workshop.folder.appendingPathComponent(path) }

    private func set(_ permissions: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place(path).path)
    }

    private func umwelt(_ arguments: String..., variables: [String: String] = [:]) async throws -> Workshop.Outcome {
        let own = ["HOME": "", "XDG_CACHE_HOME": "/cache", "XDG_CONFIG_HOME": "/config", "XDG_STATE_HOME": "/state"]
            .mapValues { place("mine").path + $0 }
        return try await workshop.run(
            "umwelt", arguments, variables: own.merging(variables) { $1 }, unprivileged: true)
    }

    @Test("Source: files, folders, what is in them, and links that lead round in a circle")
    func source() async throws {
        for path in ["Closed.swift", "closed", "half/Closed.swift"] { try set(0, path) }
        defer { try? set(0o700, "closed") }
        for (path, message) in [
            ("Closed.swift", "Closed.swift cannot be read: Permission denied."),
            ("closed", "closed cannot be read: Permission denied."),
            ("closed/App.swift", "closed/App.swift cannot be opened: Permission denied."),
            ("half", "\(place("half/Closed.swift").path) cannot be read: Permission denied."),
            ("Loop.swift", "Loop.swift cannot be opened: Too many levels of symbolic links."),
        ] {
            let outcome = try await umwelt("picture", path, "--output", "mine/a.png")
            #expect(outcome.code == 1)
            #expect(outcome.errors == "Error: \(message)\n")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test("A folder in that of the source: it is left out")
    func folder() async throws {
        try set(0, "part/closed")
        defer { try? set(0o700, "part/closed") }
        let outcome = try await umwelt("picture", "part", "--output", "mine/a.png")
        #expect(outcome.output == "Drew mine/a.png\n")
        let path = place("part/closed").path
        #expect(outcome.errors == "\(path) cannot be read: Permission denied. What is in it is left out.\n")
    }

    @Test("The folders of caches, pictures and logs")
    func written() async throws {
        try FileManager.default.createDirectory(at: place("kept/umwelt/programs"), withIntermediateDirectories: true)
        for path in ["kept/umwelt/programs", "kept"] { try set(0o755, path) }
        let advice = "set XDG_CACHE_HOME to a folder that is yours to write to."
        for (cache, message) in [
            ("kept", "\(place("kept/umwelt/programs").path) cannot be written to: \(advice)"),
            ("half", "\(place("half/umwelt/programs").path) cannot be made: \(advice)"),
        ] {
            let variables = ["XDG_CACHE_HOME": place(cache).path]
            let outcome = try await umwelt(
                "picture", "App.swift", "--output", "mine/a.png", variables: variables)
            #expect(outcome.code == 1)
            #expect(outcome.errors == "Error: \(message)\n")
        }
        let picture = try await umwelt("picture", "App.swift")
        let folder = workshop.folder.path
        #expect(
            picture.errors
                == "Error: picture.png cannot be written: there is no folder \(folder) that is yours to write to.\n")
        let log = try await umwelt("run", "App.swift", "--port", "0", "--log", "half/log")
        #expect(log.code == 1)
        #expect(log.errors == "Error: The log half/log cannot be written: Permission denied.\n")
    }

    @Test("Denied access to the folder of stored state: the app continues without it")
    func state() async throws {
        let outcome = try await umwelt("picture", "App.swift", "--output", "mine/a.png")
        #expect(outcome.output == "Drew mine/a.png\n", "\(outcome.errors)")
        let tool = try RunningTool(
            workshop, "App.swift", "--port", "0", unprivileged: true,
            variables: [
                "HOME": place("mine").path, "XDG_CACHE_HOME": place("mine/cache").path,
                "XDG_STATE_HOME": place("half").path,
            ])
        try await tool.line(with: "The values of @AppStorage cannot be written to \(place("half/umwelt/run").path)")
        _ = try await RunningTool.page(try await tool.address(), containing: "umwelt-token")
        #expect(try await tool.interrupt() == 0)
    }
}

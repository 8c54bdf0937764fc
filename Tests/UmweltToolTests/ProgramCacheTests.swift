import Foundation
import Testing

@testable import UmweltTool

@Suite("The cache of programs") struct ProgramCacheTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private func cache(_ text: String, name: String = "App") -> ProgramCache {
        var key = ContentKey()
        key.add(text)
        return ProgramCache(key: key, name: name, in: workshop.folder, capacity: 2)
    }

    private func fill(_ cache: ProgramCache) async throws {
        try await cache.fill { folder in
            let made = FileManager.default.createFile(
                atPath: folder.appendingPathComponent(cache.program.lastPathComponent).path,
                contents: Data("program".utf8), attributes: [.posixPermissions: 0o700])
            #expect(made)
        }
        // Times of change differ by a hundredth of a second at the least.
        try await Task.sleep(for: .milliseconds(20))
    }

    @Test("Programs that are used stay, also if they are the oldest")
    func use() async throws {
        try await fill(cache("one"))
        var use = cache("one").use()
        #expect(use != nil)
        for name in ["two", "three", "four"] { try await fill(cache(name)) }
        #expect(["one", "two", "three", "four"].map { cache($0).isFilled } == [true, false, true, true])
        // Reading has counted as a use: the third is the oldest that is left.
        use = nil
        #expect(!ProgramUse.isUsed(cache("one").folder))
    }

    @Test("A place without its program is filled again")
    func broken() async throws {
        try await fill(cache("one"))
        try FileManager.default.removeItem(at: cache("one").program)
        #expect(!cache("one").isFilled)
        try await fill(cache("one"))
        #expect(cache("one").isFilled)
    }

    @Test("The same file is another program as the only one of a folder: the module has another name")
    func moduleName() async throws {
        let source = """
            import SwiftUI
            #Preview { Named() }
            struct Named: View {
                var body: some View {
                    let _ = print(String(reflecting: Named.self))
                    Text("a")
                }
            }
            """
        try workshop.write(source, to: "Whale/Fish.swift")
        let file = try await workshop.umwelt("picture", "Whale/Fish.swift")
        #expect(file.output.contains("Fish.Named"), "\(file.output) \(file.errors)")
        let folder = try await workshop.umwelt("picture", "Whale")
        #expect(folder.output.contains("Whale.Named"), "\(folder.output) \(folder.errors)")
    }

    @Test("A file that is saved while it is compiled is compiled again: its entry has the program of its key")
    func savedMeanwhile() async throws {
        func source(_ word: String) -> String {
            "import SwiftUI\n#Preview { Word() }\n"
                + "struct Word: View { var body: some View { let _ = print(\"\(word)\"); Text(\"a\") } }\n"
        }
        try workshop.write(source("first"), to: "Word.swift")
        // A compiler that saves the file before its first compilation.
        let compiler = try await Toolchain.find("swiftc")
        let folder = workshop.folder.path
        try workshop.write(
            """
            #!/bin/sh
            case "$*" in *-emit-executable*)
                if [ ! -e '\(folder)/saved' ]; then
                    touch '\(folder)/saved'; sed -i s/first/second/ '\(folder)/Word.swift'
                fi
            esac
            exec '\(compiler)' "$@"
            """, to: "bin/swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/bin/swiftc")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let variables = ["PATH": "\(folder)/bin:\(path)"]
        let saved = try await workshop.umwelt("picture", "Word.swift", variables: variables)
        #expect(saved.output.contains("second"), "\(saved.output) \(saved.errors)")
        try workshop.write(source("first"), to: "Word.swift")
        let old = try await workshop.umwelt("picture", "Word.swift", variables: variables)
        #expect(old.output.contains("first"), "\(old.output) \(old.errors)")
    }

    @Test("A file may be named like an option of the compiler")
    func optionName() async throws {
        try workshop.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "-o.swift")
        let outcome = try await workshop.umwelt("picture", "./-o.swift", "--output", "a.png")
        #expect(outcome.code == 0, "\(outcome.output) \(outcome.errors)")
    }

    @Test("The C modules that one program was compiled with are not read again for the next")
    func modules() async throws {
        let workshop = try Workshop()
        let modules = { () throws -> Set<String> in
            let caches = workshop.folder.appendingPathComponent(".cache")
            return Set(try FileManager.default.subpathsOfDirectory(atPath: caches.path).filter { $0.hasSuffix(".pcm") })
        }
        try workshop.write("import SwiftUI\n#Preview { Text(\"One\") }\n", to: "One.swift")
        try workshop.write("import SwiftUI\n#Preview { Text(\"Two\") }\n", to: "Two.swift")
        #expect(try await workshop.umwelt("picture", "One.swift").code == 0)
        let first = try modules()
        #expect(!first.isEmpty)
        #expect(try await workshop.umwelt("picture", "Two.swift").code == 0)
        #expect(try modules() == first)
    }

    @Test("A file that cannot be opened is reported with the reason")
    func faults() throws {
        let files = FileManager.default
        let folder = workshop.folder
        let loop = folder.appendingPathComponent("Loop.swift")
        try files.createSymbolicLink(at: loop, withDestinationURL: loop)
        let lost = folder.appendingPathComponent("Lost.swift")
        try files.createSymbolicLink(at: lost, withDestinationURL: folder.appendingPathComponent("None.swift"))
        #expect(
            FileFault.message(for: loop.path) == "\(loop.path) cannot be opened: Too many levels of symbolic links.")
        #expect(FileFault.message(for: lost.path) == "\(lost.path) is a symbolic link to a file that does not exist.")
        #expect(FileFault.message(for: "/none/Here.swift") == "There is no file or folder /none/Here.swift.")
        #expect(FileFault.reason(at: "/none") == "No such file or directory")
    }
}

import Foundation
import Testing

@Suite("The script that installs requirements") struct SetUpTests {
    /// Returns the packages that a system without any would install.
    private func list(_ release: String) throws -> String {
        let workshop = try Workshop()
        try workshop.write(release, to: "os-release")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Scripts/set-up")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [script.path, "--list"]
        // No commands, no files and no modules of pkg-config.
        let commands = workshop.folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: commands, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: commands.appendingPathComponent("cat").path, withDestinationPath: "/bin/cat")
        process.environment = [
            "PATH": commands.path, "SYSTEM_RELEASE": workshop.folder.appendingPathComponent("os-release").path,
            "SYSTEM_ROOT": workshop.folder.path,
        ]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    @Test("Debian and Ubuntu have the same names", arguments: ["ID=debian", "ID=ubuntu\nID_LIKE=debian"])
    func apt(release: String) throws {
        let text = try list(release)
        #expect(text.hasPrefix("missing: git pkg-config python3 libc6-dev "))
        #expect(text.contains(" libpango1.0-dev "))
        #expect(text.contains("\noptional: "))
        #expect(text.contains(" libgtk-4-dev "))
    }

    @Test("Fedora and its relatives have names of their own", arguments: ["ID=fedora", "ID=amzn\nID_LIKE=\"fedora\""])
    func dnf(release: String) throws {
        let text = try list(release)
        #expect(text.hasPrefix("missing: git pkgconf-pkg-config python3 glibc-devel "))
        #expect(text.contains(" gtk4-devel "))
        #expect(!text.contains("bootstrap-icons"))
    }

    @Test("Another distribution is an error that says so") func unknown() throws {
        let text = try list("ID=arch\nPRETTY_NAME=\"Arch Linux\"")
        #expect(text.hasPrefix("Arch Linux is neither of Debian's family nor of Fedora's"))
    }
}

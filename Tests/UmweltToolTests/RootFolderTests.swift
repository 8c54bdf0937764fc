import Foundation
import Testing

@testable import UmweltTool

@Suite("The folder of an assistant's server") struct RootFolderTests {
    private let workshop: Workshop
    private let root: RootFolder

    init() throws {
        workshop = try Workshop()
        try workshop.write("", to: "root/App/A.swift")
        try workshop.write("", to: "rootless/B.swift")
        root = try RootFolder(path: workshop.folder.appendingPathComponent("root").path)
    }

    private func link(_ name: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: workshop.folder.appendingPathComponent(name).path,
            withDestinationPath: workshop.folder.appendingPathComponent(path).path)
    }

    @Test("Paths inside are relative to it, written in any way")
    func inside() throws {
        #expect(try root.relativePath("App/A.swift") == "App/A.swift")
        #expect(try root.relativePath("App/../App/./A.swift") == "App/A.swift")
        #expect(try root.relativePath(root.path + "/App") == "App")
        #expect(try root.relativePath(".") == ".")
        try link("root/Link.swift", to: "root/App/A.swift")
        #expect(try root.relativePath("Link.swift") == "App/A.swift")
    }

    @Test("Paths outside are refused: above it, beside it, by a link, and such that do not exist")
    func outside() throws {
        try link("root/up", to: "rootless")
        try link("root/B.swift", to: "rootless/B.swift")
        for path in [
            "..", "../rootless/B.swift", "/etc/passwd", "up", "up/B.swift", "B.swift", "../none", "App/../../x",
        ] {
            #expect(throws: ToolError.self, "\(path)") { try root.relativePath(path) }
            do {
                _ = try root.relativePath(path)
            } catch {
                #expect("\(error)".contains("is outside of"), "\(error)")
            }
        }
    }

    @Test("A missing file inside is named, and so is a missing root")
    func missing() throws {
        do {
            _ = try root.relativePath("None.swift")
            Issue.record("None.swift exists")
        } catch {
            #expect("\(error)" == "There is no file or folder None.swift.")
        }
        #expect(throws: ToolError.self) { try RootFolder(path: root.path + "/App/A.swift") }
        #expect(throws: ToolError.self) { try RootFolder(path: root.path + "/none") }
    }
}

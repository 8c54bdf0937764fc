import Foundation
import Testing

@testable import UmweltTool

@Suite("The editor") struct EditorTests {
    @Test("A place of the source is put into the command; files elsewhere, or of another kind, are not opened")
    func arguments() throws {
        let workshop = try Workshop()
        try workshop.write("", to: "My App/A.swift")
        try workshop.write("", to: "B.swift")
        try workshop.write("", to: "My App/notes.txt")
        let sources = workshop.folder.appendingPathComponent("My App")
        let file = sources.resolvingSymlinksInPath().appendingPathComponent("A.swift").path
        let code = try #require(Editor(["UMWELT_EDITOR": "code -g {file}:{line}:{column}"]))
        #expect(code.arguments(for: "\(file):3:7", in: sources) == ["code", "-g", "\(file):3:7"])
        let plain = try #require(Editor(["UMWELT_EDITOR": "edit"]))
        #expect(plain.arguments(for: "\(file):3:7", in: sources) == ["edit", "\(file):3:7"])
        #expect(plain.arguments(for: "Reader/A.swift:3:1", in: sources) == ["edit", "\(file):3:1"])
        #expect(plain.arguments(for: "Reader/B.swift:3:1", in: sources) == nil)
        try workshop.write("", to: "My App/Inner/A.swift")
        #expect(plain.arguments(for: "Reader/A.swift:3:1", in: sources) == nil)
        for other in ["../B.swift", "notes.txt", "None.swift"] {
            #expect(plain.arguments(for: "\(sources.path)/\(other):1:1", in: sources) == nil)
        }
        #expect(Editor([:]) == nil)
        let own = try #require(Editor(["UMWELT_EDITOR": "-"]))
        #expect(own.arguments(for: "\(file):3:7", in: sources) == ["-", "\(file):3:7"])
    }
}

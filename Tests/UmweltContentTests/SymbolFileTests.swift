import Foundation
import Testing

@testable import UmweltContent

@Suite("Files of symbols") struct SymbolFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")

    private let dot = #"<circle cx="8" cy="8" r="3"/>"#
    private let bar = #"<path d="M1 1h14v14H1z"/>"#

    /// Writes the icons as files of a folder and as one file, as an installation has them.
    private func files() throws -> (folder: SymbolFiles, collection: SymbolFiles) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, shape) in [("dot", dot), ("dot-bar", bar)] {
            try Data("<svg>\(shape)</svg>".utf8).write(to: folder.appendingPathComponent("\(name).svg"))
        }
        let file = folder.appendingPathComponent("symbols.svg")
        let text = """
            <svg><symbol id="dot-bar" viewBox="0 0 16 16">\(bar)</symbol>
            <symbol id="dot" viewBox="0 0 16 16">\(dot)</symbol>
            </svg>
            """
        try Data(text.utf8).write(to: file)
        return (SymbolFiles(folder: folder.path), SymbolFiles(folder: "/nowhere", collection: file.path))
    }

    @Test("The icons of one file are those of a folder") func collection() throws {
        let (files, collection) = try files()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(collection.areInstalled)
        for name in ["dot", "dot-bar"] {
            #expect(files.outline(name) != nil)
            #expect(collection.outline(name) == files.outline(name))
        }
        #expect(collection.outline("bar") == nil)
    }

    @Test("A folder replaces a file that is not there") func folderOnly() throws {
        _ = try files()
        defer { try? FileManager.default.removeItem(at: folder) }
        let symbols = SymbolFiles(folder: folder.path, collection: "/nowhere/symbols.svg")
        #expect(symbols.areInstalled)
        #expect(symbols.outline("dot") != nil)
    }

    @Test("A file that lacks an icon, such as an app's own file of that name, does not hide the folder's")
    func otherFile() throws {
        _ = try files()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("other.svg")
        try Data("<svg><symbol id=\"line\"/></svg>".utf8).write(to: file)
        let symbols = SymbolFiles(folder: folder.path, collection: file.path)
        #expect(symbols.outline("dot") != nil && symbols.outline("dot-bar") != nil)
        #expect(symbols.outline("line") == nil)
    }
}

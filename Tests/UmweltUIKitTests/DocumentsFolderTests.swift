import Foundation
import Testing
import UmweltFoundation

@Suite("The folder of the user's documents") struct DocumentsFolderTests {
    @Test("A folder for documents is made where there is none, and a home that cannot have one does no harm")
    func documents() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = home.appendingPathComponent("Documents")
        DocumentsFolder.make(at: folder)
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        DocumentsFolder.make(at: folder)
        #expect(try Data(contentsOf: file) == Data("a".utf8))
        DocumentsFolder.make(at: file.appendingPathComponent("Documents"))
        #expect(FileManager.default.fileExists(atPath: URL.documentsDirectory.path))
    }
}

import Foundation
import Testing
import Umwelt

@Suite("The watch of folders") struct FolderWatchTests {
    @Test("A change has the name of the file, the number of its folder, and the end of a removed folder")
    func changes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let watch = FolderWatch(of: .contents)
        let number = try #require(watch.add(folder.path))
        #expect(watch.add(folder.path) == number)
        #expect(watch.add(folder.appendingPathComponent("missing").path) == nil)

        try Data("one".utf8).write(to: folder.appendingPathComponent("a.txt"))
        try FileManager.default.removeItem(at: folder)
        var seen: [FolderWatch.Change] = []
        watch.readChanges { seen.append($0) }
        #expect(Set(seen.map(\.folder)) == [number])
        #expect(Set(seen.map(\.name)) == ["a.txt", ""])
        #expect(seen.last?.isEnd == true && !seen.contains { $0.isOverflow })

        seen = []
        watch.readChanges { seen.append($0) }
        #expect(seen.isEmpty)
    }
}

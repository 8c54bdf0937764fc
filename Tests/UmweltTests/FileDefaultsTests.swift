import Foundation
import SwiftUI
import Testing

@testable import Umwelt

@MainActor @Suite("User defaults of visitors") struct FileDefaultsTests {
    @Test("Values are those of the file when it is read again, and what is set changes its own key alone")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("defaults.plist")
        // Two processes that a visitor comes to, one after the other.
        let (one, two) = (FileDefaults(at: url), FileDefaults(at: url))
        one.set(1, forKey: "count")
        one.set("kept", forKey: "name")
        #expect(two.object(forKey: "count") == nil)
        two.reread()
        #expect(two.integer(forKey: "count") == 1 && two.string(forKey: "name") == "kept")
        two.set(2, forKey: "count")
        two.removeObject(forKey: "name")
        two.set(true, forKey: "new")
        #expect(one.integer(forKey: "count") == 1)
        one.reread()
        #expect(one.integer(forKey: "count") == 2 && one.object(forKey: "name") == nil && one.bool(forKey: "new"))
        one.set(0.5, forKey: "other")
        let third = FileDefaults(at: url)
        #expect(third.integer(forKey: "count") == 2 && third.double(forKey: "other") == 0.5)
        // Nothing of it is for the whole process.
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }
}

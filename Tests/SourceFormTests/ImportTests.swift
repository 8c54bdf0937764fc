import Foundation
import OSLog
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import OSLog

/// The modules that source for Apple's systems imports beside SwiftUI.
@Suite("Imports of Apple's systems") struct ImportTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("A log message formats its values, and hides private ones")
    func logMessages() {
        let name = "Ada"
        #expect(text("\(name) has \(3) of \(2.5, format: .fixed(precision: 1))") == "Ada has 3 of 2.5")
        #expect(text("\(name, privacy: .private) \(name, privacy: .public)") == "<private> Ada")
        #expect(text("\(255, format: .hex(includePrefix: true)) \(-5, format: .decimal(minDigits: 3))") == "0xff -005")
        #expect(text("[\(name, align: .right(columns: 5))]") == "[  Ada]")
        #expect(text("\(true) \(false, format: .answer) \(String.self)") == "true NO String")
        let masked = text("\(name, privacy: .private(mask: .hash))")
        #expect(masked.hasPrefix("<mask.hash: ") && masked == text("\(name, privacy: .sensitive(mask: .hash))"))
    }

    @Test("Formats of C are filled with the values; what has none stays")
    func formats() {
        #expect(
            LogFormat.fill("%{public}@ has %d pages, %.1f%%", with: ["Emma", 12, 50.26]) == "Emma has 12 pages, 50.3%")
        #expect(LogFormat.fill("%@ %@ 5%", with: ["a"]) == "a %@ 5%")
        #expect(LogFormat.fill("%08lx", with: [255]) == "000000ff")
    }

    @Test("Loggers write, and a disabled log does not")
    func loggers() {
        Logger(subsystem: "org.example", category: "test").debug("\(1)")
        os_log("%d", log: .disabled, type: .error, 1)
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .debug))
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock { state in
                state += 1; return state
            } == 2)
    }

    @Test("A signposter passes results and errors on, and one that is disabled writes nothing")
    func signposts() throws {
        struct Fault: Error {}
        let signposter = OSSignposter(subsystem: "org.example", category: "test")
        #expect(signposter.isEnabled && !OSSignposter.disabled.isEnabled)
        #expect(signposter.withIntervalSignpost("Read", id: signposter.makeSignpostID(), "\(1)") { 3 } == 3)
        #expect(throws: Fault.self) { try signposter.withIntervalSignpost("Read") { throw Fault() } }
        let state = signposter.beginInterval("Write")
        signposter.emitEvent("Halfway", "\(0.5)")
        signposter.endInterval("Write", state, "done")
        let object = NSObject()
        #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    }

    @Test("A file name gets the extension of its type unless its own is one")
    func fileNames() {
        var url = URL(fileURLWithPath: "/a").appendingPathComponent("puppy", conformingTo: .png)
        #expect(url.lastPathComponent == "puppy.png")
        url = URL(fileURLWithPath: "/a").appendingPathComponent("puppy.jpg", conformingTo: .image)
        #expect(url.lastPathComponent == "puppy.jpg")
        url = URL(fileURLWithPath: "/a")
        url.appendPathComponent("puppy.jpg", conformingTo: .plainText)
        #expect(url.path == "/a/puppy.jpg.txt")
        #expect(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .folder).lastPathComponent == "b")
    }

    @Test("Types are found by extension, MIME type and name, and conform to their kinds")
    func types() throws {
        let png = try #require(UTType(filenameExtension: "PNG"))
        #expect(png == .png && png.preferredMIMEType == "image/png" && png.preferredFilenameExtension == "png")
        #expect(png.conforms(to: .image) && png.isSubtype(of: .data) && !png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .jpeg) && UTType.json.conforms(to: .plainText) == false)
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType("public.html") == .html && UTType("no.such") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        let own = UTType(exportedAs: "org.example.book", conformingTo: .zip)
        #expect(own.conforms(to: .archive) && own.isDeclared)
        #expect(UTType(filenameExtension: "") == nil)
        let unknown = try #require(UTType(filenameExtension: "zzz"))
        #expect(unknown.preferredFilenameExtension == "zzz" && unknown.conforms(to: .data))
        #expect(try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(png)) == png)
        #expect(URL(fileURLWithPath: "/a").appendingPathExtension(for: .pdf).lastPathComponent == "a.pdf")
    }
}

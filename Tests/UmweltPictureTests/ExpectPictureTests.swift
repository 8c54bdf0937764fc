import SwiftUI
import Testing
import UmweltTesting

/// A badge that looks different in everything that a matrix varies.
private struct Badge: View {
    var body: some View {
        HStack {
            Text("\(1234) words")
            Color.red.frame(width: 12, height: 12)
        }
        .padding(4)
    }
}

/// A folder of its own in which a test stands.
private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    var testFile: String { url.appendingPathComponent("SomeTests.swift").path }

    /// The names of the stored pictures and what is beside them.
    var pictures: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent("Pictures").path)) ?? [])
            .sorted()
    }

    func file(_ name: String) -> URL { url.appendingPathComponent("Pictures").appendingPathComponent(name) }

    func store(_ png: Data, as name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("Pictures"), withIntermediateDirectories: true)
        try png.write(to: file(name))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@MainActor @Suite("Expected pictures", .disabled(if: isAccepting, "every picture is right when they are accepted"))
struct ExpectPictureTests {
    private func png<V: View>(_ view: V) throws -> Data {
        let renderer = ImageRenderer(content: view)
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("A host is drawn as it is now")
    func host() throws {
        let host = TestHost(size: CGSize(width: 100, height: 40)) { Color.blue }
        let folder = Folder()
        try folder.store(png(Color.blue.frame(width: 100, height: 40)), as: "blue.png")
        expectPicture(of: host, named: "blue", testFile: folder.testFile)
    }

    @Test("A picture that differs fails, and leaves what was drawn and the difference")
    func different() throws {
        let folder = Folder()
        try folder.store(png(Color.blue.frame(width: 10, height: 10)), as: "dot.png")
        withKnownIssue {
            expectPicture(
                of: Color.red.frame(width: 10, height: 12), named: "dot", testFile: folder.testFile)
        } matching: {
            "\($0)".contains("The picture dot is not the stored one. See \(folder.file("dot.actual.png").path)")
        }
        #expect(folder.pictures == ["dot.actual.png", "dot.difference.png", "dot.png"])
        let difference = try #require(Pixels(folder.file("dot.difference.png")))
        #expect(difference.height == 12)
        #expect(difference[5, 5] == 0xFF0000)

        // Once it is right, nothing is left of that.
        expectPicture(of: Color.blue.frame(width: 10, height: 10), named: "dot", testFile: folder.testFile)
        #expect(folder.pictures == ["dot.png"])
    }

    @Test("What is the same is pale in the difference")
    func pale() throws {
        let folder = Folder()
        func dots(_ color: Color) -> some View {
            HStack(spacing: 0) {
                Color.black.frame(width: 10, height: 10)
                color.frame(width: 10, height: 10)
            }
        }
        try folder.store(png(dots(.blue)), as: "dots.png")
        withKnownIssue { expectPicture(of: dots(.green), named: "dots", testFile: folder.testFile) }
        let difference = try #require(Pixels(folder.file("dots.difference.png")))
        #expect([difference[5, 5], difference[15, 5]] == [0xC0C0C0, 0xFF0000])
    }

    @Test("A picture that was never stored fails, as does one that is none")
    func missing() throws {
        let folder = Folder()
        withKnownIssue {
            expectPicture(of: Color.red.frame(width: 9, height: 9), named: "new", testFile: folder.testFile)
        } matching: {
            "\($0)".contains("is not the stored one: there is none")
        }
        #expect(folder.pictures == ["new.actual.png"])
        try folder.store(Data("no picture".utf8), as: "old.png")
        withKnownIssue {
            expectPicture(of: Color.red.frame(width: 9, height: 9), named: "old", testFile: folder.testFile)
        }
        #expect(folder.pictures == ["new.actual.png", "old.actual.png", "old.png"])
    }

    @Test("Only pixels count, not how the file is compressed")
    func pixels() throws {
        let folder = Folder()
        let view = Color.red.frame(width: 9, height: 9)
        // The file says how many pixels a point has; the pixels are the same.
        let renderer = ImageRenderer(content: Color.red.frame(width: 4.5, height: 4.5))
        renderer.scale = 2
        renderer.isOpaque = true
        #expect(try renderer.pngData() != png(view))
        try folder.store(renderer.pngData(), as: "dot.png")
        expectPicture(of: view, named: "dot", testFile: folder.testFile)
    }

    @Test("Views without size, names of other folders and large files are refused")
    func refused() throws {
        let folder = Folder()
        withKnownIssue {
            expectPicture(of: EmptyView(), named: "empty", testFile: folder.testFile)
        } matching: {
            "\($0)".contains("has nothing to show")
        }
        withKnownIssue {
            expectPicture(of: Badge(), named: "../badge", testFile: folder.testFile)
        } matching: {
            "\($0)".contains("cannot be named “../badge”")
        }
        withKnownIssue {
            expectPicture(of: Badge(), named: "badge", limit: 100, testFile: folder.testFile)
        } matching: {
            "\($0)".contains("bytes, 100 are the most")
        }
        #expect(folder.pictures == [])
    }
}

@MainActor @Suite("Picture matrices")
struct PictureMatrixTests {
    @Test("One sheet has all variants, with captions")
    func sheet() {
        expectPicture(
            of: Badge(), named: "badge-matrix",
            in: .matrix(.colorScheme, .dynamicTypeSize(.large, .accessibility3), .layoutDirection, .locale("ar")))
    }

    @Test("A host that was drawn in variants is afterwards what it was")
    func traits() {
        let host = TestHost(size: CGSize(width: 30, height: 40)) { Text("Umwelt") }
        let (traits, picture) = (host.traits, host.displayList)
        expectPicture(of: host, named: "host-matrix", in: .matrix(.layoutDirection, .trait(\.displayScale, 1, 2)))
        #expect(host.traits == traits && host.displayList == picture)
    }

    @Test("A matrix is read as people write it")
    func text() throws {
        let host = ViewHost(traits: .testing, typeSetter: PangoTypeSetter.shared, content: Badge())
        let sheet = try PictureMatrix("colorScheme,dynamicTypeSize=large/accessibility3,layoutDirection,locale=ar")
            .sheet(of: host)
        let same = PictureMatrix.matrix(
            .colorScheme, .dynamicTypeSize(.large, .accessibility3), .layoutDirection, .locale("ar"))
        #expect(sheet == same.sheet(of: host))
        #expect(try PictureMatrix("usual").sheet(of: host) == PictureMatrix.usual.sheet(of: host))
        for text in ["colour", "colorScheme=purple", "dynamicTypeSize", "dynamicTypeSize=huge", ",", "locale=qqq"] {
            #expect(throws: PictureSettingsError.self) { try PictureMatrix(text) }
        }
    }
}

private let isAccepting = ProcessInfo.processInfo.environment["UMWELT_ACCEPT_PICTURES"] == "1"

import SwiftUI
import Testing
import UmweltTesting

/// A ball that a button moves to the right, by 80 points in a second.
private struct Ball: View {
    @State private var isRight = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 20, height: 20).offset(x: isRight ? 80 : 0)
            Button("Move") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            Button("Stay") {}.disabled(true)
            Text("Flick").onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            Text("Read")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

private struct BallApp: App {
    var body: some Scene { WindowGroup { Ball() } }
}

/// A bar that grows when it appears, to 80 points in a second.
private struct BarApp: App {
    var body: some Scene { WindowGroup { Bar() } }

    private struct Bar: View {
        @State private var isLong = false

        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: isLong ? 80 : 0)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .onAppear { withAnimation(.linear(duration: 1)) { isLong = true } }
        }
    }
}

/// Pictures of views while they move.
@MainActor struct MomentTests {
    /// Draws an app to a file, and returns its content.
    private func draw<A: App>(_ app: A, _ variables: [String: String], as name: String = "picture.png") throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var all = [
            "UMWELT_OUTPUT": folder.appendingPathComponent("picture.png").path, "UMWELT_SIZE": "120x120",
            "UMWELT_SCALE": "1", "UMWELT_LOCALE": "en_US",
        ]
        all.merge(variables) { $1 }
        if name != "picture.png" { all["UMWELT_FILM"] = folder.appendingPathComponent(name).path }
        let files = try PictureHost(PictureSettings(all)).draw(app: app)
        #expect(files.map(\.lastPathComponent) == [name])
        return try Data(contentsOf: folder.appendingPathComponent(name))
    }

    /// The column in which the red begins.
    private func place(_ png: Data) throws -> Int? {
        let pixels = try #require(Pixels(png))
        return (0..<pixels.width).first { pixels[$0, 10] == 0xFF3B30 }
    }

    @Test func `SEMANTICS 55: a picture shows the end of every animation`() throws {
        #expect(try place(draw(BallApp(), [:])) == 0)
        #expect(try place(draw(BallApp(), ["UMWELT_TAP": "Move"])) == 80)
        #expect(try place(draw(BallApp(), ["UMWELT_TAP": "Move\nMove"])) == 0)
        #expect(try place(draw(BarApp(), [:])) == 80)
    }

    @Test(arguments: [("0", 0), ("0.25", 20), ("0.5", 40), ("1.2", 80)])
    func `SEMANTICS 55: a picture shows a moment if one is asked for`(time: String, place: Int) throws {
        #expect(try self.place(draw(BallApp(), ["UMWELT_TAP": "Move", "UMWELT_AT": time])) == place)
        #expect(try self.place(draw(BarApp(), ["UMWELT_AT": time])) == place)
    }

    @Test(arguments: ["0.25", "0.5", "1"])
    func `a moment is drawn as it was`(time: String) throws {
        expectPicture(
            of: try draw(BallApp(), ["UMWELT_TAP": "Move", "UMWELT_AT": time]), named: "moment-\(time)")
    }

    @Test func `a tap comes once the one before has done its work`() throws {
        let picture = try draw(BallApp(), ["UMWELT_TAP": "Move\nMove", "UMWELT_AT": "0.25"])
        #expect(try place(picture) == 60)
    }

    @Test func `a tap on what is no button is a touch`() throws {
        #expect(try place(draw(BallApp(), ["UMWELT_TAP": "Flick", "UMWELT_AT": "0.5"])) == 40)
    }

    @Test func `what cannot be tapped is told, with what can`() {
        #expect { try draw(BallApp(), ["UMWELT_TAP": "Go"]) } throws: {
            "\($0)" == "There is nothing “Go” to tap. There are: “Move”, “Stay”."
        }
        #expect(throws: PictureHostError.deadLabel("Stay")) { try draw(BallApp(), ["UMWELT_TAP": "Stay"]) }
        #expect(throws: PictureHostError.deadLabel("Read")) { try draw(BallApp(), ["UMWELT_TAP": "Read"]) }
    }

    @Test(arguments: ["film.png", "film.gif", "film.webp"])
    func `a film is the same each time, to the byte`(name: String) throws {
        let variables = ["UMWELT_TAP": "Move", "UMWELT_SECONDS": "0.5", "UMWELT_FPS": "10"]
        let film = try draw(BallApp(), variables, as: name)
        #expect(try draw(BallApp(), variables, as: name) == film)
    }

    @Test func `a film has a picture for each place, and rests at the end`() throws {
        let film = try draw(
            BallApp(), ["UMWELT_TAP": "Move", "UMWELT_SECONDS": "2", "UMWELT_FPS": "10"], as: "film.png")
        // The number of pictures follows the name of its chunk: of 21 the last eleven are the same.
        let name = try #require(film.firstRange(of: Data("acTL".utf8)))
        #expect(Array(film[name.upperBound..<name.upperBound + 4]) == [0, 0, 0, 11])
        #expect(try place(film) == 0)
    }

    @Test func `a moment of a sheet of variants is refused, a tap before it is not`() throws {
        #expect(throws: PictureSettingsError.motionOfMatrix) {
            try draw(BallApp(), ["UMWELT_MATRIX": "colorScheme", "UMWELT_AT": "0.5"])
        }
        let sheet = try draw(BallApp(), ["UMWELT_MATRIX": "colorScheme", "UMWELT_TAP": "Move"])
        let pixels = try #require(Pixels(sheet))
        #expect(pixels.width > 240)
    }

    @Test func `views are told the date that is asked for`() throws {
        struct Clock: View {
            var body: some View {
                TimelineView(.periodic(from: .distantPast, by: 0.5)) { context in
                    Color.red.frame(width: 20, height: 20)
                        .offset(x: context.date.timeIntervalSince1970 - 1_750_075_200)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        struct ClockApp: App {
            var body: some Scene { WindowGroup { Clock() } }
        }
        let date = "2025-06-16T12:00:10Z"
        #expect(try place(draw(ClockApp(), ["UMWELT_DATE": date])) == 10)
        #expect(try place(draw(ClockApp(), ["UMWELT_DATE": date, "UMWELT_AT": "5.2"])) == 15)
    }
}

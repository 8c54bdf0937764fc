import Foundation
import Testing

@testable import UmweltPictures

/// The settings of the picture host, from variables.
@Suite struct PictureSettingsTests {
    @Test func `without variables the end of every animation is drawn`() throws {
        let settings = try PictureSettings()
        #expect(settings.taps == [] && settings.moment == nil && settings.film == nil && settings.date == nil)
        #expect(!settings.showsMotion)
        #expect(try PictureSettings(["UMWELT_TAP": "", "UMWELT_AT": "", "UMWELT_FILM": ""]).moment == nil)
    }

    @Test func `taps are lines, a moment is seconds, a date is as ISO 8601 says`() throws {
        let settings = try PictureSettings([
            "UMWELT_TAP": "Show more\nAdd, then go", "UMWELT_AT": "0.3", "UMWELT_DATE": "2025-06-16T12:00:00Z",
        ])
        #expect(settings.taps == ["Show more", "Add, then go"])
        #expect(settings.moment == 0.3 && settings.showsMotion)
        #expect(settings.date == Date(timeIntervalSince1970: 1_750_075_200))
        #expect(try PictureSettings(["UMWELT_AT": "0"]).moment == 0)
        let day = try PictureSettings(["UMWELT_DATE": "2025-06-16"]).date
        #expect(day == Date(timeIntervalSince1970: 1_750_032_000))
    }

    @Test func `a film has two seconds with thirty pictures each, a GIF with 25`() throws {
        let film = try #require(try PictureSettings(["UMWELT_FILM": "a/out.webp"]).film)
        #expect(film.format == .webp && film.seconds == 2 && film.framesPerSecond == 30)
        #expect(film.times.count == 61 && film.times.first == 0 && film.times.last == 2)
        #expect(try PictureSettings(["UMWELT_FILM": "out.gif"]).film?.framesPerSecond == 25)
        let short = try PictureSettings(["UMWELT_FILM": "out.png", "UMWELT_SECONDS": "0.3", "UMWELT_FPS": "10"])
        #expect(short.film?.times == [0, 0.1, 0.2, 3.0 / 10])
        #expect(short.file.lastPathComponent == "out.png")
        let still = try PictureSettings(["UMWELT_FILM": "out.png", "UMWELT_SECONDS": "0"])
        #expect(still.film?.times == [0])
    }

    @Test(arguments: ["soon", "nan", "-1", "inf", "61", "0,3"])
    func `times that are none are refused`(text: String) {
        let error = PictureSettingsError.invalidTime(text)
        #expect(throws: error) { try PictureSettings(["UMWELT_AT": text]) }
        #expect(throws: error) { try PictureSettings(["UMWELT_FILM": "out.png", "UMWELT_SECONDS": text]) }
        #expect(throws: error) { try PictureSettings(["UMWELT_SECONDS": text]) }
    }

    @Test(arguments: [("out.png", 60.0), ("out.gif", 50)], ["many", "nan", "-1", "0", "61"])
    func `rates that a film cannot have are refused`(file: (name: String, limit: Double), text: String) {
        #expect(throws: PictureSettingsError.invalidFrameRate(text, limit: file.limit)) {
            try PictureSettings(["UMWELT_FILM": file.name, "UMWELT_FPS": text])
        }
    }

    @Test func `values of the host are set by name, over the other options`() throws {
        let settings = try PictureSettings([
            "UMWELT_SET": "reduceTransparency=true\ncolorScheme=dark\ndisplayScale=3\nlocale=fa_IR",
            "UMWELT_LOCALE": "de",
        ])
        #expect(settings.traits.accessibilityReduceTransparency && settings.traits.colorScheme == .dark)
        #expect(settings.scale == 3 && settings.traits.displayScale == 3)
        #expect(settings.traits.calendar?.identifier == .persian)
        #expect {
            try PictureSettings(["UMWELT_SET": "colorScheme=black"])
        } throws: {
            "\($0)" == "colorScheme cannot be “black”. It can be: light, dark."
        }
    }

    @Test func `a sheet varies any value of the host`() throws {
        let matrix = try PictureMatrix("accessibilityReduceTransparency=false/true,timeZone=GMT")
        #expect(
            matrix.axes.map { $0.settings.map(\.caption) } == [
                ["accessibilityReduceTransparency false", "accessibilityReduceTransparency true"],
                ["timeZone GMT"],
            ])
        #expect(throws: PictureSettingsError.self) { try PictureMatrix("reduceTransparency=perhaps") }
        #expect(throws: PictureSettingsError.self) { try PictureMatrix("weather=fine/foul") }
    }

    @Test func `what does not go together is refused, with what to do`() {
        #expect { try PictureSettings(["UMWELT_FILM": "out.mp4"]) } throws: {
            "\($0)" == "There is no film format “mp4”: end the file's name in .png, .gif or .webp."
        }
        #expect(throws: PictureSettingsError.momentOfFilm) {
            try PictureSettings(["UMWELT_FILM": "out.png", "UMWELT_AT": "1"])
        }
        #expect(throws: PictureSettingsError.motionOfMatrix) {
            try PictureSettings(["UMWELT_MATRIX": "usual", "UMWELT_AT": "1"])
        }
        #expect(throws: Never.self) { try PictureSettings(["UMWELT_MATRIX": "usual", "UMWELT_TAP": "Add"]) }
        #expect(throws: PictureSettingsError.invalidDate("today")) { try PictureSettings(["UMWELT_DATE": "today"]) }
    }
}

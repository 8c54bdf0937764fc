import Testing

/// The book reader, run like a released app: without the tool, by variables.
@Suite struct AppMainTests {
    @Test("An app draws its window to the file and in the size that the variables name")
    func draws() async throws {
        let workshop = try Workshop()
        let variables = ["UMWELT_HOST": "picture", "UMWELT_OUTPUT": "books.png", "UMWELT_SIZE": "200x300"]
        let outcome = try await workshop.run("BookReader", variables: variables)
        #expect(outcome.output == "Drew books.png\n")
        #expect(try workshop.pixels(of: "books.png") == [400, 600])
    }

    @Test("A preview takes the place of the window")
    func preview() async throws {
        let workshop = try Workshop()
        let variables = ["UMWELT_HOST": "picture", "UMWELT_PREVIEW": "Covers", "UMWELT_SCALE": "1"]
        let outcome = try await workshop.run("BookReader", variables: variables)
        #expect(outcome.output == "Drew picture.png\n")
        #expect(try workshop.pixels(of: "picture.png") == [380, 118])
    }

    @Test("The same picture is the same to the byte")
    func reproducible() async throws {
        let workshop = try Workshop()
        let variables = ["UMWELT_HOST": "picture", "UMWELT_SCALE": "1", "UMWELT_LOCALE": "en_US"]
        for (file, home) in [("a.png", "/"), ("b.png", "/tmp")] {
            let more = ["UMWELT_OUTPUT": file, "HOME": home]
            _ = try await workshop.run("BookReader", variables: variables.merging(more) { $1 })
        }
        #expect(try workshop.data("a.png") == workshop.data("b.png"))
    }

    @Test(
        "Invalid variables are reported in one line",
        arguments: [
            ("UMWELT_HOST", "moon", 64, "There is no host “moon”. UMWELT_HOST can be: browser, picture, window."),
            ("UMWELT_SIZE", "big", 64, "“big” is no size: write the width and the height in points, such as 390x844."),
            ("UMWELT_DARK", "maybe", 64, "“maybe” does not say whether to draw dark: write 1 or 0."),
            (
                "UMWELT_PREVIEW", "Moon", 1,
                "There is no preview “Moon”. There are: “Covers”, “Row”, “A book”, “Nothing begun”."
            ),
        ] as [(String, String, Int32, String)])
    func refused(variable: String, value: String, code: Int32, message: String) async throws {
        let variables = ["UMWELT_HOST": "picture"].merging([variable: value]) { $1 }
        let outcome = try await Workshop().run("BookReader", variables: variables)
        #expect(outcome.code == code)
        #expect(outcome.errors == "Error: \(message)\n")
        #expect(outcome.output.isEmpty)
    }

    @Test("A file that cannot be written is reported with the reason")
    func unwritable() async throws {
        let variables = ["UMWELT_HOST": "picture", "UMWELT_OUTPUT": "/nowhere/a.png"]
        let outcome = try await Workshop().run("BookReader", variables: variables)
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("Error: /nowhere/a.png could not be written: "))
    }

    @Test(
        "Without a chosen host an app is a page; errors of that are reported in one line",
        arguments: [
            ("UMWELT_PORT", "99999", 64, "“99999” is no port: write a number from 0 to 65535."),
            ("UMWELT_ADDRESS", "here", 64, "“here” is no address: write one such as 127.0.0.1."),
            (
                "UMWELT_TOOL", "/nowhere/tool", 1,
                "The socket /nowhere/tool does not accept a connection: No such file or directory."
            ),
        ] as [(String, String, Int32, String)])
    func browser(variable: String, value: String, code: Int32, message: String) async throws {
        let outcome = try await Workshop().run("BookReader", variables: [variable: value])
        #expect(outcome.code == code)
        #expect(outcome.errors == "Error: \(message)\n")
    }
}

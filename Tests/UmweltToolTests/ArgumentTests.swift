import Testing

@Suite struct ArgumentTests {
    @Test(
        "Invalid arguments are reported in one line, before anything is compiled",
        arguments: [
            (["nope.swift"], 1, "There is no file or folder nope.swift."),
            (["notes.txt"], 1, "notes.txt is no Swift file."),
            (["empty"], 1, "There is no Swift file in empty."),
            (["a.swift", "--output", "a.gif"], 64, "no picture format “gif”"),
            (["a.swift", "--output", "nowhere/a.png"], 1, "nowhere/a.png cannot be written"),
            (["a.swift", "--size", "10"], 64, "“10” is no size"),
            (["a.swift", "--size", "0x10"], 64, "“0x10” is no size"),
            (["a.swift", "--scale", "big"], 64, "“big” is no scale"),
            (["a.swift", "--locale", "zz_ZZ"], 64, "“zz_ZZ” is no locale"),
            (["a.swift", "--axes", "colour"], 64, "“colour” cannot be varied"),
            (["a.swift", "--at", "soon"], 64, "“soon” is no time"),
            (["a.swift", "--film", "a.mp4"], 64, "no film format “mp4”"),
            (["a.swift", "--film", "nowhere/a.gif"], 1, "nowhere/a.gif cannot be written"),
            (["a.swift", "--film", "a.gif", "--fps", "60"], 64, "“60” is no number of pictures a second"),
            (["a.swift", "--film", "a.gif", "--seconds=-1"], 64, "“-1” is no time"),
            (["a.swift", "--film", "a.gif", "--at", "1"], 64, "leave out either the moment or the film"),
            (["a.swift", "--sdk", "18"], 64, "“18” is no version of the SDK in --sdk: write 26 or 27."),
            (["a.swift", "--design", "17"], 64, "“17” is no design in --design: write 18 or 26"),
            (["a.swift", "--loud"], 64, "Unknown option '--loud'"),
            ([], 64, "Missing expected argument '<path>'"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, message: String) async throws {
        let workshop = try Workshop()
        try workshop.write("", to: "a.swift")
        try workshop.write("", to: "notes.txt")
        try workshop.write("", to: "empty/notes.txt")
        let outcome = try await workshop.run("umwelt", ["picture"] + arguments)
        #expect(outcome.code == code)
        #expect(outcome.errors.contains(message))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.output.isEmpty)
    }

    @Test("Without a toolchain the error names the place to get one")
    func noToolchain() async throws {
        let workshop = try Workshop()
        try workshop.write("", to: "a.swift")
        let outcome = try await workshop.umwelt(
            "picture", "a.swift", variables: ["PATH": workshop.folder.path])
        #expect(outcome.code == 1)
        #expect(
            outcome.errors
                == "Error: `swiftc` is not on PATH: install Swift 6.3 from swift.org and put its usr/bin there.\n")
    }

    @Test("umwelt --version prints the version number")
    func version() async throws {
        let outcome = try await Workshop().umwelt("--version")
        #expect(outcome.code == 0)
        #expect(outcome.output.wholeMatch(of: /umwelt \d+\.\d+\.\d+\n/) != nil, "\(outcome.output)")
    }

    @Test("Help is no error")
    func help() async throws {
        let outcome = try await Workshop().umwelt("picture", "--help")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("USAGE: umwelt picture [<options>] <path>"))
    }
}

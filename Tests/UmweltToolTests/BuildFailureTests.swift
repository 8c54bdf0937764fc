import Testing

@testable import UmweltTool

@Suite struct BuildFailureTests {
    @Test("Of all that a build says, the errors are left, each once, with their source and notes")
    func errors() {
        let failure = BuildFailure(
            name: "Reader",
            messages: """
                [1/3] Compiling Reader Shelf.swift
                /r/Shelf.swift:2:1: warning: old
                1 | old
                /r/Shelf.swift:3:5: \u{1B}[1;31merror: \u{1B}[0mcannot find 'x' in scope
                3 | x
                  | `- error: cannot find 'x' in scope
                /r/Shelf.swift:1:1: note: did you mean 'y'?
                error: emit-module command failed with exit code 1
                [2/3] Emitting module Reader
                /r/Shelf.swift:3:5: error: cannot find 'x' in scope
                3 | x
                  | `- error: cannot find 'x' in scope
                /r/Shelf.swift:1:1: note: did you mean 'y'?
                /r/App.swift:9:9: error: expected '}'
                """)
        #expect(
            failure.plainErrors == """
                /r/Shelf.swift:3:5: error: cannot find 'x' in scope
                3 | x
                  | `- error: cannot find 'x' in scope
                /r/Shelf.swift:1:1: note: did you mean 'y'?

                /r/App.swift:9:9: error: expected '}'
                """)
        #expect(failure.description == "Reader does not compile.")
    }

    @Test("What has no error in the usual form is told whole")
    func other() {
        #expect(BuildFailure(name: "Reader", messages: "ld: no space left\n").errors == "ld: no space left")
    }
}

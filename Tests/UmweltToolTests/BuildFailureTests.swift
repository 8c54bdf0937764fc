import Testing

@testable import UmweltTool

@Suite struct BuildFailureTests {
    @Test("The errors of a build's output are kept, each once, with their source and notes")
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

    @Test("Errors about members of what is not found are left out, in its file alone")
    func consequences() {
        let failure = BuildFailure(
            name: "Reader",
            messages: """
                /r/Sea.swift:3:9: error: cannot find 'Map' in scope
                3 | Map().mapStyle(.standard)
                /r/Sea.swift:3:18: error: cannot infer contextual base in reference to member 'standard'
                3 | Map().mapStyle(.standard)
                /r/Sea.swift:4:1: error: reference to member 'json' cannot be resolved without a contextual type
                /r/Sea.swift:5:1: error: cannot infer type of closure parameter 'path' without a type annotation
                /r/Shelf.swift:9:9: error: cannot infer contextual base in reference to member 'red'
                """)
        #expect(
            failure.plainErrors == """
                /r/Sea.swift:3:9: error: cannot find 'Map' in scope
                3 | Map().mapStyle(.standard)

                /r/Shelf.swift:9:9: error: cannot infer contextual base in reference to member 'red'
                """)
    }

    @Test("Output without an error in the usual form is reported in full")
    func other() {
        #expect(BuildFailure(name: "Reader", messages: "ld: no space left\n").errors == "ld: no space left")
    }
}

import Foundation
import Testing

@testable import UmweltTool

@Suite struct CrashReportTests {
    private func summary(_ lines: String...) -> String {
        CrashReport(lines: lines).summary(
            program: URL(fileURLWithPath: "/cache/Reader"), sources: URL(fileURLWithPath: "/home/reader"),
            signal: SIGSEGV)
    }

    @Test("The first frame in the user's source is the place; libraries, thunks and checkouts are none")
    func place() {
        #expect(
            summary(
                "Swift/Array.swift:1: Fatal error: Index out of range",
                "*** Program crashed: Illegal instruction at 0x01 ***",
                "  0               0x01 _assertionFailure(_:_:) + 62 in libswiftCore.so",
                "  1 [ra]          0x02 Graph.run(_:) + 1 in Reader at /home/reader/.build/checkouts/umwelt/Graph.swift:1:1",
                "  2 [ra] [thunk]  0x03 thunk + 8 in Reader at /home/reader/Shelf.swift:1:1",
                "  3 [ra]          0x04 Shelf.body.getter + 23 in Reader at /home/reader/Shelf.swift:12:3",
                "  4 [ra]          0x05 main + 23 in Reader at /home/reader/App.swift:1:1"
            ) == "/home/reader/Shelf.swift:12:3: the program crashed in Shelf.body: Index out of range")
    }

    @Test("A file with a relative path is reported by its absolute path")
    func relativePlace() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
        func summary(_ place: String) -> String {
            CrashReport(lines: [
                "Swift/Array.swift:1: Fatal error: Index out of range",
                "*** Program crashed: Illegal instruction at 0x01 ***",
                "  0 [ra] 0x04 closure #1 in Shelf.body.getter + 23 in Reader at \(place)",
            ]).summary(
                program: URL(fileURLWithPath: "/cache/Reader"), sources: folder.appendingPathComponent("books"),
                signal: SIGILL)
        }
        let place = folder.appendingPathComponent("books/Shelf.swift").path + ":17:61"
        let told = "\(place): the program crashed in closure #1 in Shelf.body: Index out of range"
        #expect(summary("books/Shelf.swift:17:61") == told)
        #expect(summary("./other/../books/Shelf.swift:17:61") == told)
        #expect(summary("other/Shelf.swift:17:61") == "The program crashed: Index out of range")
    }

    @Test("The view whose body or action led there is named")
    func view() {
        #expect(
            summary(
                "Swift/Array.swift:1: Fatal error: Index out of range",
                "*** Program crashed: Illegal instruction at 0x01 ***",
                "  0 [ra]          0x02 Library.book(at:) + 1 in Reader at /home/reader/Library.swift:4:2",
                "  1 [ra]          0x03 closure #1 in closure #2 in Shelf.body.getter + 8 in Reader at /home/reader/Shelf.swift:9:1",
                "  2 [ra]          0x05 main + 23 in Reader at /home/reader/App.swift:1:1"
            )
                == "/home/reader/Library.swift:4:2: the program crashed in Library.book(at:), called by closure #1 in "
                + "closure #2 in Shelf.body: Index out of range")
    }

    @Test("Without a message the backtrace's reason is reported, and without a backtrace the signal")
    func reasons() {
        #expect(
            summary("*** Program crashed: Bad pointer dereference at 0x0 ***")
                == "The program crashed: Bad pointer dereference at 0x0")
        #expect(summary() == "The program crashed: Segmentation fault")
    }

    @Test("The expansion of a preview is named as in source")
    func preview() {
        #expect(
            summary(
                "A.swift:1: Fatal error: Index out of range", "*** Program crashed: Illegal instruction at 0x01 ***",
                "  3 [ra] 0x01 closure #1 in closure #1 in static $s5Crash0016Crashswift_eCJAcfMX1_0_33_A1Ll7PreviewfMf_"
                    + "7ContentfMu_.__makeView() + 1 in Reader at /home/reader/Shelf.swift:5:22"
            )
                == "/home/reader/Shelf.swift:5:22: the program crashed in closure #1 in closure #1 in #Preview: Index out "
                + "of range")
    }

    @Test("A stack overflow is reported as such, at the innermost line of the user's source")
    func usedUpStack() {
        #expect(
            summary(
                "*** Program crashed: Bad pointer dereference at 0x00007fffae376ff8 ***",
                "      0               0x02 Shelf.depth(_:) + 23 in Reader at /home/reader/Shelf.swift:12:3",
                "      1 [ra]          0x03 Shelf.depth(_:) + 76 in Reader at /home/reader/Shelf.swift:12:9",
                "    ...",
                "4193955 [ra]          0x04 Shelf.body.getter + 2 in Reader at /home/reader/Shelf.swift:8:9",
                "4193956 [ra]          0x05 main + 23 in Reader at /home/reader/App.swift:1:1"
            )
                == "/home/reader/Shelf.swift:12:3: the program crashed in Shelf.depth(_:), called by Shelf.body: "
                + "The stack is used up by 4193957 functions that have called each other")
    }

    @Test("A message keeps its lines, up to the backtrace")
    func lines() {
        #expect(
            summary("A.swift:1: Fatal error: first", "second", "", "*** Signal 4: Backtracing from 0x1")
                == "The program crashed: first\nsecond")
    }
}

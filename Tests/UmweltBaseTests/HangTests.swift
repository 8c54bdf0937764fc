import Foundation
import Testing

import Umwelt
@testable import UmweltBase

@Suite("The message about a main actor that does not respond") struct HangTests {
    @Test(
        "Functions are called as in source",
        arguments: [
            ("$s4Deep4NestV4bodyQrvg", "Nest.body"),
            ("$s4Deep4NestV4bodyQrvgACyXEfU_", "Nest.body"),
            ("main", "main"),
        ])
    func symbols(symbol: String, name: String) { #expect(FunctionName.readable(symbol) == name) }

    @Test(
        "A function belongs to the module that declares it, also where it extends another one's type",
        arguments: [
            ("$s4Deep4NestV4bodyQrvg", "Deep"),
            ("$s4Deep4NestV4bodyQrvgACyXEfU_", "Deep"),
            ("$s10UmweltCore17EnvironmentValuesV4DeepE4toneSivg", "Deep"),
            ("$s13UmweltContent4TextV4bodyQrvg", nil),
            ("main", nil),
        ])
    func modules(symbol: String, module: String?) { #expect(FunctionName.module(symbol) == module) }

    @Test(
        "Names lose modules, types and closures",
        arguments: [
            ("Shop.Shelf.load(from: Foundation.URL, Swift.Int) async throws -> Swift.Bool", "Shelf.load(from:_:)"),
            (
                "closure #1 in static P.$s1P0012Pswift_DrJCafMX6_0_33_0CEAC646LlPreviewfMf0_7ContentfMu_.__makeView() -> Any",
                "#Preview"
            ),
            ("Shop.(spend in _A93969EE5F22)(Swift.Double) -> Swift.Int", "spend(_:)"),
            ("static (extension in Shop):Swift.Array<A>.make() -> ()", "Array.make()"),
            (
                "closure #1 () -> Swift.Int in closure #2 (Swift.Int) -> () in Shop.Shelf.body.getter : some",
                "Shelf.body"
            ),
            (
                "Shop.Shelf.each((Swift.Int, Swift.Int) -> (), by: [Swift.String : Swift.Int]) -> ()",
                "Shelf.each(_:by:)"
            ),
        ])
    func names(demangled: String, name: String) { #expect(FunctionName.short(demangled) == name) }

    private static let answer = """
        [{"Address":"0x1","ModuleName":"a","Symbol":[
          {"Column":5,"FileName":"/library/Graph.swift","FunctionName":"$s4Deep4NestV1nSivg","Line":3}]},
         {"Address":"0x2","ModuleName":"a","Symbol":[
          {"Column":5,"FileName":"/home/shop/Deep.swift","FunctionName":"spend","Line":20},
          {"Column":0,"FileName":"/<compiler-generated>","FunctionName":"made","Line":0},
          {"Column":9,"FileName":"/home/shop/Deep.swift","FunctionName":"$s4Deep4NestV4bodyQrvg","Line":12}]},
         {"Address":"0x3","ModuleName":"a"}]
        """

    @Test("The innermost function that is not of the library, and the view that called it")
    func place() {
        let frames = Symbolizer.frames(Data(Self.answer.utf8))
        #expect(frames.count == 4)
        let hang = Hang(frames, library: "/library/", folder: "/home/shop")
        #expect(
            hang.sentence == "The app is not responding: in spend, called by Nest.body, at Deep.swift:20.")
        let elsewhere = Hang(Array(frames[3...]), library: "/library/", folder: "/home/other")
        #expect(elsewhere.message == "not responding: in Nest.body at /home/shop/Deep.swift:12")
        #expect(Hang(Array(frames[..<1]), library: "/library/", folder: "/").message == "not responding")
        #expect(Symbolizer.frames(Data("no list".utf8)) == [])
    }

    @Test("Packages that were checked out are not the author's, and a call without a line has that of its function")
    func callWithoutLine() {
        let frames = Symbolizer.frames(
            Data(
                """
                [{"Address":"0x1","ModuleName":"a","Symbol":[
                  {"FileName":"/home/shop/.build/checkouts/Pay/Pay.swift","FunctionName":"pay","Line":7,"StartLine":5},
                  {"FileName":"/<compiler-generated>","FunctionName":"made","Line":0,"StartLine":0},
                  {"FileName":"/home/shop/Deep.swift","FunctionName":"add","Line":0,"StartLine":15}]}]
                """.utf8))
        #expect(
            Hang(frames, library: "/library/", folder: "/home/shop").message
                == "not responding: in add at Deep.swift:15")
    }

    @Test("An instruction that the compiler has added to a function is in the file of that function")
    func addedInstruction() {
        let frames = Symbolizer.frames(
            Data(
                """
                [{"Address":"0x1","ModuleName":"a","Symbol":[
                  {"Column":0,"FileName":"/<compiler-generated>","FunctionName":"wait","Line":0,
                   "StartFileName":"/home/shop/Deep.swift","StartLine":15}]}]
                """.utf8))
        #expect(frames == [StackFrame(function: "wait", file: "/home/shop/Deep.swift", line: 15)])
    }

    @Test("A step of a loop that does not end is reported with its function, and its end, too")
    func loop() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                letSamplesThrough()
                let told = LockedValue(0)
                let loop = LoopActivity()
                loop.end()
                Watchdog.watch(loop) { hang in
                    Hang.report(hang)
                    // At first nothing is known of a hang.
                    if hang == nil || hang?.place != nil { told.withLock { $0 += 1 } }
                }
                // The watch sleeps by now, or is about to.
                for hang in 1...2 {
                    for _ in 0..<1000 {
                        loop.begin()
                        loop.end()
                    }
                    loop.begin()
                    work(until: 2 * hang - 1, told)
                    loop.end()
                    work(until: 2 * hang, told)
                }
                exit(EXIT_SUCCESS)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains("respon") }
        #expect(lines.count == 6)
        for hang in stride(from: 0, to: lines.count, by: 3) {
            #expect(lines[hang] == "The app is not responding.")
            #expect(
                lines[hang + 1].contains(/^The app is not responding: in work\(until:_:\) at .*HangTests\.swift:\d+\./))
            #expect(lines[hang + 2] == "The app responds again.")
        }
    }

    @Test("A thread that works is found at work, in the function and the view's body that it runs")
    func sample() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                letSamplesThrough()
                Watchdog.watchAnswers { hang in
                    if hang?.place == nil { return }
                    FileHandle.standardError.write(Data((hang?.sentence ?? "").utf8))
                    exit(EXIT_SUCCESS)
                }
                workForever()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/in workForever\(\) at .*Tests\/UmweltBaseTests\/HangTests\.swift:\d+\./))
    }
}

/// Lets the signal through that interrupts the main thread, as hosts' main threads do. Threads of Dispatch, which runs
/// tests, let none through.
private func letSamplesThrough() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGURG)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

@inline(never) private func work(until count: Int, _ told: LockedValue<Int>) {
    // Mostly in this function itself: a sample that finds the thread in the lock, in the C library, may not lead here.
    while told.withLock({ $0 }) < count {
        var turns = 0
        while turns < 1_000_000 { turns &+= 1 }
    }
}

@inline(never) private func workForever() {
    // Mostly in this function itself, for the same reason: the watch looks for the place once.
    while ProcessInfo.processInfo.processIdentifier != 0 {
        var turns = 0
        while turns < 1_000_000 { turns &+= 1 }
    }
}

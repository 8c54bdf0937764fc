import Glibc
import Testing

@testable import UmweltMacroExpansion

@Suite struct MessageTests {
    @Test("The plug-in tells its protocol's version")
    func capability() {
        let reply = Plugin.reply(to: Array(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
        #expect(
            String(decoding: reply, as: UTF8.self)
                == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    }

    @Test(
        "What the plug-in does not know expands to nothing",
        arguments: ["", "{}", #"{"expandAttachedMacro":{}}"#, "[1"])
    func unknown(request: String) {
        let reply = Plugin.reply(to: Array(request.utf8))
        #expect(
            String(decoding: reply, as: UTF8.self) == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    }

    @Test("JSON is read as it was written")
    func json() throws {
        let value: JSON = ["a": ["\"\\\n\u{1}é😀/", .number(-12), .bool(true), .null, [], [:]]]
        #expect(JSONReader.read(value.bytes) == value)
        let escapes = Array(#" { "k" : "\u00e9\ud83d\ude00\/\t" , "n" : 1.5e1 } "#.utf8)
        #expect(JSONReader.read(escapes) == ["k": "é😀/\t", "n": .number(15)])
    }

    @Test("Broken JSON is none", arguments: ["{", "[1,]", "\"a", "{\"a\" 1}", "1 2", "nul", "\"\\ud83d\"", "\"\\u12"])
    func brokenJSON(text: String) {
        #expect(JSONReader.read(Array(text.utf8)) == nil)
    }

    @Test("A message crosses the wire whole, and the end of the wire is the end")
    func framing() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let wire = MessagePipe(input: ends[0], output: ends[1])
        let message = [UInt8](repeating: 7, count: 300)
        wire.send(message)
        wire.send([])
        #expect(wire.receive() == message)
        #expect(wire.receive() == [])
        close(ends[1])
        #expect(wire.receive() == nil)
        close(ends[0])
    }
}

import TestSupport
import Testing

import Umwelt
@testable import UmweltSemantics
import UmweltControls

/// A host's copy of a field, as `FieldScript` keeps it.
private final class CopiedField {
    var value: String
    private var known: String
    private var pending: [TextEdit] = []
    private var edits = 0
    private var heard = 0

    init(_ update: TextUpdate) {
        guard case .whole(let text, let edits, let changes) = update else {
            preconditionFailure("Hosts begin with all.")
        }
        (value, known, self.edits, heard) = (text, text, edits, changes)
    }

    private var sent: String { pending.reduce(known) { $1.change.applied(to: $0) ?? $0 } }

    func nextEdit() -> TextEdit? {
        let change = TextChange(from: sent, to: value)
        guard !change.isEmpty else { return nil }
        edits += 1
        let edit = TextEdit(number: edits, heard: heard, change: change)
        pending.append(edit)
        return edit
    }

    func receive(_ update: TextUpdate) {
        switch update {
        case .whole(let text, let edits, let changes):
            acknowledge(edits)
            self.edits = max(self.edits, edits)
            apply(TextChange(from: known, to: text))
            heard = changes
        case .deltas(let deltas):
            for piece in deltas {
                acknowledge(piece.heard)
                guard let change = piece.change else { continue }
                apply(change)
                heard += 1
            }
        }
    }

    private func acknowledge(_ edits: Int) {
        while let first = pending.first, first.number <= edits {
            known = first.change.applied(to: known) ?? known
            pending.removeFirst()
        }
    }

    private func apply(_ change: TextChange) {
        var (change, unsent) = (change, TextChange(from: sent, to: value))
        known = change.applied(to: known) ?? known
        for index in pending.indices { (change, pending[index].change) = change.rebased(with: pending[index].change) }
        (change, unsent) = change.rebased(with: unsent)
        value = change.applied(to: value) ?? value
    }
}

/// A field whose program does something to every text.
private final class Field {
    var exchange = TextSynchronizer("")
    var text = ""
    let program: (String) -> String

    init(_ program: @escaping (String) -> String) { self.program = program }

    func receive(_ edit: TextEdit) -> Bool {
        exchange.show(text)
        guard let new = exchange.receive(edit) else { return false }
        text = program(new)
        return true
    }

    func nextUpdate() -> TextUpdate? {
        exchange.show(text)
        return exchange.nextUpdate(isNew: false)
    }

    func wholeUpdate() throws -> TextUpdate {
        exchange.show(text)
        let update = exchange.nextUpdate(isNew: true)
        return try #require(update)
    }
}

@Suite struct TextSynchronizerTests {
    @Test("Typing that the field has not heard of is not overwritten by its answer")
    func lateAnswer() throws {
        let field = Field { $0.uppercased() }
        let host = CopiedField(try field.wholeUpdate())
        host.value = "a"
        #expect(field.receive(try #require(host.nextEdit())))
        let answer = try #require(field.nextUpdate())
        host.value = "ab"
        host.receive(answer)
        #expect(host.value == "Ab")
        #expect(field.receive(try #require(host.nextEdit())))
        host.receive(try #require(field.nextUpdate()))
        #expect(host.value == "AB")
        #expect(field.text == "AB")
    }

    @Test("Text typed after a clearing, before the host receives it, is kept")
    func cleared() throws {
        let field = Field { $0 }
        let host = CopiedField(try field.wholeUpdate())
        host.value = "hello"
        #expect(field.receive(try #require(host.nextEdit())))
        field.text = ""
        let answer = try #require(field.nextUpdate())
        host.value = "hellox"
        let late = try #require(host.nextEdit())
        host.receive(answer)
        #expect(host.value == "x")
        #expect(field.receive(late))
        #expect(field.text == "x")
        host.receive(try #require(field.nextUpdate()))
        #expect(host.value == "x")
    }

    @Test("The answer to an edit that the program does not change has only its number")
    func plainAnswer() throws {
        let field = Field { $0 }
        let host = CopiedField(try field.wholeUpdate())
        host.value = "hello"
        #expect(field.receive(try #require(host.nextEdit())))
        #expect(field.nextUpdate() == .deltas([TextDelta(heard: 1, change: nil)]))
        #expect(field.nextUpdate() == nil)
    }

    @Test("An edit that comes twice, too early or from a text that never was is refused")
    func refusal() throws {
        let field = Field { $0 }
        _ = try field.wholeUpdate()
        let change = TextChange(replacing: 0..<0, with: "a")
        #expect(!field.receive(TextEdit(number: 2, heard: 0, change: change)))
        #expect(!field.receive(TextEdit(number: 1, heard: 1, change: change)))
        #expect(!field.receive(TextEdit(number: 1, heard: 0, change: TextChange(replacing: 3..<4, with: ""))))
        #expect(field.receive(TextEdit(number: 1, heard: 0, change: change)))
        #expect(!field.receive(TextEdit(number: 1, heard: 0, change: change)))
        #expect(field.text == "a")
        #expect(field.nextUpdate() == .whole("a", edits: 2, changes: 0))
        #expect(field.nextUpdate() == nil)
    }

    @Test("A text that would become too long is what it was, for its host too")
    func tooLong() throws {
        let field = Field { $0 }
        field.text = String(repeating: "a", count: NodeEvent.longestText - 1)
        let host = CopiedField(try field.wholeUpdate())
        host.value += "b"
        #expect(field.receive(try #require(host.nextEdit())))
        host.value += "c"
        #expect(!field.receive(try #require(host.nextEdit())))
        host.receive(try #require(field.nextUpdate()))
        #expect(host.value == field.text)
        host.value.removeLast(2)
        #expect(field.receive(try #require(host.nextEdit())))
        #expect(field.text.count == NodeEvent.longestText - 2)
    }

    @Test("A host that lost its connection keeps what it could not say")
    func reconnection() throws {
        let field = Field { $0.uppercased() }
        let host = CopiedField(try field.wholeUpdate())
        host.value = "one"
        #expect(field.receive(try #require(host.nextEdit())))
        _ = field.nextUpdate()
        // The answer is lost, and so is the next edit.
        host.value = "one two"
        _ = host.nextEdit()
        host.value = "one two three"
        host.receive(try field.wholeUpdate())
        #expect(host.value == "ONE two three")
    }

    @Test("However late messages come, both end with one text and nothing typed is lost", arguments: 0..<60)
    func random(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let programs: [(String) -> String] = [
            { $0 }, { $0.uppercased() }, { String($0.filter { $0 != " " }) }, { $0.isEmpty ? "" : $0 + "." },
        ]
        let program = programs[numbers.next(programs.count)]
        // A program that answers its own changes would never end: full stops are put once.
        let field = Field { text in text.hasSuffix(".") ? text : program(text) }
        let host = CopiedField(try field.wholeUpdate())
        var (toField, toHost): ([TextEdit], [TextUpdate]) = ([], [])
        func step(_ kind: Int) throws {
            switch kind {
            case 0...2:
                host.value = try #require(numbers.change(of: host.value).applied(to: host.value))
                if let edit = host.nextEdit() { toField.append(edit) }
            case 3: host.value += "x"
            case 4: field.text = numbers.text(5)
            case 5, 6: if !toField.isEmpty { #expect(field.receive(toField.removeFirst())) }
            case 7: if let update = field.nextUpdate() { toHost.append(update) }
            default: if !toHost.isEmpty { host.receive(toHost.removeFirst()) }
            }
        }
        for _ in 0..<300 { try step(numbers.next(10)) }
        for _ in 0..<20 {
            if let edit = host.nextEdit() { toField.append(edit) }
            while !toField.isEmpty { try step(5) }
            try step(7)
            while !toHost.isEmpty { try step(9) }
        }
        #expect(host.nextEdit() == nil)
        #expect(host.value.unicodeScalars.elementsEqual(field.text.unicodeScalars))
    }

    @Test("Impossible edits change nothing and stop nothing", arguments: 0..<20)
    func nonsense(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var exchange = TextSynchronizer("text")
        for _ in 0..<200 {
            exchange.show(numbers.text(4))
            let before = exchange.text
            let change = numbers.change(of: numbers.text(8))
            let edit = TextEdit(
                number: numbers.next(3) == 0 ? numbers.next(1 << 48) : exchange.edits + 1,
                heard: numbers.next(2) == 0 ? numbers.next(1 << 48) : exchange.changes - numbers.next(3), change: change
            )
            if exchange.receive(edit) == nil { #expect(exchange.text == before) }
            if numbers.next(4) == 0 { _ = exchange.nextUpdate(isNew: numbers.next(4) == 0) }
        }
    }
}

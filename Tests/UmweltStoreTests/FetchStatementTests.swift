import DataTestSupport
import Testing
import UmweltSQLite
import UmweltStore

private final class Note: StoredEntity {
    let table = "note"
    let selection = "t0.\(RowColumn.key), t0.text"
}

@Suite("Statements of fetches") struct FetchStatementTests {
    private let database: Database
    private let note = Note()

    init() throws {
        database = try Database(path: nil, isReadOnly: false)
        try database.run("CREATE TABLE note (\(RowColumn.key) INTEGER PRIMARY KEY, text TEXT, author INTEGER)")
        for key in 1...6 {
            try database.run(
                "INSERT INTO note VALUES (?, ?, ?)", [.integer(Int64(key)), .text("\(7 - key)"), .integer(1)])
        }
    }

    private func keys(_ query: SQLText) throws -> [Int64] {
        var keys: [Int64] = []
        try database.rows(of: query.text, query.values) { row in
            if let key = row.key(0) { keys.append(key) }
        }
        return keys
    }

    private func statement(limit: Int? = nil, offset: Int = 0) -> FetchStatement {
        FetchStatement(
            note.table, restriction: SQLText("t0.author = ?", [.integer(1)]),
            condition: SQLText("t0.text > ?", [.text("2")]), order: [SQLText("t0.text ASC")], limit: limit,
            offset: offset)
    }

    @Test("A statement sorts and cuts off, and counts what is left")
    func selection() throws {
        #expect(try keys(statement().select(note.selection)) == [4, 3, 2, 1])
        let cut = statement(limit: 2, offset: 1)
        #expect(try keys(cut.select(note.selection)) == [3, 2] && cut.count(in: database) == 2)
        #expect(try keys(cut.select(note.selection, isCut: false)).count == 4)
        #expect(try Set(keys(cut.selectAll(note.selection, isFiltered: false))).count == 6)
    }

    @Test("A change is one statement, also of some of the rows")
    func changes() throws {
        let log = StatementLog(of: database)
        var changed: [Int64] = []
        let count = try statement(limit: 1).update(
            [SQLText("text = ?", [.text("9")])], in: database, returning: RowColumn.key
        ) { row in
            if let key = row.key(0) { changed.append(key) }
        }
        #expect(count == 1 && changed == [4])
        #expect(try statement().delete(in: database) == 4)
        #expect(try FetchStatement(note.table, keys: [5, 77]).delete(in: database) == 1)
        #expect(log.verbs == ["UPDATE", "DELETE", "DELETE"])
        #expect(try keys(SQLText("SELECT * FROM note")) == [6])
    }

    @Test("Rows are read by their keys, and by their references")
    func rows() throws {
        #expect(try keys(SQLText(note.rowQuery, [.integer(3)])) == [3])
        #expect(try keys(note.query(ofKeys: [1, 2, 99])) == [1, 2])
        #expect(note.batchQuery(ofKeys: [1], size: 4).text == note.batchQuery(ofKeys: [1, 2, 3], size: 4).text)
        #expect(try keys(note.batchQuery(ofKeys: [1, 5], size: 4)) == [1, 5])
        #expect(try keys(note.query(whose: "author", is: 1)).count == 6)
        let pairs = PairTable(of: "Note.links", inverse: "Link.notes")
        #expect(pairs.name == "Link.notes" && pairs.own == "target" && !pairs.isFirst)
        try database.create(pairs)
        try database.run("INSERT INTO \(pairs.table) VALUES (2, 8), (1, 8)")
        let links = PairTable(of: "Link.notes", inverse: "Note.links")
        #expect(links.isFirst && links.table == pairs.table)
        #expect(try keys(note.query(in: pairs, of: 1)).isEmpty)
        #expect(try keys(note.query(in: pairs, of: 8)) == [1, 2])
        #expect(try database.columns(of: pairs.name) == ["source", "target"])
        #expect(try database.hasRows(SQLText("SELECT 1 FROM \(pairs.table)")))
    }

    @Test("Conditions on rows that belong to others have the values of their parameters in order")
    func conditions() throws {
        let rows = SQLRows(note.table, as: "t1", whose: "author", is: "t0")
        let few = rows.filtered(SQLText("t1.text > ?", [.text("5")]))
        let count = few.select(SQLText("count(*) + ?", [.integer(10)]))
        #expect(count.values == [.integer(10), .text("5")])
        let query = SQLText("SELECT t0.\(RowColumn.key), \(count.text) FROM note t0 WHERE \(few.exists.text)", [])
        var found: [[SQLValue]] = []
        try database.rows(of: query.text, count.values + few.exists.values) { found.append([$0[0], $0[1]]) }
        #expect(found == [[.integer(1), .integer(11)]])
        let without = few.isEmpty
        #expect(
            try keys(SQLText("SELECT t0.\(RowColumn.key) FROM note t0 WHERE \(without.text)", without.values)).count
                == 5)
    }

    @Test("Conditions on null are false where they are to be known")
    func nullConditions() throws {
        let note = SQLText("?", [.null])
        func isTrue(_ condition: SQLText) throws -> Bool? {
            var value: SQLValue?
            try database.rows(of: "SELECT \(condition.text)", condition.values) { value = $0[0] }
            return value == .null ? nil : value == .integer(1)
        }
        let equal = note.combined("=", SQLText("?", [.integer(1)]))
        #expect(try isTrue(equal) == nil)
        #expect(try isTrue(equal.knownToBeTrue) == false && isTrue(equal.knownToBeTrue.negated) == true)
        #expect(try isTrue(note.isIn([.integer(1)])) == false)
        #expect(try isTrue(SQLText("?", [.integer(2)]).isIn([.integer(1), .integer(2)])) == true)
        #expect(try isTrue(.call("coalesce", [note, SQLText("?", [.integer(1)])])) == true)
    }

    @Test("Runs end where another key begins")
    func runs() {
        let values = ["a", "a", "b", "a"]
        let runs = KeyRuns.find(in: 1..<4) { values[$0] }
        #expect(runs.map(\.key) == ["a", "b", "a"] && runs.map(\.range) == [1..<2, 2..<3, 3..<4])
        #expect(KeyRuns.find(in: 0..<0) { values[$0] }.isEmpty)
    }
}

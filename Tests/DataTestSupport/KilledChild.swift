import Foundation
import UmweltSQLite

/// A copy of this process that saves until it is killed.
///
/// A copy starts in milliseconds, which a new process does not. It has the calling thread alone: locks that others hold
/// stay locked in it, so that copies are made in processes of their own, where nothing else runs.
package enum KilledChild {
    /// A step of the copy that has failed.
    package struct Failure: Error {}

    /// Kills copies at random moments of 200 saves, and more as long as they have not done as many, and checks after
    /// each that the store has all of a save or nothing of it, and what was saved before.
    ///
    /// - Parameters:
    ///   - table: The table that gets ten rows by each save.
    ///   - url: The store.
    ///   - prepare: Called in each copy. It returns the save that is done again and again.
    /// - Returns: The faults that were found.
    package static func faults(of table: String, at url: URL, _ prepare: () throws -> () throws -> Void) -> [String] {
        var faults: [String] = []
        var (known, kills) = (0, 0)
        // A guess of how long opening and a few saves take, so that kills meet both; longer where the machine is slow.
        var longest: UInt32 = 10_000
        while (kills < 200 || known < 2000) && kills < 4000 && faults.isEmpty {
            kills += 1
            do {
                let saves = try steps(for: UInt32.random(in: 0..<longest), prepare)
                if saves == 0 { longest = min(longest + longest / 8, 1_000_000) }
                let rows = try rows(of: table, at: url)
                if rows != known + 10 * saves && rows != known + 10 * (saves + 1) {
                    faults.append("\(rows) rows after \(known) and \(saves) saves of ten")
                }
                known = rows
            } catch {
                faults.append("\(error)")
            }
        }
        return faults
    }

    /// The rows of a table, by a connection that is closed before the next copy is made.
    private static func rows(of table: String, at url: URL) throws -> Int {
        guard FileManager.default.fileExists(atPath: url.path) else { return 0 }
        let database = try Database(path: url.path, isReadOnly: false)
        var (isThere, count) = (false, 0)
        try database.rows(of: "SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { _ in isThere = true }
        if isThere {
            try database.rows(of: "SELECT count(*) FROM \(table.quotedForSQL)") { count = Int($0.key(0) ?? 0) }
        }
        return count
    }

    /// Runs steps in a copy of this process, which is killed after a time.
    ///
    /// - Parameters:
    ///   - microseconds: The time.
    ///   - prepare: Called in the copy. It returns the step that is done again and again.
    /// - Returns: The number of steps that were done.
    /// - Throws: ``Failure`` if one has thrown, which is printed.
    private static func steps(for microseconds: UInt32, _ prepare: () throws -> () throws -> Void) throws -> Int {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure() }
        let child = fork()
        if child == 0 { run(prepare, ends[1]) }
        close(ends[1])
        defer { close(ends[0]) }
        guard child > 0 else { throw Failure() }
        usleep(microseconds)
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        var done = 0
        var bytes: [UInt8] = Array(repeating: 0, count: 4096)
        while case let count = read(ends[0], &bytes, bytes.count), count > 0 {
            if bytes[..<count].contains(failed) { throw Failure() }
            done += count
        }
        return done
    }

    private static let succeeded: UInt8 = 1
    private static let failed: UInt8 = 2

    private static func run(_ prepare: () throws -> () throws -> Void, _ end: Int32) -> Never {
        do {
            let step = try prepare()
            while true {
                try step()
                withUnsafePointer(to: succeeded) { _ = write(end, $0, 1) }
            }
        } catch {
            print("A child that saves has failed: \(error)")
            withUnsafePointer(to: failed) { _ = write(end, $0, 1) }
            _exit(1)
        }
    }

    /// C's `fork`, which Swift does not import.
    private static let fork: @convention(c) () -> Int32 = {
        // A function of the C library.
        unsafeBitCast(dlsym(nil, "fork")!, to: (@convention(c) () -> Int32).self)
    }()
}

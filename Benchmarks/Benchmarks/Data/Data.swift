import Benchmark
import Foundation

/// SwiftData and Core Data beside the same work with SQLite's own functions, on files: saving new objects, and reading
/// them in order. Then a list of what a query finds, one of whose objects changes.
let benchmarks: @Sendable () -> Void = {
    func add(_ name: String, duration: Int, _ work: @escaping @MainActor (Lent) throws -> Void) {
        Benchmark(
            name,
            configuration: .init(metrics: [.wallClock], timeUnits: .microseconds, maxDuration: .seconds(duration))
        ) { benchmark in
            try await MainActor.run { [lent = Lent(benchmark)] in try work(lent) }
        }
    }
    add("Save 100000 new objects", duration: 10) { try Objects.save(100_000, $0) }
    add("Save 100000 new managed objects", duration: 10) { try ManagedObjects.save(100_000, $0) }
    add("Save 100000 rows with SQLite alone", duration: 5) { try Rows.save(100_000, $0) }
    add("Fetch 10000 objects in order", duration: 5) { try Objects.fetch(10_000, $0) }
    add("Fetch 10000 managed objects in order", duration: 5) { try ManagedObjects.fetch(10_000, $0) }
    add("Read 10000 rows in order with SQLite alone", duration: 3) { try Rows.read(10_000, $0) }
    add("Change one of 10000 objects of a query in a list", duration: 5) { try QueriedList.change(10_000, $0) }
}

/// A benchmark on its way to the main actor, on which alone it is used until that is done.
struct Lent: @unchecked Sendable {
    let benchmark: Benchmark

    init(_ benchmark: Benchmark) { self.benchmark = benchmark }
}

/// A folder for the files of one measurement.
struct TemporaryFolder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var store: URL { url.appendingPathComponent("data.store") }
}

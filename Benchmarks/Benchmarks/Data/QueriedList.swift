import Benchmark
import SwiftData
import SwiftUI
import UmweltTesting

private struct MeasurementRow: View {
    let measurement: Measurement
    var body: some View { Text(measurement.name) }
}

private struct MeasurementList: View {
    @Query(sort: \Measurement.count) private var measurements: [Measurement]
    var body: some View { List(measurements) { MeasurementRow(measurement: $0) } }
}

/// A list of all objects of a class.
@MainActor enum QueriedList {
    static func change(_ count: Int, _ lent: Lent) throws {
        let container = try ModelContainer(
            for: Measurement.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.autosaveEnabled = false
        let objects = (0..<count).map(Measurement.init)
        for object in objects { context.insert(object) }
        try context.save()
        let host = TestHost { MeasurementList().modelContainer(container) }
        var turn = 0
        precondition(host.updates { objects[2].name = "Changed" } == ["MeasurementRow"])
        for _ in lent.benchmark.scaledIterations {
            turn += 1
            lent.benchmark.startMeasurement()
            objects[2].name = turn.isMultiple(of: 2) ? "even" : "odd."
            host.update()
            lent.benchmark.stopMeasurement()
        }
    }
}

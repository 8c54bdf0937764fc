import Benchmark
import Foundation
import SwiftData

@Model final class Measurement {
    var name: String
    var value: Double
    var count: Int
    var time: Date
    var note: String?

    init(_ index: Int) {
        name = "Measurement \(index)"
        value = Double(index) / 3
        count = index
        time = Date(timeIntervalSinceReferenceDate: Double(index))
    }
}

/// The work with SwiftData.
@MainActor enum Objects {
    static func save(_ count: Int, _ lent: Lent) throws {
        for _ in lent.benchmark.scaledIterations {
            let folder = try TemporaryFolder()
            let context = ModelContext(
                try ModelContainer(for: Measurement.self, configurations: ModelConfiguration(url: folder.store)))
            lent.benchmark.startMeasurement()
            for index in 0..<count { context.insert(Measurement(index)) }
            try context.save()
            lent.benchmark.stopMeasurement()
        }
    }

    static func fetch(_ count: Int, _ lent: Lent) throws {
        let folder = try TemporaryFolder()
        let container = try ModelContainer(for: Measurement.self, configurations: ModelConfiguration(url: folder.store))
        let writer = ModelContext(container)
        for index in 0..<count { writer.insert(Measurement(index)) }
        try writer.save()
        let descriptor = FetchDescriptor<Measurement>(sortBy: [SortDescriptor(\.value, order: .reverse)])
        for _ in lent.benchmark.scaledIterations {
            let context = ModelContext(container)
            lent.benchmark.startMeasurement()
            let found = try context.fetch(descriptor)
            lent.benchmark.stopMeasurement()
            precondition(found.count == count && found[0].count == count - 1)
        }
    }
}

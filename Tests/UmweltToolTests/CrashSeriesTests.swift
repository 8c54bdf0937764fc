import Testing

@testable import UmweltTool

@Suite("Crashes in a row") struct CrashSeriesTests {
    @Test("An app that crashes by itself is started once more")
    func row() {
        var series = CrashSeries()
        series.recordCrash(afterLife: .seconds(1), wasUsed: false)
        #expect(!series.isOver)
        series.recordCrash(afterLife: .seconds(1), wasUsed: false)
        #expect(series.isOver && series.count == 2)
    }

    @Test("A crash that the user has led to, or after a long life, is the first of its row")
    func first() {
        var series = CrashSeries()
        for _ in 0..<10 { series.recordCrash(afterLife: .seconds(1), wasUsed: true) }
        #expect(series.count == 1)
        series.recordCrash(afterLife: .seconds(10), wasUsed: false)
        #expect(series.count == 1 && !series.isOver)
    }
}

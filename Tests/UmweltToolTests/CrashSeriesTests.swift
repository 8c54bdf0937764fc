import Testing

@testable import UmweltTool

@Suite("Crashes in a row") struct CrashSeriesTests {
    @Test("The app is started anew at once, then later and later, and after the fourth crash no more")
    func row() {
        var series = CrashSeries()
        var pauses: [Duration] = []
        while !series.isOver {
            pauses.append(series.pause)
            series.note(afterLife: .seconds(1), wasUsed: false)
        }
        #expect(pauses == [.zero, .zero, .milliseconds(400), .milliseconds(800)])
        #expect(series.count == 4)
    }

    @Test("A crash that somebody has led to, or after a long life, is the first of its row")
    func first() {
        var series = CrashSeries()
        for _ in 0..<10 { series.note(afterLife: .seconds(1), wasUsed: true) }
        #expect(series.count == 1)
        for _ in 0..<2 { series.note(afterLife: .seconds(1), wasUsed: false) }
        #expect(series.count == 3)
        series.note(afterLife: .seconds(10), wasUsed: false)
        #expect(series.count == 1)
    }
}

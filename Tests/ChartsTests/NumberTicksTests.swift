import Testing

@testable import Charts

@Suite("Round numbers on an axis") struct NumberTicksTests {
    private func ticks(_ upper: Double, from lower: Double = 0, count: Int? = nil) -> [Double] {
        NumberTicks.ticks(from: lower, to: upper, desiredCount: count, roundsLower: true, roundsUpper: true).values
    }

    @Test("Axes from zero have about four intervals of 1, 2 or 5")
    func fromZero() {
        #expect(ticks(9) == [0, 5, 10])
        #expect(ticks(14) == [0, 5, 10, 15])
        #expect(ticks(80) == [0, 20, 40, 60, 80])
        #expect(ticks(0.7) == [0, 0.2, 0.4, 0.6, 0.8])
        #expect(ticks(250_000) == [0, 100_000, 200_000, 300_000])
    }

    @Test("A step is 2.5 times a power of ten from 25 on")
    func quarters() {
        #expect(ticks(100) == [0, 25, 50, 75, 100])
        #expect(!ticks(10).contains(2.5))
    }

    @Test("Axes with negative numbers begin at a tick below them")
    func negative() {
        #expect(ticks(0, from: -47) == [-60, -40, -20, 0])
        #expect(ticks(4, from: -3) == [-4, -2, 0, 2, 4])
    }

    @Test("The desired count decides how many there are")
    func count() {
        #expect(ticks(100, count: 11) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        #expect(ticks(100, count: 3) == [0, 50, 100])
    }

    @Test("An axis that is not rounded has the ticks inside of it")
    func notRounded() {
        let result = NumberTicks.ticks(from: 3, to: 97, roundsLower: false, roundsUpper: false)
        #expect(result.lower == 3 && result.upper == 97)
        #expect(result.values == [25, 50, 75])
    }

    @Test("Numbers without a length have at most one tick", arguments: [Double.infinity, 0, .nan])
    func degenerate(_ upper: Double) {
        #expect(NumberTicks.ticks(from: 0, to: upper, roundsLower: true, roundsUpper: true).values.count < 2)
    }
}

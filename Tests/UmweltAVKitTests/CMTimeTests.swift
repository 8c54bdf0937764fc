import Testing
import UmweltCoreMedia

@Suite("Times of Core Media") struct CMTimeTests {
    @Test("A time of seconds is rounded to its denominator, and says so") func seconds() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900 && time.timescale == 600 && time.seconds == 1.5 && !time.hasBeenRounded)
        #expect(CMTime(seconds: 1 / 3, preferredTimescale: 10).hasBeenRounded)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    }

    @Test("Fractions of the same seconds are equal") func equality() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]).count == 1)
        #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
        #expect(CMTime(value: .max, timescale: 2) < CMTime(value: .max, timescale: 1))
    }

    @Test("Infinite, indefinite and invalid times follow all numbers, in this order") func kinds() {
        let times: [CMTime] = [
            .negativeInfinity, .zero, CMTime(value: 9, timescale: 1), .positiveInfinity, .indefinite, .invalid,
        ]
        #expect(times.sorted() == times)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    }

    @Test("Sums are exact where a denominator has both") func sums() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
        #expect(sum.value == 7 && sum.timescale == 12)
        #expect((CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 2)) == .zero)
        #expect((CMTime.indefinite + .zero).isIndefinite && !(CMTime.invalid + .zero).isValid)
        #expect((CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)).isPositiveInfinity)
    }

    @Test("Another denominator rounds as it is told") func scales() {
        let time = CMTime(value: 5, timescale: 2)
        #expect(time.convertScale(1, method: .default).value == 3)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 2)
        #expect(time.convertScale(4, method: .default).value == 10)
    }

    @Test("A range has its start, and not its end") func ranges() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(range.duration.seconds == 2 && range.containsTime(range.start) && !range.containsTime(range.end))
    }
}

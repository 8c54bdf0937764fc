import Glibc
import Synchronization

/// The source of keys, which are the primary keys of rows too: later ones are greater, so that rows lie in the order of
/// their making, and those of different processes differ.
package enum RowKey {
    private static let last = Mutex<Int64>(0)

    /// The bits below the milliseconds since 2001, which are random where a millisecond begins: 41 bits of milliseconds
    /// last until 2070.
    private static let randomBits: Int64 = 22

    /// The milliseconds since 2001, by the clock that takes the least time and is a few of them late.
    private static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Int64(time.tv_sec - epoch) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// The beginning of 2001, in seconds since 1970.
    private static let epoch = 978_307_200

    package static func next() -> Int64 {
        last.withLock { last in
            let now = milliseconds << randomBits
            last = last < now ? now | Int64.random(in: 0..<(1 << (randomBits - 1))) : last + 1
            return last
        }
    }
}

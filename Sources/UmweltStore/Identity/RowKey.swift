import Glibc
import Synchronization

/// Generates keys, which are also primary keys of rows: later keys are greater, so that rows are in the order of
/// creation, and keys of different processes differ.
package enum RowKey {
    private static let last = Mutex<Int64>(0)

    /// The number of bits below the milliseconds since 2001, which start at a random value in each millisecond: 41 bits
    /// of milliseconds last until 2070.
    private static let randomBits: Int64 = 22

    /// The milliseconds since 2001, from the fastest clock, which may be a few milliseconds late.
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

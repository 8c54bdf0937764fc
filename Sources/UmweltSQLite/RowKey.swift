import Foundation
import Synchronization

/// The source of keys, which are the primary keys of rows too: later ones are greater, so that rows lie in the order of
/// their making, and those of different processes differ.
package enum RowKey {
    private static let last = Mutex<Int64>(0)

    /// The bits below the milliseconds since 2001, which are random where a millisecond begins: 41 bits of milliseconds
    /// last until 2070.
    private static let randomBits: Int64 = 22

    package static func next() -> Int64 {
        last.withLock { last in
            let now = Int64(Date.timeIntervalSinceReferenceDate * 1000) << randomBits
            last = last < now ? now | Int64.random(in: 0..<(1 << (randomBits - 1))) : last + 1
            return last
        }
    }
}

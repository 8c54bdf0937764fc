import Foundation

/// The Return key in the terminal that the tool runs in.
enum ReturnKey {
    /// A stream with an element for each line of standard input, until that ends.
    static var presses: AsyncStream<Void> {
        AsyncStream { continuation in
            // A tool in the background of a shell is not stopped because it would read.
            signal(SIGTTIN, SIG_IGN)
            Thread.detachNewThread {
                // Not by the C library's stream, which would be locked meanwhile for all that flush their output.
                var byte: UInt8 = 0
                while read(STDIN_FILENO, &byte, 1) == 1 {
                    if byte == UInt8(ascii: "\n") { continuation.yield() }
                }
                continuation.finish()
            }
        }
    }
}

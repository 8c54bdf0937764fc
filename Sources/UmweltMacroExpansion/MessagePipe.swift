import Glibc

/// The connection to the compiler: each message is an 8-byte little-endian length and that many bytes of JSON.
package struct MessagePipe {
    let input: Int32
    let output: Int32

    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Reads the next message; nil when the compiler has closed the connection.
    package func receive() -> [UInt8]? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        return read(count: Int(length))
    }

    package func send(_ message: [UInt8]) {
        var length = UInt64(message.count).littleEndian
        withUnsafeBytes(of: &length, write)
        message.withUnsafeBytes(write)
    }

    private func read(count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var rest = UnsafeMutableRawBufferPointer(buffer).prefix(count)
            while !rest.isEmpty {
                let step = Glibc.read(input, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard step > 0 else { break }
                rest = rest.dropFirst(step)
            }
            filled = count - rest.count
        }
        return bytes.count == count ? bytes : nil
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let step = Glibc.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            guard step > 0 else { return }
            rest = rest.dropFirst(step)
        }
    }
}

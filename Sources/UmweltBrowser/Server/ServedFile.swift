import Foundation
internal import NIOCore

/// A file that a request is answered with, read part by part as the parts are sent.
///
/// It is not memory-mapped: if a program truncates the file, a signal would end the process.
final class ServedFile: Sendable {
    /// The length in bytes of the part that is sent, when the file was opened.
    let length: Int

    /// The first byte of the part.
    let start: Int

    /// The length of the whole file in bytes.
    let wholeLength: Int

    private let descriptor: Int32

    /// Opens a file, of which a part is sent; nil if it cannot be read, or is a folder or a device.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - part: Returns the part for the length of the file, in bytes; nil for the whole file.
    init?(_ url: URL, part: (Int) -> Range<Int>? = { _ in nil }) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        wholeLength = Int(facts.st_size)
        let part = part(wholeLength) ?? 0..<wholeLength
        (start, length) = (part.lowerBound, part.count)
    }

    deinit { close(descriptor) }

    /// Reads bytes of the part into an empty buffer. Returns false if there are fewer by now.
    func read(_ count: Int, from offset: Int, to buffer: inout ByteBuffer) -> Bool {
        let read = buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { bytes in
            max(pread(descriptor, bytes.baseAddress, count, off_t(start + offset)), 0)
        }
        return read == count
    }
}
